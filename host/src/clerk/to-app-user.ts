import {
  type AppUser,
  DEFAULT_ROLE,
  type IdentityState,
  isOperator,
  ROLES,
  type Role,
  type SessionKind,
  type SessionTask,
} from '@telehealth/contracts';
import type { ClerkUser } from './clerk-like';

/** What both kinds of metadata may say of a person. */
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
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Metadata can be written by the person's own browser: every field is checked, and a bad one counts as absent. By hand, because
 * every page of signing in waits for this file, and a schema would bring its library along.
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

/** Both kinds of metadata as one; what the server wrote (public) wins over what the browser wrote (unsafe). */
export function readMetadata(user: Pick<ClerkUser, 'publicMetadata' | 'unsafeMetadata'>): Metadata {
  const known = Object.entries(read(user.publicMetadata)).filter(([, value]) => value !== undefined);
  return { ...read(user.unsafeMetadata), ...Object.fromEntries(known) };
}

/** First and last name joined, else the username, else the word User. */
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
 * @param demo entered through a demo entry action, which sets onboarding back to open, locally
 * @param task what the session waits for
 */
export function toIdentity(user: ClerkUser, demo: boolean, task?: SessionTask): IdentityState {
  const appUser = toAppUser(user);
  return {
    status: 'signedIn',
    user: demo ? { ...appUser, onboardingCompleted: false } : appUser,
    roleChosen: readMetadata(user).role !== undefined,
    emailProven: user.primaryEmailAddress?.verification.status === 'verified',
    ...(isOperator(user.publicMetadata) ? { isOperator: true } : {}),
    ...(demo ? { demo: true } : {}),
    ...(task === undefined ? {} : { task }),
  };
}

/** Whose session rules count. Operators see the most, so being one decides. */
export function kindOf(user: ClerkUser | null | undefined): SessionKind {
  if (user === null || user === undefined) return DEFAULT_ROLE;
  if (isOperator(user.publicMetadata)) return 'operator';
  return readMetadata(user).role ?? DEFAULT_ROLE;
}

/** What a session waits for, of those that have a page here. @param session as the provider's client holds it */
export function taskOf(session: { currentTask?: { key: string } } | null | undefined): SessionTask | undefined {
  return session?.currentTask?.key === 'setup-mfa' ? 'setup-mfa' : undefined;
}
