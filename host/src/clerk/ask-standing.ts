/** Whether a call to the identity provider was answered with "there is no such session (any more)". */
export function saysGone(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return false;
  return cause.status === 401 || cause.status === 404;
}

/** Whether a session still stands, as far as can be found out in a moment. */
export type Standing = 'alive' | 'gone' | 'unknown';

const PATIENCE_MS = 4_000;

/** Asks the provider. Without an answer nothing is known, and the page goes on. */
export async function askStanding(session: { touch(): Promise<unknown> }): Promise<Standing> {
  if (!navigator.onLine) return 'unknown';
  const late = new Promise<Standing>((resolve) => void setTimeout(() => resolve('unknown'), PATIENCE_MS));
  const asked = session.touch().then(
    (): Standing => 'alive',
    (cause: unknown): Standing => (saysGone(cause) ? 'gone' : 'unknown'),
  );
  return Promise.race([asked, late]);
}
