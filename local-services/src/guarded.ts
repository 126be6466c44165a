/** Wraps a listener of sockets, timers or the database: what it throws goes to `fail` instead of ending the process. */
export function guarded<Heard extends unknown[]>(
  listener: (...heard: Heard) => void,
  fail: (cause: unknown, ...heard: Heard) => void,
): (...heard: Heard) => void {
  return (...heard) => {
    try {
      listener(...heard);
    } catch (cause) {
      fail(cause, ...heard);
    }
  };
}
