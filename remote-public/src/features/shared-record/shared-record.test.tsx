// @vitest-environment jsdom

import { encryptHealthFile, newFileKey } from '@telehealth/care/sharing/health-file';
import { writeHealthLink } from '@telehealth/care/sharing/health-link';
import { lendCipher } from '@telehealth/data/testing/browser-cipher';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedRecord } from './shared-record';

const active = { coding: [{ code: 'active' }] };
const BUNDLE = {
  resourceType: 'Bundle',
  timestamp: '2026-11-20T08:00:00Z',
  entry: [
    { resource: { resourceType: 'Patient', name: [{ text: 'Thandi Nkosi' }], birthDate: '1984-03-02' } },
    {
      resource: {
        ...{ resourceType: 'AllergyIntolerance', clinicalStatus: active, code: { text: 'Penicillin' } },
        reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'severe' }],
      },
    },
  ],
};
const URL_OF_LINK = `https://here.example/functions/v1/shared-record/${'a'.repeat(43)}`;
let key: string;
let file: string;
beforeEach(async () => {
  await lendCipher();
  key = newFileKey();
  file = await encryptHealthFile(BUNDLE, key);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const linkOf = (more: object = {}) =>
  writeHealthLink({
    ...{ url: URL_OF_LINK, key, expiresAt: null, needsPasscode: true, isOneFile: false, label: 'For the clinic' },
    ...more,
  });
interface Sent {
  url: string;
  body: unknown;
}
/** A server that gives these answers in turn; returns the requests it received. */
function answering(...answers: Response[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url: String(url), body: init.body === undefined ? null : JSON.parse(String(init.body)) });
    return answers.shift() ?? Promise.reject(new TypeError('no network'));
  });
  return sent;
}
const opened = (of = file) => Response.json({ files: [{ contentType: 'application/fhir+json', embedded: of }] });
function arrive(link: string) {
  history.replaceState(null, '', `/shared-record#${link}`);
  renderInHost(<SharedRecord />);
  return userEvent.setup();
}
const pressOpen = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Open the record' }));

it('takes the link out of the address, asks who reads, and shows what was shared', async () => {
  const user = arrive(linkOf());
  expect(location.hash).toBe('');
  const sent = answering(Response.json({ remainingAttempts: 9 }, { status: 401 }), opened());
  await pressOpen(user);
  expect(screen.getByText('Please say who you are')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/^Your name/), 'Dr Other');
  await user.type(screen.getByLabelText(/^Passcode/), 'guess');
  await pressOpen(user);
  expect(await screen.findByText('9 tries are left; then the link ends.')).toBeDefined();
  await user.type(screen.getByLabelText(/^Passcode/), 'Blue-kite 7');
  await pressOpen(user);
  const sheet = await screen.findByRole('article', { name: 'The shared record' });
  expect(sheet.textContent).toContain('Thandi Nkosi');
  expect(within(sheet).getByRole('listitem').textContent).toBe('PenicillinHives, severe');
  expect(sent.map(({ body }) => body)).toEqual([
    { recipient: 'Dr Other', passcode: 'guess' },
    { recipient: 'Dr Other', passcode: 'Blue-kite 7' },
  ]);
  expect(JSON.stringify(sent)).not.toContain(key);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  await user.click(screen.getByRole('button', { name: 'Close the record' }));
  expect(screen.queryByText('Thandi Nkosi')).toBeNull();
});

it.each([
  ['gone', () => new Response(null, { status: 404 }), 'This link no longer works'],
  ['asked too often', () => new Response(null, { status: 429 }), 'Too many tries for now'],
  ['out of reach', () => new Response('<html>', { status: 502 }), 'The record did not arrive'],
  ['changed', () => opened(file.slice(0, -30)), 'The record came, but this link does not fit it'],
  ['locked', () => Response.json({ remainingAttempts: 0 }, { status: 401 }), /That was the last try/],
])('says so in plain words when it is %s', async (_, answer, words) => {
  const user = arrive(linkOf({ needsPasscode: false }));
  answering(answer());
  await user.type(screen.getByLabelText(/^Your name/), 'Dr Other');
  await pressOpen(user);
  expect(await screen.findByText(words)).toBeDefined();
});

it('asks nobody else: a link of another service is named as one', async () => {
  const sent = answering(opened());
  arrive(linkOf({ url: 'https://elsewhere.example/shl/x' }));
  expect(screen.getByText('This link was made by another service')).toBeDefined();
  expect(sent).toEqual([]);
});

it('takes a link that is pasted, also the whole address, and says when it is none', async () => {
  const user = arrive('');
  const field = () => screen.getByLabelText('The link');
  await user.type(field(), 'https://site.example/shared-record');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('This is not a link to a record, or part of it is missing')).toBeDefined();
  await user.clear(field());
  await user.click(field());
  await user.paste(`https://site.example/shared-record#${linkOf()}`);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('region', { name: 'For the clinic' })).toBeDefined();
});

it('says that none are known as a word of then, not as an entry', async () => {
  const [person] = BUNDLE.entry;
  const code = { text: 'No known allergy', coding: [{ code: '716186003', system: 'http://snomed.info/sct' }] };
  const none = { resource: { resourceType: 'AllergyIntolerance', clinicalStatus: active, code } };
  const user = arrive(linkOf({ needsPasscode: false }));
  answering(opened(await encryptHealthFile({ ...BUNDLE, entry: [person, none] }, key)));
  await user.type(screen.getByLabelText(/^Your name/), 'Dr Other');
  await pressOpen(user);
  const allergies = await screen.findByRole('region', { name: 'Allergies' });
  expect(within(allergies).getByRole('listitem').textContent).toBe('None knownwhen this was shared; please ask again');
  expect(screen.queryByText(/It only says that there is none/)).toBeNull();
});

it('shows a bound as a bound, and a date as far as it was said', async () => {
  const load = {
    ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: '2024' },
    code: { coding: [{ system: 'http://loinc.org', code: '20447-9' }] },
    valueQuantity: { value: 20, comparator: '<', code: '{copies}/mL' },
  };
  const entry = [
    { resource: { resourceType: 'Patient', name: [{ text: 'T' }], birthDate: '1984' } },
    { resource: load },
  ];
  const user = arrive(linkOf({ needsPasscode: false }));
  answering(opened(await encryptHealthFile({ resourceType: 'Bundle', entry }, key)));
  await user.type(screen.getByLabelText(/^Your name/), 'Dr Dube');
  await pressOpen(user);
  const sheet = await screen.findByRole('article', { name: 'The shared record' });
  expect(sheet.textContent).toContain('< 20 {copies}/mL, 2024');
  expect(sheet.textContent).toMatch(/Born\s*1984/);
});
