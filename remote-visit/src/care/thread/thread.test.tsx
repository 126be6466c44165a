// @vitest-environment jsdom

import type { CareVisit } from '@telehealth/care/care-visit';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
// Imported before the first test, so that it waits for the component only.
import '@telehealth/care/safety/scan-reason';
import { Thread } from './thread';

afterEach(cleanup);

const VISIT: CareVisit = {
  ...{
    appointmentId: 'visit-1',
    patientId: 'person',
    patientName: 'Thandi Nkosi',
    specialistName: 'Naledi Mokoena',
  },
  status: 'in_progress',
};

const row = (seq: number, changes: Record<string, unknown> = {}) => ({
  ...{ id: `m${seq}`, seq, kind: 'text', sender_id: 'doctor', sender_name: 'Naledi Mokoena', client_id: null },
  ...{ body: `word ${seq}`, file: null, event: null, red_flag: null, deleted_at: null },
  sent_at: `2026-01-2${seq}T10:00:00Z`,
  ...changes,
});

/** A backend whose thread stores what is sent. */
function createThread(first: Record<string, unknown>[] = [], state: Record<string, unknown> = {}): FakeBackend {
  const rows = [...first];
  return createFakeBackend({
    open_thread: 'ticket',
    read_look: () => ({
      ...{
        open: true,
        closes_at: '2026-12-11T10:00:00Z',
        unanswered_since: null,
        last_seq: rows.length,
        reads: { person: 1 },
        ...state,
      },
      messages: [...rows],
    }),
    send_message: (args: { p_client_id: string; p_body: string }) => {
      const sent = {
        ...{ sender_id: 'person', client_id: args.p_client_id, body: args.p_body },
        sent_at: new Date().toISOString(),
      };
      if (!rows.some(({ client_id }) => client_id === args.p_client_id)) rows.push(row(rows.length + 1, sent));
      return { id: 'm', version: null };
    },
    mark_messages_read: null,
  });
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Naledi Mokoena' });
const sent = (backend: FakeBackend) =>
  backend.calls.filter(({ name }) => name === 'send_message').map(({ args }) => args as Record<string, unknown>);

it('says what was not answered until it is, or needs no answer', async () => {
  const backend = createThread([row(1)], { unanswered_since: '2026-01-21T10:00:00Z' });
  backend.answer('settle_messages', null);
  renderInHost(<Thread visit={VISIT} />, { backend });
  await screen.findByText(/^Not answered yet\. Written .*21 Jan/);
  fireEvent.click(screen.getByRole('button', { name: 'Needs no answer' }));
  await waitFor(() =>
    expect(backend.calls.find(({ name }) => name === 'settle_messages')?.args).toEqual({
      ...{ p_appointment: 'visit-1', p_up_to: 1 },
    }),
  );
});

it('shows days, what is new, lines in words and empty places', async () => {
  const rows = [
    row(1),
    row(2, { kind: 'system', sender_id: null, sender_name: null, event: 'note.signed', body: '' }),
    row(3, { deleted_at: '2026-11-23T11:00:00Z', body: '' }),
    row(4),
  ];
  renderInHost(<Thread visit={VISIT} />, { backend: createThread(rows) });
  await screen.findByText('word 4');
  const lines = within(screen.getByRole('log', { name: 'Messages' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('21 Jan'),
    expect.stringContaining('word 1'),
    expect.stringContaining('22 Jan'),
    'Naledi Mokoena signed the plan of this visit.',
    expect.stringContaining('23 Jan'),
    expect.stringContaining('This message was taken back.'),
    expect.stringContaining('24 Jan'),
    'New',
    expect.stringContaining('word 4'),
  ]);
});

it('sends with Enter, not with Shift and Enter, and keeps a draft while it is not on the screen', async () => {
  const backend = createThread();
  const view = renderInHost(<Thread visit={VISIT} />, { backend });
  await screen.findByText(/Nothing was written yet/);
  fireEvent.change(box(), { target: { value: 'A rash' } });
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  expect(sent(backend)).toEqual([]);
  view.unmount();
  renderInHost(<Thread visit={VISIT} />, { backend });
  expect(box().value).toBe('A rash');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe('');
  await waitFor(() => expect(sent(backend)).toMatchObject([{ p_body: 'A rash', p_appointment: 'visit-1' }]));
  expect(await screen.findByText(/, sent/)).toBeDefined();
});

it('shows whom to call when what was sent sounds like danger, and marks it for the specialist', async () => {
  const backend = createThread();
  renderInHost(<Thread visit={VISIT} />, { backend });
  await screen.findByText(/Nothing was written yet/);
  fireEvent.change(box(), { target: { value: 'I have crushing chest pain and I sweat' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent(backend)).toHaveLength(1));
  expect(sent(backend)[0]?.p_red_flag).toMatch(/^[a-z.-]+@\d+$/);
  expect(await screen.findByRole('link', { name: 'Call 112' })).toBeDefined();
});

it('shows it also while nothing gets out, and words before it wait', async () => {
  const backend = createThread();
  backend.answer('send_message', refuse('', '', 0));
  renderInHost(<Thread visit={VISIT} />, { backend });
  await screen.findByText(/Nothing was written yet/);
  for (const words of ['Hello', 'I cannot breathe', 'Are you there?']) {
    fireEvent.change(box(), { target: { value: words } });
    fireEvent.keyDown(box(), { key: 'Enter' });
  }
  expect(await screen.findByRole('link', { name: 'Call 112' })).toBeDefined();
  expect(screen.getAllByText('Not sent yet')).toHaveLength(3);
  expect(await screen.findByText(/^You are offline/)).toBeDefined();
});

it('marks such words for the practice, and reads no danger into its own', async () => {
  const backend = createThread([row(1, { red_flag: 'chest.pain@2', body: 'It hurts' })]);
  renderInHost(<Thread visit={VISIT} />, { backend, role: 'specialist' });
  expect(await screen.findByText('Possible danger sign')).toBeDefined();
  const words = screen.getByRole('textbox', { name: 'Write to Thandi Nkosi' });
  fireEvent.change(words, { target: { value: 'Do you have crushing chest pain?' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  await waitFor(() => expect(sent(backend)).toHaveLength(1));
  expect(sent(backend)[0]).not.toHaveProperty('p_red_flag');
});

it('leaves refused words where they are, with why, and gives them back to be changed', async () => {
  const backend = createThread();
  backend.answer('send_message', refuse('P0001', 'messages.closed'));
  renderInHost(<Thread visit={VISIT} />, { backend });
  await screen.findByText(/Nothing was written yet/);
  fireEvent.change(box(), { target: { value: 'Too late' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(await screen.findByText(/This conversation is closed and this message was not sent/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect(box().value).toBe('Too late');
});

it('says since when it is closed, and leaves it readable', async () => {
  renderInHost(<Thread visit={VISIT} />, { backend: createThread([row(1)], { open: false }) });
  expect(await screen.findByText('word 1')).toBeDefined();
  expect(screen.getByText(/^Closed on /)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
