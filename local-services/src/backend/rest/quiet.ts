import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The REST library prints database errors with their parameters, which are what users typed. Its output during a request is
 * dropped; the rest of the process prints as before.
 */
const inQuiet = new AsyncLocalStorage<true>();
let guarded = false;

function guardConsole(): void {
  if (guarded) return;
  guarded = true;
  const output = globalThis.console;
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir'] as const) {
    const original = output[name].bind(output);
    output[name] = (...values: unknown[]) => {
      if (!inQuiet.getStore()) original(...values);
    };
  }
}

/** Runs `work`, including what it starts, without console output. */
export function quietly<T>(work: () => T): T {
  guardConsole();
  return inQuiet.run(true, work);
}
