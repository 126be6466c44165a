const ENDS = 5;
const WITHIN_MS = 10 * 60_000;

/**
 * Runs a process and restarts it when it ends by itself, up to five times within ten minutes.
 * @param {() => import('node:child_process').ChildProcess} start a process that sends `{ ready }` when it works
 * @param {{ onReady?: (said: string) => void, onEnd?: (code: number) => void }} [tell] `onReady` only the first time; `onEnd` on
 * each restart
 * @returns {{ done: Promise<number>, stop: (signal?: NodeJS.Signals) => Promise<number> }} `done`: the exit code of an orderly
 * end, of one before it ever worked, or of the last of too many
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
    // A process ended by a signal has no code.
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
