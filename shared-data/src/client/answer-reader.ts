/** Where an answer does not fit, without a value of it. */
interface Misfit {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What reads an answer of the backend: a schema, or `plainRows` where a page must not wait for the library of schemas. */
export interface AnswerReader<T> {
  safeParse: (
    data: unknown,
  ) => { success: true; data: T } | { success: false; error: { readonly issues: readonly Misfit[] } };
}
