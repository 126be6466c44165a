import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { toIdentity } from '../clerk/to-app-user';
import { connectionStore } from './connection-store';
import { dataGuard } from './data-guard';
import { renewDataSession } from './renewal';

const user = {
  id: 'user_1',
  firstName: null,
  lastName: null,
  username: null,
  primaryEmailAddress: null,
  primaryPhoneNumber: null,
  publicMetadata: {},
  unsafeMetadata: { role: 'patient' },
  updateMetadata: async () => undefined,
};
const ask = (signal?: AbortSignal) => {
  const state = { outcome: 'waiting' };
  dataGuard.whenOpen(signal).then(
    () => {
      state.outcome = 'open';
    },
    (cause: Error) => {
      state.outcome = cause.name;
    },
  );
  return state;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  connectionStore.setState({ renew: null });
  sessionStore.setState(sessionStore.getInitialState(), true);
  sessionWriter.identityChanged(toIdentity(user, false));
});

it.each(['locked', 'checking'] as const)('holds requests back while %s, and lets them go then', async (status) => {
  sessionWriter.lockChanged({ status });
  const request = ask();
  await settle();
  expect(request.outcome).toBe('waiting');
  sessionWriter.lockChanged({ status: 'open' });
  await settle();
  expect(request.outcome).toBe('open');
});

it('drops what was held back when the person leaves, or the asker gives up', async () => {
  sessionWriter.lockChanged({ status: 'locked' });
  const giving = new AbortController();
  const [left, given] = [ask(), ask(giving.signal)];
  giving.abort();
  await settle();
  expect([left.outcome, given.outcome]).toEqual(['waiting', 'AbortError']);
  sessionWriter.signedOut();
  await settle();
  expect(left.outcome).toBe('AbortError');
});

it('opens the session anew once for all who ask, and holds requests back meanwhile', async () => {
  let finish: (isThere: boolean) => void = () => undefined;
  const renew = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        finish = resolve;
      }),
  );
  connectionStore.setState({ renew });
  const outcomes = Promise.all([renewDataSession(), renewDataSession()]);
  const request = ask();
  await settle();
  expect([renew.mock.calls.length, request.outcome]).toEqual([1, 'waiting']);
  finish(true);
  expect(await outcomes).toEqual([true, true]);
  await settle();
  expect(request.outcome).toBe('open');
});

it('warns of asking as nobody only while somebody is connected', () => {
  expect(dataGuard.expectsPerson()).toBe(false);
  sessionWriter.backendConnected('uuid');
  expect(dataGuard.expectsPerson()).toBe(true);
  sessionWriter.signedOut();
  expect(dataGuard.expectsPerson()).toBe(false);
});
