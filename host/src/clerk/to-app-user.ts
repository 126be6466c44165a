import { DEFAULT_ROLE, ROLES, type Role } from '@telehealth/contracts/access';
import type { AppUser, SessionKind } from '@telehealth/contracts/identity';
import type { IdentityState, SessionTask } from '@telehealth/contracts/session';
import type { ClerkUser } from './clerk-like';

/** Fields that public and unsafe metadata may have. */
interface Metadata {
  role?: Role | undefined;
  onboardingCompleted?: boolean | undefined;
  preferences?: Readonly<Record<string, unknown>> | undefined;
  hpcsaNumber?: string | undefined;
  specialization?: string | undefined;
  dateOfBirth?: string | undefined;
  gender?: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Whether somebody works for the clinic, by what the identity's server wrote about them (no browser can). It decides what is
 * shown only: the database decides what an operator may do.
 */
const isOperator = (publicMetadata: Readonly<Record<string, unknown>> | undefined): boolean =>
  publicMetadata?.operator === true;
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Users can write their own metadata, so each field is validated and an invalid one counts as absent. By hand, because every
 * sign-in page waits for this file and a schema would bring its library.
 */
function read(value: unknown): Metadata {
  const { role, onboardingCompleted, preferences, ...texts } = isRecord(value) ? value : {};
  return {
    role: ROLES.find((one) => one === role),
    onboardingCompleted: typeof onboardingCompleted === 'boolean' ? onboardingCompleted : undefined,
    preferences: isRecord(preferences) ? preferences : undefined,
    hpcsaNumber: asText(texts.hpcsaNumber),
    specialization: asText(texts.specialization),
    dateOfBirth: asText(texts.dateOfBirth),
    gender: asText(texts.gender),
  };
}

/** Merges both kinds of metadata; public ones, written by the server, win over unsafe ones, written by the browser. */
export function readMetadata(user: Pick<ClerkUser, 'publicMetadata' | 'unsafeMetadata'>): Metadata {
  const known = Object.entries(read(user.publicMetadata)).filter(([, value]) => value !== undefined);
  return { ...read(user.unsafeMetadata), ...Object.fromEntries(known) };
}

/** First and last name, else the username, else the word User. */
function toName(user: ClerkUser): string {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ').trim();
  return full || user.username || 'User';
}

export function toAppUser(user: ClerkUser): AppUser {
  const metadata = readMetadata(user);
  const base = {
    id: user.id,
    name: toName(user),
    email: user.primaryEmailAddress?.emailAddress ?? '',
    preferences: metadata.preferences ?? {},
    onboardingCompleted: metadata.onboardingCompleted ?? false,
    emailVerified: true,
  } as const;
  if ((metadata.role ?? DEFAULT_ROLE) === 'specialist') {
    const { hpcsaNumber, specialization } = metadata;
    return { ...base, role: 'specialist', hpcsaNumber, specialization };
  }
  const { dateOfBirth, gender } = metadata;
  return { ...base, role: 'patient', dateOfBirth, gender, phone: user.primaryPhoneNumber?.phoneNumber ?? '' };
}

/**
 * @param demo signed in through a demo entry, which locally reopens onboarding
 * @param task the pending task of the session
 */
export function toIdentity(user: ClerkUser, demo: boolean, task?: SessionTask): IdentityState {
  const appUser = toAppUser(user);
  return {
    status: 'signedIn',
    user: demo ? { ...appUser, onboardingCompleted: false } : appUser,
    roleChosen: readMetadata(user).role !== undefined,
    // A number is there only once it is proven.
    emailProven: user.primaryEmailAddress
      ? user.primaryEmailAddress.verification.status === 'verified'
      : user.primaryPhoneNumber !== null,
    ...(isOperator(user.publicMetadata) ? { isOperator: true } : {}),
    ...(demo ? { demo: true } : {}),
    ...(task === undefined ? {} : { task }),
  };
}

/** Whose session rules apply. Being an operator decides, because operators see the most. */
export function kindOf(user: ClerkUser | null | undefined): SessionKind {
  if (user === null || user === undefined) return DEFAULT_ROLE;
  if (isOperator(user.publicMetadata)) return 'operator';
  return readMetadata(user).role ?? DEFAULT_ROLE;
}

/** A session's pending task, if it has a page here. @param session as Clerk's client holds it */
export function taskOf(session: { currentTask?: { key: string } } | null | undefined): SessionTask | undefined {
  return session?.currentTask?.key === 'setup-mfa' ? 'setup-mfa' : undefined;
}
