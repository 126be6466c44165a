// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAppointmentsLive } from '../appointments/appointment.live';
import { useMyAppointments } from '../appointments/appointment.queries';
import { sendOpenSlots, useOpenSlots } from '../slots/slot.queries';
import { createAppointment } from '../testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '../testing/fake-backend';
import { hostReports, renderInHost } from '../testing/render-in-host';

afterEach(cleanup);

function List() {
  const query = useMyAppointments();
  const live = useAppointmentsLive();
  return (
    <p>
      {query.status} {query.error?.id} {query.data?.map((appointment) => appointment.id).join(' ')} {live}
      <button type="button" onClick={query.refetch}>
        Again
      </button>
    </p>
  );
}
const text = () => document.querySelector('p')?.textContent ?? '';

function Found() {
  return <p>{useOpenSlots({ mode: 'video' }).status}</p>;
}

it.each([
  ['person', 1],
  [null, 2],
])(
  'a search sent for %s before its component is drawn is not asked again for the same person',
  async (userId, times) => {
    const backend = createFakeBackend({ find_slots: [] });
    sendOpenSlots({ search: new URLSearchParams(), backend, userId }, { mode: 'video' }, {});
    renderInHost(<Found />, { backend });
    await waitFor(() => expect(text()).toBe('success'));
    expect(backend.calls).toHaveLength(times);
  },
);

it('what everybody may see stays on the page while it is asked again for the person who turns out to be signed in', async () => {
  const backend = createFakeBackend({ find_slots: [] });
  renderInHost(<Found />, { backend });
  act(() => hostReports.connecting());
  await waitFor(() => expect(text()).toBe('success'));
  backend.answer('find_slots', () => new Promise(() => undefined));
  act(() => hostReports.connected());
  await waitFor(() => expect(backend.calls.length).toBeGreaterThan(1));
  expect(text()).toBe('success');
});

it('asks nothing before the backend knows the person', async () => {
  const backend = createFakeBackend({ my_appointments: [] });
  renderInHost(<List />, { backend });
  act(() => hostReports.connecting());
  expect(text()).toContain('pending');
  act(() => hostReports.connected());
  await waitFor(() => expect(text()).toContain('success'));
});

it('shows why the connection failed, and trying again connects again', async () => {
  const { hostCalls } = renderInHost(<List />);
  act(() => hostReports.failed({ id: 'sync.refused' }));
  expect(text()).toContain('error sync.refused');
  screen.getByRole('button').click();
  expect(hostCalls).toEqual([{ name: 'reconnect', args: [] }]);
});

it('says that nobody could tell who is here, asks that again, and waits meanwhile', async () => {
  const { hostCalls } = renderInHost(<List />, { backend: createFakeBackend({ my_appointments: [] }) });
  act(() => hostReports.identityUnreachable());
  expect(text()).toContain('error session.identityUnreachable');
  screen.getByRole('button').click();
  expect(hostCalls).toEqual([{ name: 'reconnect', args: [] }]);
  act(() => hostReports.asking());
  expect(text()).toContain('pending');
  act(() => hostReports.signedIn());
  await waitFor(() => expect(text()).toContain('success'));
});

it('names a refusal by the error table', async () => {
  renderInHost(<List />, { backend: createFakeBackend({ my_appointments: refuse('42501') }) });
  await waitFor(() => expect(text()).toContain('error access.refused'));
});

it('fetches again when a live message comes, and never draws the message itself', async () => {
  const backend = createFakeBackend({ my_appointments: [] });
  renderInHost(<List />, { backend });
  await waitFor(() => expect(text()).toContain('success'));
  expect(text()).toContain('connected');
  backend.answer('my_appointments', [toAppointmentRow(createAppointment({ id: 'arrived' }))]);
  act(() => backend.sendLive());
  await waitFor(() => expect(text()).toContain('arrived'));
});

it('says when live updates are away', async () => {
  const backend = createFakeBackend({ my_appointments: [] });
  renderInHost(<List />, { backend });
  act(() => backend.setLiveState('reconnecting'));
  expect(text()).toContain('reconnecting');
});
