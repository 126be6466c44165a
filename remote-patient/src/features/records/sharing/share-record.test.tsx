// @vitest-environment jsdom

import { decryptHealthFile } from '@telehealth/care/sharing/health-file';
import { readHealthLink } from '@telehealth/care/sharing/health-link';
import { lendCipher } from '@telehealth/data/testing/browser-cipher';
import { exportOf } from '@telehealth/data/testing/export-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecordPlace } from '../timeline/use-record-place';
import { ShareRecord } from './share-record';

beforeEach(async () => {
  await lendCipher();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const active = { coding: [{ code: 'active' }] };
const RECORD = [
  { resource: { resourceType: 'Patient', name: [{ text: 'Thandi Nkosi' }], birthDate: '1984-03-02' } },
  { resource: { resourceType: 'AllergyIntolerance', clinicalStatus: active, code: { text: 'Penicillin' } } },
  { resource: { resourceType: 'Condition', clinicalStatus: active, code: { text: 'Asthma' } } },
];
const LINK = {
  ...{ id: 'l1', label: 'For the clinic', parts: ['allergies', 'conditions'], hasPasscode: true, state: 'live' },
  ...{ createdAt: '2026-11-20T08:00:00Z', expiresAt: '2026-12-01T08:00:00Z', endedAt: null, mostUses: 3, uses: 2 },
  ...{ wrongTries: 1, lastOpenedAt: '2026-11-21T08:00:00Z' },
};
const ENDED = { ...LINK, id: 'l2', label: '', state: 'revoked', endedAt: '2026-11-22T08:00:00Z', parts: ['readings'] };

function Screen() {
  return <ShareRecord place={useRecordPlace()} />;
}
const open = (answers: Record<string, unknown> = {}) =>
  renderInHost(<Screen />, {
    backend: createFakeBackend({
      ...{
        my_record_links: [LINK, ENDED],
        export_my_record: 'ticket',
        read_export: exportOf(RECORD),
        share_record: LINK,
      },
      ...{ end_record_link: null, ...answers },
    }),
  });
const argsOf = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.find((call) => call.name === name)?.args as Record<string, unknown>;

it('sends what was chosen encrypted, and the key in the link alone', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Conditions'));
  await user.type(screen.getByLabelText(/^Passcode/), 'Blue-kite 7');
  await user.type(screen.getByLabelText(/^What it is for/), 'Second opinion');
  await user.selectOptions(screen.getByLabelText(/^How often/), '3 times');
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText('Copy it now')).toBeDefined();
  const address = screen.getByText(/#shlink:/).textContent ?? '';
  expect(address.startsWith(`${location.origin}/shared-record#shlink:/`)).toBe(true);
  const link = readHealthLink(address);
  expect(link).toMatchObject({ needsPasscode: true, isOneFile: false, label: 'Second opinion' });
  const args = argsOf(backend, 'share_record');
  expect(args).toMatchObject({ p_parts: ['allergies', 'medications'], p_most_uses: 3, p_label: 'Second opinion' });
  const said = JSON.stringify(args);
  expect(said).not.toContain(link?.key);
  expect(said).not.toMatch(/Blue-kite|Penicillin|Thandi/);
  const content = JSON.stringify(await decryptHealthFile(String(args.p_file), link?.key ?? ''));
  expect(content).toContain('Penicillin');
  expect(content).not.toContain('Asthma');
  expect(
    screen.getByText(/It holds 1 allergy, and works until .*, 3 times\. Whoever opens it needs the passcode/),
  ).toBeDefined();
  expect(screen.getByRole('img', { name: 'The link, for a phone’s camera' })).toBeDefined();
  // After leaving, the link is never shown again.
  await user.click(screen.getByRole('button', { name: 'Make another' }));
  expect(screen.queryByText(/#shlink:/)).toBeNull();
}, 15_000);

it('asks for something to share and for a passcode that is one, before anything is taken out', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  for (const part of ['Allergies', 'Medicines', 'Conditions']) await user.click(screen.getByLabelText(part));
  await user.type(screen.getByLabelText(/^Passcode/), 'short');
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(screen.getByText(/Please choose a list or the readings/)).toBeDefined();
  expect(screen.getByText(/A passcode has at least 6 characters/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Allergies'));
  expect(argsOf(backend, 'export_my_record')).toBeUndefined();
});

it('makes no link of nothing, and says why when it was not made', async () => {
  const { backend } = open({ read_export: exportOf([]) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText('Nothing to share')).toBeDefined();
  expect(argsOf(backend, 'share_record')).toBeUndefined();
  backend.answer('read_export', exportOf(RECORD));
  backend.answer('share_record', refuse('P0001', 'sharing.tooManyLinks'));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(/You have 20 links that still work/)).toBeDefined();
  expect(screen.queryByText(/#shlink:/)).toBeNull();
});

it('lists the links with their uses, and ends one at once', async () => {
  const { backend, hostCalls } = open();
  const user = userEvent.setup();
  const list = await screen.findByRole('list', { name: 'Links you made' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /For the clinic.*Allergies and conditions, with a passcode.*Opened 2 of 3 times.*1 wrong passcode.*Works/,
  );
  expect(second?.textContent).toMatch(/Link of 20 Nov 2026.*Ended .*Taken back/);
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: 'Take back: For the clinic' }));
  expect(argsOf(backend, 'end_record_link')).toEqual({ p_id: 'l1' });
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['sharing.ended'] });
});

it('says that a link still works where ending it failed', async () => {
  open({ end_record_link: refuse('', '', 0) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Take back: For the clinic' }));
  expect(await screen.findByText('The link still works')).toBeDefined();
});
