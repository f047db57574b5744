# Completion of the command lethe. Written by "lethe completion".

# Succeeds if no file name has been typed yet and a file here has a name like an option.
function __lethe_dashed
    set -l token (commandline -ct)
    set -l names ./-*
    test -z "$token"; and test (count $names) -gt 0
end

# Lists the files here. Names that begin with a dash get an absolute path, because fish does not
# offer names that begin with a dot.
function __lethe_files
    for name in *
        string match -qr '[\n\t]' -- $name; and continue
        test -d ./$name; and set name $name/
        string match -q -- '-*' $name; and set name (string replace -r '/*$' '/' -- $PWD)$name
        printf '%s\n' $name
    end
end

