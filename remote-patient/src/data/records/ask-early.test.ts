// @vitest-environment jsdom
import { SESSION_KINDS } from '@telehealth/contracts/identity';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { createBackend } from '@telehealth/data/client/create-backend';
import { isCutOff, NEWEST } from '@telehealth/data/records/newest-record';
import { newestRecord } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { afterEach, expect, it, vi } from 'vitest';
import { askForMyRecordEarly } from './ask-early';

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the client of the page takes both answers of the look, and sends each call once', async () => {
  const network = vi.fn<typeof fetch>(async (input) =>
    Response.json(String(input).endsWith('open_chart') ? 'ticket' : { categories: {} }),
  );
  vi.stubGlobal('fetch', network);
  const kept = { access_token: 'token-1', expires_at: Date.now() / 1000 + 600, user: { id: 'person-1' } };
  localStorage.setItem(STORAGE_KEYS.backendSession, JSON.stringify(kept));
  const person = { kind: SESSION_KINDS[0], session: 's', endsAt: Date.now() + 60_000, signIn: '' };
  localStorage.setItem(STORAGE_KEYS.knownPerson, JSON.stringify(person));
  localStorage.setItem(STORAGE_KEYS.activity, JSON.stringify({ session: 's', at: Date.now(), locked: false }));
  const script = document.createElement('script');
  Object.assign(script.dataset, { url: 'https://data.example', key: 'publishable' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  askForMyRecordEarly();
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
  expect(network.mock.calls[1]?.[1]?.body).toBe(JSON.stringify({ p_ticket: 'ticket' }));

  const backend = createBackend(
    { url: 'https://data.example', key: 'publishable' },
    () => new Promise(() => undefined),
  );
  const { queryFn } = newestRecord(backend, 'person-1');
  expect(await queryFn({ signal: new AbortController().signal })).toEqual([]);
  expect(network).toHaveBeenCalledTimes(2);
});

it('takes a record for whole where fewer came of each kind than were asked for', () => {
  const readings = (code: string, count: number) =>
    Array.from(
      { length: count },
      () => ({ category: 'readings', section: 'readings', kind: 'observation', code }) as OwnEntry,
    );
  expect(isCutOff([])).toBe(false);
  expect(isCutOff([...readings('heart_rate', NEWEST - 1), ...readings('body_weight', NEWEST - 1)])).toBe(false);
  expect(isCutOff([...readings('heart_rate', NEWEST)])).toBe(true);
});
