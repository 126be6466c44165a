import { ClerkError } from './clerk-error';
import type { UserRow } from './identity-rows';

/** The facts about its session that a template's token states. */
export interface SessionProof {
  /** When the user last proved who they are; null: no proof. */
  verified: Date | null;
  sessionId: string | null;
  secondFactor: boolean;
}

type Claims = Record<string, unknown>;

/** The app's rule: first and last name joined, else the word User. */
const fullName = (user: UserRow): string => [user.first_name, user.last_name].filter(Boolean).join(' ') || 'User';

/**
 * Claims that the exchange keeps: when the user proved who they are, whether with a second factor, and the token's session. The
 * vendor's templates know no session: there `second_factor` says that its user has one, without which the vendor then signs
 * nobody in, and the data backend's session is independent.
 */
function customClaims({ verified, sessionId, secondFactor }: SessionProof): Claims {
  if (!verified) return {};
  const auth_time = Math.floor(verified.getTime() / 1000);
  return { custom_claims: { auth_time, second_factor: secondFactor, ...(sessionId && { sid: sessionId }) } };
}

/** As the vendor's template: the address of who signed up by number is null. */
const addressClaims = ({ email }: UserRow): Claims => ({ email, email_verified: email !== null });

const TEMPLATES: Readonly<Record<string, (user: UserRow, proof: SessionProof) => Claims>> = {
  /** Exchanged for a session of the data backend. `role` is the database's role, not the user's. */
  supabase: (user, proof) => ({
    aud: 'authenticated',
    role: 'authenticated',
    ...addressClaims(user),
    name: fullName(user),
    given_name: user.first_name ?? '',
    family_name: user.last_name ?? '',
    ...customClaims(proof),
  }),
  /** Requested on demand by partner services. */
  keck_auth: (user) => ({ aud: 'keck', ...addressClaims(user), name: fullName(user) }),
};

/** Returns the claims of a named template, without the standard ones. Throws 404 for an unknown name. */
export function templateClaims(name: string, user: UserRow, proof: SessionProof): Claims {
  const template = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
  if (template) return template(user, proof);
  throw new ClerkError({
    status: 404,
    code: 'resource_not_found',
    message: 'JWT template not found',
    longMessage: 'No JWT template exists with this name.',
  });
}
