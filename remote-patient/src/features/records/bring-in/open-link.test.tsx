// @vitest-environment jsdom

import { encryptHealthFile, newFileKey } from '@telehealth/care/sharing/health-file';
import { writeHealthLink } from '@telehealth/care/sharing/health-link';
import { lendCipher } from '@telehealth/data/testing/browser-cipher';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecordPlace } from '../timeline/use-record-place';
import { BringIn } from './bring-in';

const active = { coding: [{ code: 'active' }] };
const BUNDLE = {
  resourceType: 'Bundle',
  entry: [
    { resource: { resourceType: 'Patient', name: [{ text: 'Thandi Dlamini' }] } },
    { resource: { resourceType: 'AllergyIntolerance', clinicalStatus: active, code: { text: 'Latex' } } },
  ],
};
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
});

const linkOf = (more: object = {}) =>
  writeHealthLink({
    ...{ url: 'https://clinic.example.org/shl/abc', key, expiresAt: null, needsPasscode: false, isOneFile: false },
    ...{ label: 'Back to school', ...more },
  });
function Screen() {
  return <BringIn entries={[]} place={useRecordPlace()} />;
}
const draw = (answers: Record<string, unknown>) => renderInHost(<Screen />, { backend: createFakeBackend(answers) });
/** jsdom's files lack `text()`. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'link.txt', { type: 'text/plain' }), { text: async () => text });
type User = ReturnType<typeof userEvent.setup>;
async function openLink(user: User, text: string) {
  await user.click(screen.getByLabelText('The link'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Open the link' }));
}
const asked = (backend: ReturnType<typeof createFakeBackend>) =>
  backend.calls.filter(({ name }) => name === 'functions/health-link').map(({ args }) => args);

it('shows what is behind a link of another service, from where it is, and sends no key', async () => {
  const { backend } = draw({ 'functions/health-link': { kind: 'opened', files: [file] }, add_chart_entry: null });
  const user = userEvent.setup();
  await openLink(user, `https://viewer.example/#${linkOf()}`);
  expect(await screen.findByLabelText('Latex')).toBeDefined();
  expect(screen.getByText('Thandi Dlamini')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Where/).value).toBe('Back to school');
  expect(asked(backend)).toHaveLength(1);
  expect(asked(backend)[0]).toMatchObject({
    url: 'https://clinic.example.org/shl/abc',
    isOneFile: false,
    passcode: null,
  });
  expect(JSON.stringify(backend.calls)).not.toContain(key);
});

it('says of each entry what speaks against it in the file itself, before anything is kept', async () => {
  const taken = (text: string) => ({
    resource: { resourceType: 'MedicationStatement', status: 'active', medicationCodeableConcept: { text } },
  });
  const allergy = { resourceType: 'AllergyIntolerance', clinicalStatus: active, code: { text: 'Penicillin' } };
  const bundle = {
    resourceType: 'Bundle',
    entry: [{ resource: allergy }, taken('Augmentin'), taken('Curamed forte'), taken('Azithromycin')],
  };
  draw({ 'functions/health-link': { kind: 'opened', files: [await encryptHealthFile(bundle, key)] } });
  await openLink(userEvent.setup(), linkOf());
  const medicines = within(await screen.findByRole('region', { name: 'Medicines' }));
  const [augmentin, curam, azithromycin] = medicines.getAllByRole('listitem');
  expect(augmentin?.textContent).toMatch(/This is of the kind of a recorded allergy: Penicillin/);
  expect(curam?.textContent).toMatch(/We do not know this medicine. Nothing was checked./);
  expect(azithromycin?.textContent?.trim()).toBe('Azithromycin');
  const allergies = within(screen.getByRole('region', { name: 'Allergies' }));
  expect(allergies.getByText(/^Taken now, and of this kind: Augmentin/)).toBeDefined();
});

it('asks for a passcode before it asks the service, and says how many tries are left', async () => {
  const { backend } = draw({ 'functions/health-link': { kind: 'passcode', left: 4 } });
  const user = userEvent.setup();
  await openLink(user, linkOf({ needsPasscode: true }));
  expect(await screen.findByText('This link asks for a passcode.')).toBeDefined();
  expect(asked(backend)).toEqual([]);
  await user.type(screen.getByLabelText(/^Its passcode/), '1234');
  await user.click(screen.getByRole('button', { name: 'Open the link' }));
  expect(await screen.findByText('This passcode is wrong. 4 tries are left.')).toBeDefined();
  backend.answer('functions/health-link', { kind: 'opened', files: [file] });
  await user.click(screen.getByRole('button', { name: 'Open the link' }));
  expect(await screen.findByLabelText('Latex')).toBeDefined();
});

it.each([
  ['is over', { kind: 'gone' }, 'This link no longer works'],
  ['does not answer', { kind: 'away' }, 'The record did not arrive'],
  ['holds something else', { kind: 'opened', files: ['a.b.c.d.e'] }, 'What came is no record we can read'],
  ['may not be asked for now', refuse('P0001', 'data.busy', 400), 'The record did not arrive'],
])('says so when it %s', async (_, answer, words) => {
  draw({ 'functions/health-link': answer });
  await openLink(userEvent.setup(), linkOf());
  expect(await screen.findByText(words)).toBeDefined();
});

it('takes a file with a link for the link, and says when a text is none', async () => {
  const { backend } = draw({ 'functions/health-link': { kind: 'opened', files: [file] } });
  const user = userEvent.setup();
  await openLink(user, 'shlink:/short');
  expect(await screen.findByText('This is not a link to a health record, or a part of it is missing')).toBeDefined();
  expect(asked(backend)).toEqual([]);
  const text = linkOf();
  await user.upload(screen.getByLabelText('The file'), fileOf(text));
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('The link').value).toBe(text));
});
