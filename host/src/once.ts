/** Does something when it is first asked for, and gives everybody the same outcome. What failed may be tried again. */
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
