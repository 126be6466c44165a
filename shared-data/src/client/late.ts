/** A value that arrives after the page began, e.g. a client whose code is loaded on demand. */
export interface Late<T> {
  /** The value if it has arrived; does not load it. */
  arrived(): T | null;
  /**
   * Loads it, once.
   * @throws the loading error; the next call retries
   */
  load(): Promise<T>;
}

export function createLate<T>(bring: () => Promise<T>): Late<T> {
  let arrived: T | null = null;
  let work: Promise<T> | null = null;
  const begin = async () => {
    try {
      arrived = await bring();
      return arrived;
    } catch (cause) {
      work = null;
      throw cause;
    }
  };
  return {
    arrived: () => arrived,
    load() {
      work ??= begin();
      return work;
    },
  };
}

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;

/** Retries with growing delays until it has loaded, for listeners. Callers that make a request get the error from `load`. */
export async function loadAtLast<T>(late: Late<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LAST_WAIT_MS)) {
    const arrived = await late.load().catch(() => null);
    if (arrived !== null) return arrived;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
