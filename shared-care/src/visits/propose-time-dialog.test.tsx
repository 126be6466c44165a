// @vitest-environment jsdom
import { instantInZone, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProposeTimeDialog } from './propose-time-dialog';

afterEach(cleanup);

function open(answer: unknown = []) {
  const visit = createAppointment({
    ...{ viewerRole: 'specialist', counterpartSpecialty: null, counterpartName: 'Thandi' },
    startsAt: new Date(Date.now() + 48 * 3_600_000),
  });
  const backend = createFakeBackend({ propose_times: answer });
  const closed: true[] = [];
  const view = renderInHost(<ProposeTimeDialog visit={visit} onClose={() => closed.push(true)} />, {
    ...{ backend, role: 'specialist' },
  });
  return { ...view, backend, closed };
}
const choose = (reason: string) => {
  fireEvent.change(screen.getByLabelText(/^New day/), { target: { value: '2030-03-01' } });
  fireEvent.change(screen.getByLabelText(/^New time/), { target: { value: '10:15' } });
  fireEvent.change(screen.getByLabelText(/^Why should it move/), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask the patient' }));
};

it('asks for any time with a reason and moves nobody; what comes of no answer is said before', async () => {
  const { backend, closed, hostCalls } = open();
  expect(
    screen.getByText(/for six hours, at most until the visit begins. Without an answer the visit stays where it is/),
  ).toBeDefined();
  choose(' ');
  expect(screen.getByText(message('booking.moveReasonRequired'))).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Why should it move/));
  expect(backend.calls).toEqual([]);
  choose(' An operation ');
  await waitFor(() => expect(closed).toHaveLength(1));
  const startsAt = instantInZone('2030-03-01', '10:15', viewerTimeZone())?.toISOString();
  expect(backend.calls.map(({ name, args }) => [name, args])).toEqual([
    ['propose_times', { p_moves: [{ appointmentId: 'visit-1', startsAt }], p_reason: 'An operation' }],
  ]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.timeProposed', { name: 'Thandi' }] });
});

it('says why it was not asked, and stays open', async () => {
  const { closed } = open(refuse('P0001', 'booking.slotTaken'));
  choose('An operation');
  expect(await screen.findByText(message('booking.slotTaken'))).toBeDefined();
  expect(closed).toEqual([]);
});
