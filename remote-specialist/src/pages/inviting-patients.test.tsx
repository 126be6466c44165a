// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { catchSavedFiles } from '@telehealth/data/testing/saved-files';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { InvitePatients } from '../features/patients/inviting/invite-patients';

// jsdom's files give their text to a reader alone.
File.prototype.text ??= function text(this: File) {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

afterEach(cleanup);

const REPORT = [
  { email: 'thandi@example.com', outcome: 'sent' },
  { email: 'jan@example.com', outcome: 'invitedBefore' },
];
const open = (answer: unknown = REPORT) =>
  renderInHost(<InvitePatients />, { backend: createFakeBackend({ invite_patients: answer }), role: 'specialist' });
const asked = (view: ReturnType<typeof open>) =>
  view.backend.calls.filter(({ name }) => name === 'invite_patients').map(({ args }) => args);

it('takes addresses from a file on the device, sends them alone, and says what became of each', async () => {
  const user = userEvent.setup();
  const view = open();
  await user.click(screen.getByRole('button', { name: 'Invite your patients' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Names and everything else in your list stay on this device.',
  );
  const table = 'Name,Email\nThandi Mokoena,thandi@example.com\nJan Smit,jan@example.com\nNobody,\n';
  await user.upload(dialog.getByLabelText(/^From a file/), new File([table], 'patients.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('2 addresses found. Without one: line 4.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await dialog.findByText('Please say that these people are your patients')).toBeTruthy();
  expect(asked(view)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /These people are my patients/ }));
  await user.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('1 invitation is on the way, of 2 addresses.')).toBeTruthy();
  expect(asked(view)).toEqual([{ p_emails: ['thandi@example.com', 'jan@example.com'] }]);
  expect(screen.getByRole('list', { name: 'Invitations' }).textContent).toBe(
    'thandi@example.comInvitedjan@example.comNot sent again: you invited this address before',
  );
  const files = catchSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(files.map(({ name }) => name)).toEqual(['invitations.csv']);
  expect(await files[0]?.text()).toContain('jan@example.com,Not sent again: you invited this address before');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says at its place what is missing, and keeps the list when sending fails', async () => {
  const user = userEvent.setup();
  const view = open(refuse('P0001', 'data.busy', 429));
  await user.click(screen.getByRole('button', { name: 'Invite your patients' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  expect(await dialog.findByText('Please give 1 to 200 email addresses at once. Nothing was sent.')).toBeTruthy();
  const list = dialog.getByLabelText<HTMLTextAreaElement>(/^Email addresses/);
  expect(document.activeElement).toBe(list);
  await user.type(list, 'thandi@example.com');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Send 1 invitation' }));
  await waitFor(() => expect(asked(view)).toHaveLength(1));
  expect(list.value).toBe('thandi@example.com');
  const large = new File(['x'.repeat(1024 * 1024 + 1)], 'all.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText(/^From a file/), large);
  expect(await dialog.findByText('This file is larger than 1 MB. Please choose a smaller one.')).toBeTruthy();
  expect(list.value).toBe('thandi@example.com');
});

it('says that the mails of a day are used up', async () => {
  const user = userEvent.setup();
  open([{ email: 'thandi@example.com', outcome: 'tomorrow' }]);
  await user.click(screen.getByRole('button', { name: 'Invite your patients' }));
  await user.type(screen.getByLabelText(/^Email addresses/), 'thandi@example.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText(/Send the rest tomorrow; who was invited is not written to twice/)).toBeTruthy();
});
