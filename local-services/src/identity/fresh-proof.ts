import { ClerkError } from './clerk-error';
import { type Exchange, myActiveSession } from './exchange';
import type { SessionWithUser } from './identity-rows';
import { verifiedAt } from './tokens';

/** How long a proof of who one is serves for sensitive changes: the vendor's `strict` setting. */
const FRESH_SECONDS = 10 * 60;

/**
 * The session of the call, whose person proved recently who they are. Throws 403 `session_reverification_required` when
 * that is longer ago: the SDK then asks for the proof (`/client/sessions/:id/verify`) and sends the call again.
 */
export async function requireFreshProof(exchange: Exchange): Promise<SessionWithUser> {
  const session = await myActiveSession(exchange);
  const age = exchange.core.now().getTime() - verifiedAt(session).getTime();
  if (age < FRESH_SECONDS * 1000) return session;
  throw new ClerkError({
    status: 403,
    code: 'session_reverification_required',
    message: 'Additional verification is required',
    longMessage: 'You need to provide additional verification to perform this operation.',
  });
}
