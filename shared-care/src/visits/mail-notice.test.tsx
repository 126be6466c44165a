// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MailNotice } from './mail-notice';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const TROUBLE = {
  ...{ since: '2026-11-20T10:00:00Z', address: 'thandi@example.com', tried_address: 'thandi@example.com' },
  ...{ undelivered: 2, is_trying: false },
};
const open = (rows: unknown, more: Record<string, unknown> = {}) =>
  renderInHost(<MailNotice />, { backend: createFakeBackend({ my_mail_trouble: rows, ...more }) });
const asked = async (backend: ReturnType<typeof createFakeBackend>) =>
  waitFor(() => expect(backend.calls.map(({ name }) => name)).toContain('my_mail_trouble'));

it('says where mail did not arrive, what is safe, and both ways on', async () => {
  open([TROUBLE]);
  expect(await screen.findByText('We could not reach you by email')).toBeDefined();
  expect(screen.getByText('thandi@example.com').parentElement?.textContent).toContain('Friday 20 November 2026');
  expect(screen.getByText(/Nothing is lost: your visits and your record are as they were/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Check my address' }).getAttribute('href')).toBe('/auth/security');
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeDefined();
  expect(screen.queryByText(/Email now goes to/)).toBeNull();
});

it('says where mail goes now when the address was put right', async () => {
  open([{ ...TROUBLE, address: 'right@example.com' }]);
  expect((await screen.findByText('right@example.com')).parentElement?.textContent).toContain('Email now goes to');
});

it.each([
  ['mail reaches them', []],
  ['nobody could say', refuse('', '', 500)],
])('says nothing while %s', async (_, rows) => {
  const { backend, container } = open(rows);
  await asked(backend);
  await waitFor(() => expect(container.textContent).not.toContain('mail'));
});

it('sends it again once, says so, and goes away when a mail arrived, which it says too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { backend } = open([TROUBLE], {
    send_my_mail_again: () => {
      backend.answer('my_mail_trouble', [{ ...TROUBLE, is_trying: true }]);
      return 2;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(message('notifications.tryingAgain')));
  const button = screen.getByRole('button', { name: 'Sending it again' });
  expect(button.getAttribute('aria-disabled'), 'it keeps the focus').toBe('true');
  fireEvent.click(button);
  expect(backend.calls.filter(({ name }) => name === 'send_my_mail_again')).toHaveLength(1);
  backend.answer('my_mail_trouble', []);
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(message('notifications.reachedAgain')));
  expect(screen.queryByText('We could not reach you by email')).toBeNull();
});

it.each([
  ['notifications.noAddress', refuse('P0001', 'notifications.noAddress')],
  ['data.busy', refuse('P0001', 'data.busy')],
  ['data.offline', refuse('', '', 0)],
] as const)('says why nothing was sent: %s', async (id, answer) => {
  open([TROUBLE], { send_my_mail_again: answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(message(id))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeDefined();
});
