import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The REST library prints database errors with their parameters, which are what people typed. Everything it prints
 * while it serves a request is dropped; the rest of the process prints as before.
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

/** Runs `work`, and whatever it starts, without a word on the console. */
export function quietly<T>(work: () => T): T {
  guardConsole();
  return inQuiet.run(true, work);
}
