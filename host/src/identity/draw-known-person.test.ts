// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { SESSION_RULES } from '@telehealth/contracts/identity';
import { rowOf } from '@telehealth/contracts/routes';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KnownPerson, keepKnownPerson, readKnownPerson, unconfirmed } from '../connection/connection';
import { drawPageOfKnown } from './draw-known-person';

const NOW = new Date('2026-11-23T08:00:00Z').getTime();
const MINUTE = 60_000;
const ROW = rowOf('patient.dashboard');

const PERSON: KnownPerson = {
  session: 'sess_1',
  kind: 'patient',
  endsAt: NOW + 60 * MINUTE,
  userId: 'uuid-1',
  facts: '["a@b.za","Annelie","Botha"]',
  signIn: '__client_uat=1795420000',
  identity: {
    status: 'signedIn',
    user: {
      ...{ id: 'user_1', name: 'Annelie Botha', email: 'a@b.za', role: 'patient', preferences: { theme: 'dark' } },
      ...{ onboardingCompleted: true, emailVerified: true, phone: '+27821234567', dateOfBirth: '1980-01-01' },
    },
    roleChosen: true,
    emailProven: true,
  },
};

const keepSession = (userId = 'uuid-1', leftMs = 30 * MINUTE) =>
  localStorage.setItem(
    STORAGE_KEYS.backendSession,
    JSON.stringify({ access_token: 'token', user: { id: userId }, expires_at: (NOW + leftMs) / 1000 }),
  );
const keepActivity = (record: object = {}) =>
  localStorage.setItem(
    STORAGE_KEYS.activity,
    JSON.stringify({ session: 'sess_1', at: NOW - MINUTE, locked: false, ...record }),
  );

const signedInAt = (time: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(`__client_uat=${time}`);

const drawing = () => ({
  pages: { get: vi.fn(), request: vi.fn(async () => ({ status: 'loading' }) as const) },
  loadData: vi.fn(async () => ({ backend: { queries: { isFetching: () => 0 } } }) as never),
  askFirst: vi.fn(),
});
const draw = async () => {
  const parts = drawing();
  const done = drawPageOfKnown(ROW, parts);
  await vi.advanceTimersByTimeAsync(100);
  await done;
  return parts;
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  signedInAt('1795420000');
  sessionStore.setState(sessionStore.getInitialState(), true);
  sessionWriter.identityChanged({ status: 'loading' });
  unconfirmed.setState({ person: null });
  keepKnownPerson(PERSON);
  keepSession();
  keepActivity();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('draws who was here last with the data session of this browser, and asks what the page asks first', async () => {
  const { askFirst } = await draw();
  const { identity, backend } = sessionStore.getState();
  expect(identity).toMatchObject({ status: 'signedIn', user: { name: 'Annelie Botha', role: 'patient' } });
  expect(backend).toEqual({ status: 'ready', userId: 'uuid-1' });
  expect(askFirst).toHaveBeenCalledOnce();
});

test('keeps no more of the person than the frame shows', () => {
  const kept = localStorage.getItem(STORAGE_KEYS.knownPerson) ?? '';
  expect(readKnownPerson()?.identity.user.name).toBe('Annelie Botha');
  for (const secret of ['1980', '+2782', 'theme']) expect(kept).not.toContain(secret);
});

describe('waits for the identity provider', () => {
  const CASES: Record<string, () => void> = {
    'when the pages are locked': () => keepActivity({ locked: true }),
    'when the person was away for too long': () => keepActivity({ at: NOW - SESSION_RULES.patient.warnAfterMs }),
    'when the activity is of another session': () => keepActivity({ session: 'sess_2' }),
    'when nothing is known of activity': () => localStorage.removeItem(STORAGE_KEYS.activity),
    'when somebody signed in since': () => signedInAt('1795420001'),
    "when the data session is another person's": () => keepSession('uuid-2'),
    'when the data session is at its end': () => keepSession('uuid-1', 30_000),
    'when there is no data session': () => localStorage.removeItem(STORAGE_KEYS.backendSession),
    "when the identity's session is over": () => keepKnownPerson({ ...PERSON, endsAt: NOW }),
    'when storage holds junk': () => localStorage.setItem(STORAGE_KEYS.knownPerson, '{"session":1}'),
    'when something is left to do first': () =>
      keepKnownPerson({ ...PERSON, identity: { ...PERSON.identity, task: 'setup-mfa' } }),
    'when it is a demo entry': () => keepKnownPerson({ ...PERSON, identity: { ...PERSON.identity, demo: true } }),
  };
  test.each(Object.entries(CASES))('%s', async (_name, spoil) => {
    spoil();
    const { askFirst } = await draw();
    expect(sessionStore.getState()).toMatchObject({ identity: { status: 'loading' }, backend: { status: 'off' } });
    expect(askFirst).not.toHaveBeenCalled();
  });
});

test.each([
  ['signs out in another tab', () => localStorage.removeItem(STORAGE_KEYS.knownPerson)],
  ['is locked in another tab', () => keepActivity({ locked: true })],
])('takes the pages away at once when the person %s', async (_, happens) => {
  await draw();
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(sessionStore.getState().identity.status).toBe('signedIn');
  happens();
  dispatchEvent(new StorageEvent('storage'));
  expect(sessionStore.getState()).toMatchObject({ identity: { status: 'loading' }, backend: { status: 'off' } });
});

test('takes the pages away when an absence would lock them and the provider never answered', async () => {
  await draw();
  await vi.advanceTimersByTimeAsync(SESSION_RULES.patient.warnAfterMs);
  expect(sessionStore.getState()).toMatchObject({ identity: { status: 'loading' }, backend: { status: 'off' } });
});
