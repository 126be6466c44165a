/** Separate from the queries, so that cancelling can free a time without importing the search. */
export const slotKeys = {
  all: ['slots'] as const,
  search: (filters: unknown, span: unknown) => ['slots', 'search', filters, span] as const,
  counts: (searches: unknown) => ['slots', 'counts', searches] as const,
  nearest: (visitTypeId: string, around: string, mode?: string) =>
    ['slots', 'nearest', visitTypeId, around, mode] as const,
};
