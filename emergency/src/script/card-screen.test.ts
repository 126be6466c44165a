// @vitest-environment jsdom
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage, press, type } from '../testing/open-page';

/** Table → its rows. */
const record: Record<string, object[]> = {};
type Answer = (signal: AbortSignal) => Response | Promise<Response>;
/** A response in place of the record's. */
let fault: Answer | null = null;
const typed = (name: string) => (document.getElementById(`card-${name}`) as HTMLInputElement).value;
const submit = () => document.getElementById('card-form')?.dispatchEvent(new Event('submit', { cancelable: true }));
const state = () => document.getElementById('card-state')?.textContent ?? '';

beforeEach(async () => {
  openPage();
  localStorage.clear();
  for (const table of Object.keys(record)) delete record[table];
  fault = null;
  localStorage.setItem(STORAGE_KEYS.activity, JSON.stringify({ at: Date.now(), locked: false }));
  const session = { access_token: 'a.b.c', expires_at: Date.now() / 1000 + 60 };
  localStorage.setItem(STORAGE_KEYS.backendSession, JSON.stringify(session));
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    if (fault !== null) return fault(signal);
    const table = /\/rest\/v1\/(\w+)/.exec(url)?.[1] ?? '';
    return new Response(JSON.stringify(record[table] ?? []));
  });
  const { startCard } = await import('./card');
  startCard();
});

test('the record fills in what it holds, and leaves what was typed where it is silent', async () => {
  record.patient_allergies = [{ label: 'Penicillin', status: 'active', created_at: '2026-01-02T08:00:00Z' }];
  type('card-bloodType', 'O+');
  type('card-allergies', 'nuts');
  press('card-from-record');
  await vi.waitFor(() => expect(state()).toMatch(/Filled in from your record/));
  expect([typed('allergies'), typed('bloodType')]).toEqual(['Penicillin', 'O+']);
});

test('that none are known comes from the record with its day, and never in the place of what was typed', async () => {
  record.patients = [{ blood_type: '', no_allergies_at: '2026-05-06T08:00:00Z' }];
  record.patient_allergies = [{ label: 'Nuts', status: 'removed', created_at: '2026-01-02T08:00:00Z' }];
  press('card-from-record');
  await vi.waitFor(() => expect(typed('allergies')).toBe('None known on 6 May 2026'));
  type('card-allergies', 'nuts');
  press('card-from-record');
  await vi.waitFor(() => expect(state()).toMatch(/Filled in from your record/));
  expect(typed('allergies')).toBe('nuts');
  // One that came later outweighs it, also after it was taken off the list.
  record.patient_allergies = [{ label: 'Nuts', status: 'removed', created_at: '2026-06-02T08:00:00Z' }];
  type('card-allergies', '');
  press('card-from-record');
  await vi.waitFor(() => expect(state()).toMatch(/none of this yet/));
  expect(typed('allergies')).toBe('');
});

test('"No allergies known" writes it down with the day, and takes no typed allergy away', () => {
  press('card-none-known');
  expect(typed('allergies')).toMatch(/^None known on \d+ \w+ \d{4}$/);
  type('card-allergies', 'nuts');
  press('card-none-known');
  expect([typed('allergies'), state()]).toEqual(['nuts', expect.stringMatching(/Take it out first/)]);
});

test('unticking "Keep it" takes the kept card off the device, and leaves what was typed', () => {
  type('card-allergies', 'nuts');
  press('card-keep');
  submit();
  expect(localStorage.getItem(STORAGE_KEYS.emergencyCard)).toContain('nuts');
  press('card-keep');
  expect(localStorage.getItem(STORAGE_KEYS.emergencyCard)).toBeNull();
  expect([state(), typed('allergies')]).toEqual(['Removed from this device.', 'nuts']);
});

test("somebody else's card, not to be kept, leaves the one that is", () => {
  localStorage.setItem(STORAGE_KEYS.emergencyCard, 'mine');
  type('card-allergies', 'nuts');
  press('card-keep');
  press('card-keep');
  submit();
  expect(localStorage.getItem(STORAGE_KEYS.emergencyCard)).toBe('mine');
});

test.each<[string, Answer]>([
  ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broken', () => new Response('{}', { status: 500 })],
  ['garbled', () => new Response('[{"half')],
  ['of another shape', () => new Response('{}')],
  [
    'never answered',
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ],
])('a record that is %s is not called empty, and leaves what was typed', async (_, answer) => {
  vi.useFakeTimers();
  try {
    fault = answer;
    type('card-allergies', 'nuts');
    press('card-from-record');
    expect(state()).toMatch(/Reading your record/);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toBe('Your record cannot be reached now. Please fill the card in here.');
    expect(typed('allergies')).toBe('nuts');
  } finally {
    vi.useRealTimers();
  }
});
