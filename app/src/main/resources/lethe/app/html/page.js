// Steps through the frames in the page. This script contains neither "less than" nor ampersands, so
// that the page is valid both as HTML and as XML.
"use strict";
(function () {
  const element = (id) => document.getElementById(id);
  const replay = JSON.parse(element("replay").textContent);
  const log = Array.from(element("log").children);
  const lastStep = replay.steps.length - 1;
  const stageStarts = replay.steps
    .map((step, index) =>
      (index === 0 ? true : step.stage !== replay.steps[index - 1].stage) ? index : -1)
    .filter((index) => index >= 0);
  let currentStep = 0;

  function runNode(text, classes) {
    if (classes === "") {
      return document.createTextNode(text);
    }
    const span = document.createElement("span");
    span.className = classes;
    span.textContent = text;
    return span;
  }

  function rowNodes(rowIndex) {
    const runs = replay.rows[rowIndex];
    const nodes = [];
    for (let i = 0; runs.length > i; i += 2) {
      nodes.push(runNode(runs[i], runs[i + 1]));
    }
    nodes.push(document.createTextNode("\n"));
    return nodes;
  }

  function descriptionItem(lineIndex) {
    const item = document.createElement("li");
    item.textContent = replay.descriptions[lineIndex];
    return item;
  }

  function stageOf(step) {
    return stageStarts.filter((start) => step >= start).length - 1;
  }

  function scrollLogToEnd() {
    element("log").scrollTop = element("log").scrollHeight;
  }

  function show(stepIndex) {
    currentStep = Math.max(0, Math.min(lastStep, stepIndex));
    const step = replay.steps[currentStep];
    element("table").replaceChildren(...step.rows.flatMap(rowNodes));
    element("description").replaceChildren(...step.descriptions.map(descriptionItem));
    log.forEach((item, index) => {
      item.hidden = index > currentStep ? true : item.childElementCount === 0;
      item.removeAttribute("aria-current");
    });
    log[currentStep].setAttribute("aria-current", "step");
    scrollLogToEnd();
    const labels = element("position").dataset;
    const stage = step.stage === "" ? "" : ", " + step.stage;
    const position = labels.step + " " + currentStep + " " + labels.of + " " + lastStep;
    element("position").textContent = position;
    element("slider").value = currentStep;
    element("slider").setAttribute("aria-valuetext", position + stage);
    element("stage").value = stageOf(currentStep);
    const messages = Array.from(log[currentStep].children).map((line) => line.textContent);
    element("announcement").textContent = [position + stage + "."].concat(messages).join(" ");
    element("first").disabled = element("back").disabled = currentStep === 0;
    element("next").disabled = element("last").disabled = currentStep === lastStep;
  }

  function showStage(offset) {
    const stage = stageOf(currentStep) + offset;
    show(0 > stage ? 0 : stage >= stageStarts.length ? lastStep : stageStarts[stage]);
  }

  const actions = {
    ArrowLeft: () => show(currentStep - 1),
    ArrowRight: () => show(currentStep + 1),
    Home: () => show(0),
    End: () => show(lastStep),
  };
  const shiftActions = { ArrowLeft: () => showStage(-1), ArrowRight: () => showStage(1) };

  document.addEventListener("keydown", (event) => {
    const ignored =
      event.ctrlKey || event.altKey || event.metaKey || event.target === element("stage");
    const action = (event.shiftKey ? shiftActions : actions)[event.key];
    if (!ignored) {
      if (action) {
        event.preventDefault();
        action();
      }
    }
  });
  window.addEventListener("resize", scrollLogToEnd);
  element("slider").addEventListener("input", (event) => show(Number(event.target.value)));
  element("first").addEventListener("click", () => show(0));
  element("back").addEventListener("click", () => show(currentStep - 1));
  element("next").addEventListener("click", () => show(currentStep + 1));
  element("last").addEventListener("click", () => show(lastStep));
  element("stage").addEventListener("change",
    (event) => show(stageStarts[Number(event.target.value)]));
  stageStarts.forEach((start, index) =>
    element("stage").add(new Option(replay.steps[start].stage, index)));
  element("stage").hidden = 2 > stageStarts.length;
  element("controls").hidden = false;
  show(0);
})();
