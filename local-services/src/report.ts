/** Values of an event: facts about the system only, never about people. */
export type EventValues = Record<string, string | number | boolean>;

export type Report = (event: string, values?: EventValues) => void;

/** The loggable part of a failure: its kind and code, never its text, which can quote what users typed. */
export function failureKind(cause: unknown): EventValues {
  if (!(cause instanceof Error)) return { kind: typeof cause };
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : 'none';
  return { kind: cause.name, code };
}
