const ENDS = 5;
const WITHIN_MS = 10 * 60_000;

/**
 * Runs a process and starts again what ended by itself, five times within ten minutes; then it is given up.
 * @param {() => import('node:child_process').ChildProcess} start a process that says `{ ready }` when it works
 * @param {{ onReady?: (said: string) => void, onEnd?: (code: number) => void }} [tell] `onReady` only the first time; `onEnd`
 *   each time it is started again
 * @returns {{ done: Promise<number>, stop: (signal?: NodeJS.Signals) => Promise<number> }} `done`: the code it ended with, in
 *   order, before it ever worked, or too often
 */
export function keepRunning(start, { onReady, onEnd } = {}) {
  let hasWorked = false;
  let isStopping = false;
  let ends = [];
  let child;
  let settle;
  const done = new Promise((resolve) => (settle = resolve));
  const ended = (code) => {
    ends = [...ends.filter((at) => at > Date.now() - WITHIN_MS), Date.now()];
    if (isStopping || code === 0 || !hasWorked || ends.length > ENDS) return settle(code);
    onEnd?.(code);
    run();
  };
  const run = () => {
    child = start();
    child.on('message', ({ ready }) => {
      if (hasWorked || typeof ready !== 'string') return;
      hasWorked = true;
      onReady?.(ready);
    });
    // A signal has no code.
    child.once('exit', (code) => ended(code ?? 1));
  };
  run();
  const stop = (signal = 'SIGTERM') => {
    isStopping = true;
    child.kill(signal);
    return done;
  };
  return { done, stop };
}
