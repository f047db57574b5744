# Completion of the command lethe. Written by "lethe completion".

# True before the name of a file is typed where a file here has a name like an option.
function __lethe_dashed
    set -l token (commandline -ct)
    set -l names ./-*
    test -z "$token"; and test (count $names) -gt 0
end

# The files here. Fish offers no name that begins with a dot, so the whole path stands before a dash.
function __lethe_files
    for name in *
        string match -qr '[\n\t]' -- $name; and continue
        test -d ./$name; and set name $name/
        string match -q -- '-*' $name; and set name (string replace -r '/*$' '/' -- $PWD)$name
        printf '%s\n' $name
    end
end

