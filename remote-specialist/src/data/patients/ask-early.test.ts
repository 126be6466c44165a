// @vitest-environment jsdom
import { SESSION_KINDS } from '@telehealth/contracts/identity';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { createBackend } from '@telehealth/data/client/create-backend';
import { afterEach, expect, it, vi } from 'vitest';
import { myOpenLoops } from '../open-loops/open-loop.queries';
import { askForMyPatientsEarly } from './ask-early';
import { myPatients } from './patients.queries';

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the client of the page takes the answers for the kept person, and sends each question once', async () => {
  const network = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', network);
  const kept = { access_token: 'token-1', expires_at: Date.now() / 1000 + 600, user: { id: 'person-1' } };
  localStorage.setItem(STORAGE_KEYS.backendSession, JSON.stringify(kept));
  const person = { kind: SESSION_KINDS[0], session: 's', endsAt: Date.now() + 60_000, signIn: '' };
  localStorage.setItem(STORAGE_KEYS.knownPerson, JSON.stringify(person));
  localStorage.setItem(STORAGE_KEYS.activity, JSON.stringify({ session: 's', at: Date.now(), locked: false }));
  const script = document.createElement('script');
  Object.assign(script.dataset, { url: 'https://data.example', key: 'publishable' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  askForMyPatientsEarly();
  expect(network).toHaveBeenCalledTimes(2);

  const backend = createBackend(
    { url: 'https://data.example', key: 'publishable' },
    () => new Promise(() => undefined),
  );
  const handle = { ...backend, reconnect: () => undefined };
  const { queryFn } = myPatients(handle, 'person-1');
  expect(await queryFn({ signal: new AbortController().signal })).toEqual({ people: [], isWhole: true });
  expect(await myOpenLoops(handle, 'person-1').queryFn({ signal: new AbortController().signal })).toEqual([]);
  expect(network).toHaveBeenCalledTimes(2);
});
