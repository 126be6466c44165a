import { ClerkError } from './clerk-error';
import type { UserRow } from './identity-rows';

type Claims = Record<string, unknown>;

/** Same rule as the app's: first and last name joined, else the word User. */
const fullName = (user: UserRow): string => [user.first_name, user.last_name].filter(Boolean).join(' ') || 'User';

const TEMPLATES: Readonly<Record<string, (user: UserRow, verified: Date | null) => Claims>> = {
  /** Exchanged for a session of the data backend. `role` is the database's role, not the person's. */
  supabase: (user, verified) => ({
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_verified: true,
    name: fullName(user),
    given_name: user.first_name ?? '',
    family_name: user.last_name ?? '',
    // The exchange keeps these with the identity: the only way for it to learn when the person proved who they are.
    ...(verified && { custom_claims: { auth_time: Math.floor(verified.getTime() / 1000) } }),
  }),
  /** Asked for on demand by partner services. */
  keck_auth: (user) => ({ aud: 'keck', email: user.email, email_verified: true, name: fullName(user) }),
};

/** Claims of a named template, without the standard ones. Throws 404 for a name that does not exist. */
export function templateClaims(name: string, user: UserRow, verified: Date | null): Claims {
  const template = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
  if (template) return template(user, verified);
  throw new ClerkError({
    status: 404,
    code: 'resource_not_found',
    message: 'JWT template not found',
    longMessage: 'No JWT template exists with this name.',
  });
}
