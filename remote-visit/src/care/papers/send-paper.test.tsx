// @vitest-environment jsdom

import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PaperOfVisit } from './paper-of-visit';

afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const SIGNED = { way: 'platform', signed_at: '2026-11-27T13:02:00Z', document_id: null, size: 64_000 };
const SENDING = {
  ...{ id: ID, name: 'Corner Pharmacy', email: 'a@pharmacy.example', sent_at: '2026-11-27T14:00:00Z', opens: 0 },
  ...{ last_opened_at: null, expires_at: '2026-12-27T14:00:00Z', ended: null },
};
const PAPER = {
  ...{ kind: 'sick_note', source_id: ID, paper_id: ID, files: [SIGNED], dispensed: [], counts: true, gaps: [] },
  ...{ sendings: [] as object[], last_to: null, names_illness: false, expires_on: null, dispensing: null },
};
function open(paper: object = {}, answers: Record<string, unknown> = {}) {
  const backend = createFakeBackend({ papers_of_visit: [{ ...PAPER, ...paper }], ...answers });
  const page = <PaperOfVisit appointmentId={ID} sourceId={ID} name="Sick note" />;
  return { ...renderInHost(page, { backend }), user: userEvent.setup() };
}
const sent = (backend: ReturnType<typeof open>['backend']) =>
  backend.calls.filter(({ name }) => name === 'send_paper').map(({ args }) => args as Record<string, string>);

it('sends a link, tells the code once, and asks again for what did not go with the same key and code', async () => {
  const { user, backend } = open({}, { send_paper: refuse('', '', 0) });
  await user.click(await screen.findByRole('button', { name: 'Send to an employer: Sick note' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  expect(await dialog.findByText(message('papers.toNameRequired'))).toBeDefined();
  expect(sent(backend)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Who gets it/), 'Office');
  await user.type(dialog.getByLabelText(/^Their email/), 'boss@work.example');
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(sent(backend)).toHaveLength(1));
  backend.answer('send_paper', SENDING);
  await user.click(await dialog.findByRole('button', { name: 'Send it' }));
  expect(await dialog.findByText('Sent to Office')).toBeDefined();
  const [one, two] = sent(backend);
  expect(two).toEqual(one);
  expect(one).toMatchObject({ p_paper: ID, p_email: 'boss@work.example', p_names_illness: false });
  const code = one?.p_code ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(dialog.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeDefined();
});

it('never sends a note that names the illness unless that is said', async () => {
  const { user, backend } = open({ names_illness: true }, { send_paper: SENDING });
  await user.click(await screen.findByRole('button', { name: /^Send to an employer/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Who gets it/), 'Office');
  await user.type(dialog.getByLabelText(/^Their email/), 'boss@work.example');
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  expect(await dialog.findByText(message('papers.namesIllness'))).toBeDefined();
  expect(sent(backend)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /^This note says/ }));
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(sent(backend)[0]).toMatchObject({ p_names_illness: true }));
});

it('shows to whom it went, and takes that back', async () => {
  const { user, backend } = open({ sendings: [SENDING] }, { take_back_sending: { ...SENDING, ended: 'taken_back' } });
  expect(await screen.findByText(/Sent to Corner Pharmacy/)).toBeDefined();
  expect(screen.getByText(/Not opened yet/)).toBeDefined();
  backend.answer('papers_of_visit', [{ ...PAPER, sendings: [{ ...SENDING, ended: 'taken_back' }] }]);
  await user.click(screen.getByRole('button', { name: 'Take back what was sent to Corner Pharmacy' }));
  expect(await screen.findByText(/You took it back/)).toBeDefined();
});

it.each([
  ['is not signed in a way that a pharmacy takes', { files: [SIGNED] }, 'Waits for the signature'],
  ['is too old', { files: [{ ...SIGNED, way: 'pen', document_id: ID }], expires_on: '2020-01-01' }, 'Too old'],
])('says of a script that %s what it is, and sends none of the first kind', async (_, change, name) => {
  open({ kind: 'prescription', dispensing: 'none', ...change });
  expect(await screen.findByText(name)).toBeDefined();
  if (name !== 'Too old') expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
});

it('says how far a script was dispensed', async () => {
  open({ kind: 'prescription', files: [{ ...SIGNED, way: 'advanced' }], dispensing: 'part', expires_on: '2099-01-01' });
  expect(await screen.findByText('Dispensed in part')).toBeDefined();
});
