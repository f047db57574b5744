// Steps through the frames in the page. This script contains neither "less than" nor ampersands, so
// that the page is valid both as HTML and as XML.
"use strict";
(function () {
  const by = (id) => document.getElementById(id);
  const reel = JSON.parse(by("reel").textContent);
  const log = Array.from(by("log").children);
  const last = reel.steps.length - 1;
  const begins = reel.steps
    .map((step, at) => (at === 0 ? true : step.stage !== reel.steps[at - 1].stage) ? at : -1)
    .filter((at) => at >= 0);
  let now = 0;

  function run(letters, classes) {
    if (classes === "") {
      return document.createTextNode(letters);
    }
    const span = document.createElement("span");
    span.className = classes;
    span.textContent = letters;
    return span;
  }

  function row(number) {
    const runs = reel.rows[number];
    const nodes = [];
    for (let i = 0; runs.length > i; i += 2) {
      nodes.push(run(runs[i], runs[i + 1]));
    }
    nodes.push(document.createTextNode("\n"));
    return nodes;
  }

  function sentence(number) {
    const item = document.createElement("li");
    item.textContent = reel.words[number];
    return item;
  }

  function part(at) {
    return begins.filter((first) => at >= first).length - 1;
  }

  function follow() {
    by("log").scrollTop = by("log").scrollHeight;
  }

  function show(wanted) {
    now = Math.max(0, Math.min(last, wanted));
    const step = reel.steps[now];
    by("table").replaceChildren(...step.rows.flatMap(row));
    by("words").replaceChildren(...step.words.map(sentence));
    log.forEach((item, at) => {
      item.hidden = at > now ? true : item.childElementCount === 0;
      item.removeAttribute("aria-current");
    });
    log[now].setAttribute("aria-current", "step");
    follow();
    const name = by("where").dataset;
    const stage = step.stage === "" ? "" : ", " + step.stage;
    const where = name.step + " " + now + " " + name.of + " " + last;
    by("where").textContent = where;
    by("slider").value = now;
    by("slider").setAttribute("aria-valuetext", where + stage);
    by("part").value = part(now);
    const lines = Array.from(log[now].children).map((line) => line.textContent);
    by("heard").textContent = [where + stage + "."].concat(lines).join(" ");
    by("first").disabled = by("back").disabled = now === 0;
    by("next").disabled = by("last").disabled = now === last;
  }

  function turn(by) {
    const at = part(now) + by;
    show(0 > at ? 0 : at >= begins.length ? last : begins[at]);
  }

  const keys = {
    ArrowLeft: () => show(now - 1),
    ArrowRight: () => show(now + 1),
    Home: () => show(0),
    End: () => show(last),
  };
  const turns = { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) };

  document.addEventListener("keydown", (event) => {
    const other = event.ctrlKey || event.altKey || event.metaKey || event.target === by("part");
    const done = (event.shiftKey ? turns : keys)[event.key];
    if (!other) {
      if (done) {
        event.preventDefault();
        done();
      }
    }
  });
  window.addEventListener("resize", follow);
  by("slider").addEventListener("input", (event) => show(Number(event.target.value)));
  by("first").addEventListener("click", () => show(0));
  by("back").addEventListener("click", () => show(now - 1));
  by("next").addEventListener("click", () => show(now + 1));
  by("last").addEventListener("click", () => show(last));
  by("part").addEventListener("change", (event) => show(begins[Number(event.target.value)]));
  begins.forEach((at, number) => by("part").add(new Option(reel.steps[at].stage, number)));
  by("part").hidden = 2 > begins.length;
  by("controls").hidden = false;
  show(0);
})();
