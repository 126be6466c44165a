/** How the provider says a mailed link ended. `clientMismatch`: it only works in the browser that asked for it. */
export type LinkOutcome = 'verified' | 'expired' | 'failed' | 'clientMismatch';

const STATUS = '__clerk_status';
const OUTCOMES: ReadonlyMap<string, LinkOutcome> = new Map([
  ['verified', 'verified'],
  ['expired', 'expired'],
  ['failed', 'failed'],
  ['client_mismatch', 'clientMismatch'],
]);

/** The outcome of a link that led here, or null. A status this does not know did not verify anything. */
export function readLinkOutcome(search: string): LinkOutcome | null {
  const status = new URLSearchParams(search).get(STATUS);
  return status === null ? null : (OUTCOMES.get(status) ?? 'failed');
}

/** The query without what the provider put there, so that a reload or the way back does not tell it again. */
export function withoutLinkOutcome(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (key.startsWith('__clerk_')) query.delete(key);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
