import { ROLES } from '@telehealth/contracts/access';
import { SESSION_KINDS } from '@telehealth/contracts/identity';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { readStored, removeStored, store } from '../browser-storage';
import { type KnownPerson, unconfirmed } from './unconfirmed';

type Fields = Readonly<Record<string, unknown>>;
const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Any script on this origin can write storage, so an invalid shape counts as nothing. */
export function readKnownPerson(): KnownPerson | null {
  try {
    const value: unknown = JSON.parse(readStored(STORAGE_KEYS.knownPerson) ?? 'null');
    const { session, kind, endsAt, userId, facts, signIn, identity } = asFields(value);
    const { status, user } = asFields(identity);
    const { id, name, role } = asFields(user);
    const isWhole =
      [session, userId, facts, signIn, id, name].every(isText) && Number.isFinite(endsAt) && status === 'signedIn';
    const isListed = SESSION_KINDS.some((one) => one === kind) && ROLES.some((one) => one === role);
    return isWhole && isListed ? (value as KnownPerson) : null;
  } catch {
    return null;
  }
}

/** Stores only what the frame around the user's pages needs. A user with a pending step is not stored. */
export function keepKnownPerson(person: KnownPerson): void {
  const { user, roleChosen, emailProven, demo, task } = person.identity;
  if (!roleChosen || !user.onboardingCompleted || demo || task !== undefined) {
    forgetKnownPerson();
    return;
  }
  const { id, name, email, role } = user;
  const base = { id, name, email, preferences: {}, onboardingCompleted: true, emailVerified: true } as const;
  const shown = role === 'patient' ? ({ ...base, role, phone: '' } as const) : ({ ...base, role } as const);
  const identity = { status: 'signedIn', user: shown, roleChosen, emailProven } as const;
  store(STORAGE_KEYS.knownPerson, JSON.stringify({ ...person, identity }));
}

export function forgetKnownPerson(): void {
  unconfirmed.setState({ person: null });
  removeStored(STORAGE_KEYS.knownPerson);
}
