import { ClerkError } from './clerk-error';
import { type Exchange, myActiveSession } from './exchange';
import { secondFactors } from './factors';
import type { SessionWithUser } from './identity-rows';
import { factorAge } from './tokens';

/** How long a proof of identity serves for sensitive changes: the vendor's `strict` setting. */
const FRESH_MINUTES = 10;

/** Returns the age of the factor that must be fresh: the second if the user has one, because a password alone may be stolen. */
async function proofAge({ core }: Exchange, session: SessionWithUser, minutes: number) {
  const [first, second] = factorAge(session, core.now());
  const { totp } = await secondFactors(core.sql, session.user_id);
  const age = totp ? second : first;
  return { level: totp ? 'second_factor' : 'first_factor', isFresh: age >= 0 && age < minutes };
}

/**
 * Returns the call's session if its user proved who they are recently. Throws 403 `session_reverification_required` when that was
 * more than `minutes` ago: the SDK then asks for the proof (`/client/sessions/:id/verify`) and repeats the call.
 */
export async function requireFreshProof(exchange: Exchange, minutes = FRESH_MINUTES): Promise<SessionWithUser> {
  const session = await myActiveSession(exchange);
  const { level, isFresh } = await proofAge(exchange, session, minutes);
  if (isFresh) return session;
  throw new ClerkError({
    status: 403,
    code: 'session_reverification_required',
    message: 'Additional verification is required',
    longMessage: 'You need to provide additional verification to perform this operation.',
    meta: { reverification: { level, afterMinutes: minutes } },
  });
}
