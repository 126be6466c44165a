/** Runs work on the first call and shares its result with later callers. A failure can be retried. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | null = null;
  return () => {
    outcome ??= work().catch((cause: unknown) => {
      outcome = null;
      throw cause;
    });
    return outcome;
  };
}
