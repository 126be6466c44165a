/** The provider's result of a mailed link. `clientMismatch`: it only works in the browser that requested it. */
export type LinkOutcome = 'verified' | 'expired' | 'failed' | 'clientMismatch';

const STATUS = '__clerk_status';
const OUTCOMES: ReadonlyMap<string, LinkOutcome> = new Map([
  ['verified', 'verified'],
  ['expired', 'expired'],
  ['failed', 'failed'],
  ['client_mismatch', 'clientMismatch'],
]);

/** Returns the result of a link that led here, or null. An unknown status counts as failed. */
export function readLinkOutcome(search: string): LinkOutcome | null {
  const status = new URLSearchParams(search).get(STATUS);
  return status === null ? null : (OUTCOMES.get(status) ?? 'failed');
}

/** Removes the provider's parameters from the query, so that a reload or going back does not report them again. */
export function withoutLinkOutcome(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (key.startsWith('__clerk_')) query.delete(key);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
