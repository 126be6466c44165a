/** Runs in the page: scrolls to the end a screen's third per frame; which frames came late, and which tasks were long. */
export async function scrollDown() {
  const deltas = [];
  const longTasks = [];
  const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration)));
  observer.observe({ type: 'longtask' });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let before = await frame();
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 2 && deltas.length < 600) {
    scrollBy(0, innerHeight / 3);
    const at = await frame();
    deltas.push(at - before);
    before = at;
  }
  await new Promise((done) => setTimeout(done, 100));
  observer.disconnect();
  return { deltas, longTasks };
}
