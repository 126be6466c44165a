/**
 * A listener of sockets, timers or the database that ends nobody but whom it serves: what it throws is told to `fail`, and
 * does not reach the process, which would end with it.
 */
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
