/** Whether Clerk answered that there is no such session (any more). */
export function saysGone(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return false;
  return cause.status === 401 || cause.status === 404;
}

/** Whether a session still exists, as far as can be found out quickly. */
export type SessionStatus = 'alive' | 'gone' | 'unknown';

const PATIENCE_MS = 4_000;

/** Asks Clerk. Without an answer the state is unknown, and the page goes on. */
export async function checkSession(session: { touch(): Promise<unknown> }): Promise<SessionStatus> {
  if (!navigator.onLine) return 'unknown';
  const late = new Promise<SessionStatus>((resolve) => void setTimeout(() => resolve('unknown'), PATIENCE_MS));
  const asked = session.touch().then(
    (): SessionStatus => 'alive',
    (cause: unknown): SessionStatus => (saysGone(cause) ? 'gone' : 'unknown'),
  );
  return Promise.race([asked, late]);
}
