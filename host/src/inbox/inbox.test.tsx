// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Host, HostContext } from '../host-context';
import { Inbox } from './inbox';

afterEach(() => {
  cleanup();
  localStorage.clear();
  onZone.mockClear();
});

const row = (id: string, more: Record<string, unknown> = {}) => ({
  ...{ id, event: 'message.received', ref_id: `of-${id}`, payload: { appointmentId: `of-${id}` }, mail: 'none' },
  ...{ created_at: '2026-11-24T08:00:00Z', read_at: null, ...more },
});
const READ = { read_at: '2026-11-24T09:00:00Z' };

const onZone = vi.fn();

function open(answers: Record<string, unknown>) {
  const backend = createFakeBackend(answers);
  const page = (
    <HostContext value={{ started: () => [] } as unknown as Host}>
      <Inbox onZone={onZone} />
    </HostContext>
  );
  return { ...renderInHost(page, { backend }), user: userEvent.setup() };
}
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('counts what is unread, and leads to it, which makes it read', async () => {
  const { backend, user } = open({ my_notifications: [row('n1'), row('n2', READ)], mark_notification_read: null });
  const bell = await screen.findByLabelText('Notifications, 1 unread');
  await user.click(bell);
  const [first] = within(screen.getByRole('list', { name: 'Notifications, newest first' })).getAllByRole('link');
  if (first === undefined) throw new Error('no line');
  expect(first.getAttribute('href')).toBe('/consultation/of-n1#messages');
  backend.answer('my_notifications', [row('n1', READ), row('n2', READ)]);
  await user.click(first);
  await screen.findByLabelText('Notifications');
  expect(sent(backend, 'mark_notification_read')).toEqual([{ p_notification: 'n1' }]);
});

it('draws what was told of one visit as one, which is read as one', async () => {
  const { backend, user } = open({
    my_notifications: [
      row('n3', { event: 'payment.refunded', payload: { appointmentId: 'v1', amountMinor: 4500, currency: 'USD' } }),
      row('n2', { event: 'message.received', payload: { appointmentId: 'v2' }, ref_id: 'v2', ...READ }),
      row('n1', { event: 'booking.cancelled', payload: { appointmentId: 'v1', counterpartName: 'Naledi Mokoena' } }),
    ],
    mark_notification_read: null,
  });
  await user.click(await screen.findByLabelText('Notifications, 1 unread'));
  const list = screen.getByRole('list', { name: 'Notifications, newest first' });
  expect(list.children).toHaveLength(2);
  const thread = within(list.children[0] as HTMLElement);
  expect(thread.getByText(/US\$45.00 is on its way back/)).toBeDefined();
  await user.click(thread.getByText('1 earlier about this visit'));
  expect(thread.getByText(/Your visit with Naledi Mokoena was cancelled/)).toBeDefined();
  await user.click(thread.getByText(/US\$45.00/));
  await waitFor(() =>
    expect(sent(backend, 'mark_notification_read')).toEqual([{ p_notification: 'n3' }, { p_notification: 'n1' }]),
  );
});

it('marks all as read, and says when that failed', async () => {
  const { backend, user } = open({
    my_notifications: [row('n1'), row('n2')],
    mark_all_notifications_read: refuse('', '', 500),
  });
  await user.click(await screen.findByLabelText('Notifications, 2 unread'));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  backend.answer('mark_all_notifications_read', 2);
  backend.answer('my_notifications', [row('n1', READ), row('n2', READ)]);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('rings by itself when something is told', async () => {
  const { backend } = open({ my_notifications: [] });
  await screen.findByText(/Nothing yet/);
  backend.answer('my_notifications', [row('n1')]);
  backend.sendLive();
  expect(await screen.findByLabelText('Notifications, 1 unread')).toBeDefined();
});

it('keeps what is there while older ones come', async () => {
  const thirty = Array.from({ length: 30 }, (_, at) => row(`n${at}`, READ));
  const { backend, user } = open({ my_notifications: thirty });
  await user.click(await screen.findByRole('button', { name: 'Show older ones', hidden: true }));
  expect(document.querySelectorAll('li')).toHaveLength(30);
  await waitFor(() => expect(sent(backend, 'my_notifications')).toContainEqual({ p_limit: 100 }));
  await waitFor(() => expect(screen.queryByText('Show older ones')).toBeNull());
});

it('says that nothing is lost where it cannot be read, and tries again', async () => {
  const { backend, user } = open({ my_notifications: refuse('', '', 500) });
  await screen.findByText(/Nothing is lost/);
  expect(screen.getByLabelText('Notifications could not be loaded')).toBeDefined();
  backend.answer('my_notifications', []);
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText(/Nothing yet/)).toBeDefined();
});
