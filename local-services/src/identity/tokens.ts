import type { IdentityCore } from './identity-core';
import type { SessionWithUser, UserRow } from './identity-rows';
import { newId } from './opaque-ids';
import type { SessionStanding } from './session-standing';
import { type SessionProof, templateClaims } from './token-templates';

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
/** Clocks of two machines differ a little. */
const NOT_BEFORE_SLACK_SECONDS = 10;

function standardClaims(core: IdentityCore, userId: string) {
  const iat = toSeconds(core.now());
  return {
    azp: core.origin,
    exp: iat + core.limits.tokenSeconds,
    iat,
    iss: core.issuer,
    jti: newId('jti'),
    nbf: iat - NOT_BEFORE_SLACK_SECONDS,
    sub: userId,
  };
}

const firstFactorAt = (session: SessionWithUser): Date => session.factor_verified_at ?? session.created_at;

export const proofOf = (session: SessionWithUser): SessionProof => ({
  verified: verifiedAt(session),
  sessionId: session.id,
  secondFactor: session.second_factor_verified_at !== null,
});

/** When the session's user last proved who they are, by either factor. */
function verifiedAt(session: SessionWithUser): Date {
  const [first, second] = [firstFactorAt(session), session.second_factor_verified_at];
  return second && second > first ? second : first;
}

/** Minutes since the first and the second factor were proven; -1: never. */
export function factorAge(session: SessionWithUser, now: Date): [number, number] {
  const minutesSince = (at: Date) => Math.floor((now.getTime() - at.getTime()) / 60_000);
  const second = session.second_factor_verified_at;
  return [minutesSince(firstFactorAt(session)), second ? minutesSince(second) : -1];
}

export function mintSessionToken(
  core: IdentityCore,
  session: SessionWithUser,
  { isPending }: Pick<SessionStanding, 'isPending'>,
): Promise<string> {
  const claims = standardClaims(core, session.user_id);
  const fva = factorAge(session, core.now());
  const sts = isPending ? 'pending' : 'active';
  return core.signer.sign({ ...claims, v: 2, sid: session.id, sts, fva }, { oiat: claims.iat });
}

/** Mints a token of a named template with the session's proof. Throws 404 for an unknown name. */
export async function mintTemplateToken(
  core: IdentityCore,
  user: UserRow,
  template: string,
  proof: SessionProof,
): Promise<string> {
  return core.signer.sign({ ...templateClaims(template, user, proof), ...standardClaims(core, user.id) });
}
