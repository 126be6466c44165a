import { ClerkError } from './clerk-error';
import type { UserRow } from './identity-rows';

/** What a template's token may say of the session it is for. */
export interface SessionProof {
  /** When the person last proved who they are; null: nothing says so. */
  verified: Date | null;
  sessionId: string | null;
  secondFactor: boolean;
}

type Claims = Record<string, unknown>;

/** Same rule as the app's: first and last name joined, else the word User. */
const fullName = (user: UserRow): string => [user.first_name, user.last_name].filter(Boolean).join(' ') || 'User';

/**
 * What the exchange keeps with the identity: when the person proved who they are, how strongly (GoTrue's words), and which
 * session the token is of. The vendor's templates know no session id: there the data backend's session stands by itself.
 */
function customClaims({ verified, sessionId, secondFactor }: SessionProof): Claims {
  if (!verified) return {};
  const auth_time = Math.floor(verified.getTime() / 1000);
  return { custom_claims: { auth_time, aal: secondFactor ? 'aal2' : 'aal1', ...(sessionId && { sid: sessionId }) } };
}

const TEMPLATES: Readonly<Record<string, (user: UserRow, proof: SessionProof) => Claims>> = {
  /** Exchanged for a session of the data backend. `role` is the database's role, not the person's. */
  supabase: (user, proof) => ({
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_verified: true,
    name: fullName(user),
    given_name: user.first_name ?? '',
    family_name: user.last_name ?? '',
    ...customClaims(proof),
  }),
  /** Asked for on demand by partner services. */
  keck_auth: (user) => ({ aud: 'keck', email: user.email, email_verified: true, name: fullName(user) }),
};

/** Claims of a named template, without the standard ones. Throws 404 for a name that does not exist. */
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
