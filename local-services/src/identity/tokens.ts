import { organizationClaims } from './clinic-roles';
import type { IdentityCore } from './identity-core';
import type { SessionWithUser, UserRow } from './identity-rows';
import { newId } from './opaque-ids';
import type { Membership } from './organizations';
import { templateClaims } from './token-templates';

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
/** Clocks of two machines differ a little. */
const NOT_BEFORE_SLACK_SECONDS = 10;

function standardClaims(core: IdentityCore, userId: string, seconds = core.limits.tokenSeconds) {
  const iat = toSeconds(core.now());
  return {
    azp: core.origin,
    exp: iat + seconds,
    iat,
    iss: core.issuer,
    jti: newId('jti'),
    nbf: iat - NOT_BEFORE_SLACK_SECONDS,
    sub: userId,
  };
}

/** When the person of a session last proved who they are. */
export const verifiedAt = (session: SessionWithUser): Date => session.factor_verified_at ?? session.created_at;

/** Minutes since the first factor was verified; no second factor. */
export function factorAge(session: SessionWithUser, now: Date): [number, number] {
  return [Math.floor((now.getTime() - verifiedAt(session).getTime()) / 60_000), -1];
}

/** The session token of the SDK; with role and permissions of the membership the session acts with, if any. `seconds`: another lifetime. */
export function mintSessionToken(
  core: IdentityCore,
  session: SessionWithUser,
  membership: Membership | null,
  seconds?: number,
): Promise<string> {
  const claims = standardClaims(core, session.user_id, seconds);
  const fva = factorAge(session, core.now());
  const organization = membership && organizationClaims(membership.organization, membership.role);
  return core.signer.sign(
    { ...claims, v: 2, sid: session.id, sts: 'active', fva, ...organization },
    { oiat: claims.iat },
  );
}

/** A token of a named template, saying when its person proved who they are (null: it does not). Throws 404 for an unknown name. */
export async function mintTemplateToken(
  core: IdentityCore,
  user: UserRow,
  template: string,
  verified: Date | null,
  seconds?: number,
): Promise<string> {
  return core.signer.sign({ ...templateClaims(template, user, verified), ...standardClaims(core, user.id, seconds) });
}
