/** Values of an event: facts about the machinery only, never about people. */
export type EventValues = Record<string, string | number | boolean>;

/** Receives start and failure events. */
export type Report = (event: string, values?: EventValues) => void;

/** What may be said of a failure in a log: its kind and code, never its text (which can quote what people typed). */
export function failureKind(cause: unknown): EventValues {
  if (!(cause instanceof Error)) return { kind: typeof cause };
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : 'none';
  return { kind: cause.name, code };
}
