/** Something that arrives after the page began: a client whose code is fetched when it is needed. */
export interface Late<T> {
  /** It, once it is there; does not fetch it. */
  arrived(): T | null;
  /** Fetches it, once. @throws what kept it from arriving; the next call tries again */
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

/** For who only listens: tries until it is there, ever less often. Who asks for something is told by `load`. */
export async function loadAtLast<T>(late: Late<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LAST_WAIT_MS)) {
    const arrived = await late.load().catch(() => null);
    if (arrived !== null) return arrived;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
