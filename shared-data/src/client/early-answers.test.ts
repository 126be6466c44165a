// @vitest-environment jsdom
import { SESSION_KINDS, SESSION_RULES } from '@telehealth/contracts/identity';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEarly, callEarlyAsPerson, withEarlyAnswers } from './early-answers';

const KIND = SESSION_KINDS[0];
const BACKEND = { url: 'https://data.example', key: 'publishable' };
const URL = 'https://data.example/rest/v1/rpc/find_slots';
const ARGS = { p_filters: { mode: 'video' } };
const ANYONE = { Authorization: 'Bearer publishable' };

const network = vi.fn<typeof fetch>();
const send = vi.fn<typeof fetch>();
const ask = (headers: Record<string, string> = ANYONE, args: object = ARGS) =>
  withEarlyAnswers(send)(URL, { method: 'POST', headers, body: JSON.stringify(args) });
const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(async () => new Response('early'));
  send.mockReset().mockImplementation(async () => new Response('asked'));
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('hands an early answer over once, to the same request', async () => {
  callEarly(BACKEND, 'find_slots', ARGS);
  expect(network.mock.calls[0]?.[0]).toBe(URL);
  expect(await textOf(ask())).toBe('early');
  expect(await textOf(ask())).toBe('asked');
});

it('leaves an answer to something else to nobody, and does not keep its connection', async () => {
  const unread = new Response('early');
  const cancelled = vi.spyOn(unread.body as ReadableStream, 'cancel');
  network.mockImplementation(async () => unread);
  callEarly(BACKEND, 'find_slots', ARGS);
  expect(await textOf(ask(ANYONE, { p_filters: { mode: 'voice' } }))).toBe('asked');
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  expect(await textOf(ask())).toBe('asked');
});

it('a person gets their own answer, and the early one is forgotten', async () => {
  callEarly(BACKEND, 'find_slots', ARGS);
  expect(await textOf(ask({ Authorization: 'Bearer token-of-a-person' }))).toBe('asked');
  expect(await textOf(ask())).toBe('asked');
});

it.each([
  ['was refused', async () => new Response('no', { status: 503 })],
  [
    'did not arrive',
    async () => {
      throw new TypeError('network');
    },
  ],
])('what %s early is asked again', async (_, answer) => {
  network.mockImplementation(answer);
  callEarly(BACKEND, 'find_slots', ARGS);
  expect(await textOf(ask())).toBe('asked');
});

it('nothing leaves early while somebody is kept signed in', () => {
  localStorage.setItem(STORAGE_KEYS.backendSession, '{}');
  callEarly(BACKEND, 'find_slots', ARGS);
  expect(network).not.toHaveBeenCalled();
});

describe('for the person whose session this browser keeps', () => {
  const keep = (accessToken: string, secondsLeft: number) =>
    localStorage.setItem(
      STORAGE_KEYS.backendSession,
      JSON.stringify({
        access_token: accessToken,
        expires_at: Date.now() / 1000 + secondsLeft,
        user: { id: 'person-1' },
      }),
    );
  const known = (activity: object, person: object = {}) => {
    const kept = { kind: KIND, session: 's', endsAt: Date.now() + 60_000, signIn: '', ...person };
    localStorage.setItem(STORAGE_KEYS.knownPerson, JSON.stringify(kept));
    localStorage.setItem(
      STORAGE_KEYS.activity,
      JSON.stringify({ session: 's', at: Date.now(), locked: false, ...activity }),
    );
  };
  beforeEach(() => known({}));
  const asPerson = (token: string) => ask({ Authorization: `Bearer ${token}` }, {});

  it('asks with their token, and answers that very token', async () => {
    keep('token-1', 600);
    callEarlyAsPerson(BACKEND, 'find_slots', {});
    expect(new Headers(network.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer token-1');
    expect(network.mock.calls[0]?.[1]?.cache).toBe('no-store');
    expect(await textOf(asPerson('token-1'))).toBe('early');
    expect(await textOf(asPerson('token-1'))).toBe('asked');
  });

  it('gives nothing of theirs to somebody else, nor to nobody in particular', async () => {
    keep('token-1', 600);
    callEarlyAsPerson(BACKEND, 'find_slots', {});
    expect(await textOf(asPerson('token-2'))).toBe('asked');
    callEarlyAsPerson(BACKEND, 'find_slots', {});
    expect(await textOf(ask(ANYONE, {}))).toBe('asked');
  });

  it.each([
    ['nobody is kept', () => undefined],
    ['the session is at its end', () => keep('token-1', 30)],
    [
      'the pages are locked',
      () => {
        keep('token-1', 600);
        known({ locked: true });
      },
    ],
    [
      'the person was away for as long as locks them',
      () => {
        keep('token-1', 600);
        known({ at: Date.now() - SESSION_RULES[KIND].warnAfterMs });
      },
    ],
    [
      'the time of their sign-in is over',
      () => {
        keep('token-1', 600);
        known({}, { endsAt: Date.now() });
      },
    ],
    [
      'somebody signed in since',
      () => {
        keep('token-1', 600);
        known({}, { signIn: '__client_uat=1' });
      },
    ],
    [
      'nobody is known',
      () => {
        keep('token-1', 600);
        localStorage.removeItem(STORAGE_KEYS.knownPerson);
      },
    ],
    ['what is kept cannot be read', () => localStorage.setItem(STORAGE_KEYS.backendSession, 'torn {')],
  ])('sends nothing when %s', (_, prepare) => {
    prepare();
    callEarlyAsPerson(BACKEND, 'find_slots', {});
    expect(network).not.toHaveBeenCalled();
  });
});
