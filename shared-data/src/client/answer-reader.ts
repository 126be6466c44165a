/** Where a response does not match, without its value. */
interface Misfit {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Parses a response of the backend: a schema, or `plainRows` where a page must not wait for the schema library. */
export interface AnswerReader<T> {
  safeParse: (
    data: unknown,
  ) => { success: true; data: T } | { success: false; error: { readonly issues: readonly Misfit[] } };
}
