/** Answers of `read_export` for a record with these entries, all in one part. */
export const exportOf =
  (entry: readonly object[]) =>
  ({ p_part }: { p_part?: string }): object =>
    p_part === undefined
      ? { id: 'b', timestamp: '2026-12-01T08:00:00Z', parts: [{ part: 'Observation', entries: entry.length }] }
      : { entries: entry.map((one, at) => ({ fullUrl: `urn:${at}`, ...one })), named: [], after: null };
