// @vitest-environment jsdom
import { STORAGE_KEYS } from '@telehealth/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage, press, type } from '../testing/open-page';

/** Table → what its rows answer. */
const record: Record<string, object[]> = {};
const typed = (name: string) => (document.getElementById(`card-${name}`) as HTMLInputElement).value;
const state = () => document.getElementById('card-state')?.textContent ?? '';

beforeEach(async () => {
  openPage();
  localStorage.clear();
  for (const table of Object.keys(record)) delete record[table];
  localStorage.setItem(STORAGE_KEYS.activity, JSON.stringify({ at: Date.now(), locked: false }));
  const session = { access_token: 'a.b.c', expires_at: Date.now() / 1000 + 60 };
  localStorage.setItem(STORAGE_KEYS.backendSession, JSON.stringify(session));
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string) => {
    const table = /\/rest\/v1\/(\w+)/.exec(url)?.[1] ?? '';
    return new Response(JSON.stringify(record[table] ?? []));
  });
  const { startCard } = await import('./card');
  startCard();
});

test('the record fills in what it holds, and leaves what was typed where it is silent', async () => {
  record.patient_allergies = [{ label: 'Penicillin' }];
  type('card-bloodType', 'O+');
  type('card-allergies', 'nuts');
  press('card-from-record');
  await vi.waitFor(() => expect(state()).toMatch(/Filled in from your record/));
  expect([typed('allergies'), typed('bloodType')]).toEqual(['Penicillin', 'O+']);
});
