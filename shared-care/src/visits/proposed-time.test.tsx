// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProposedTime } from './proposed-time';

afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const STEP = { id: 'visit-1', status: 'booked', hold_expires_at: null, extension_used: false };

function open(changes: Partial<Appointment> = {}, answer: unknown = STEP) {
  const visit = createAppointment({
    ...{ startsAt: inHours(48), proposedStart: inHours(96), proposalReason: 'I am away' },
    proposalUntil: inHours(24),
    ...changes,
  });
  const moves: true[] = [];
  const backend = createFakeBackend({ accept_proposed_time: answer, withdraw_proposal: answer });
  const view = renderInHost(<ProposedTime visit={visit} onMove={() => moves.push(true)} />, {
    ...{ backend, role: visit.viewerRole },
  });
  return { ...view, backend, moves };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('says what is asked and why, and takes the new time', async () => {
  const { backend, hostCalls } = open();
  expect(screen.getByText('Naledi Mokoena asks to move this visit')).toBeDefined();
  expect(screen.getByText('They say: I am away')).toBeDefined();
  press('Take the new time');
  await waitFor(() =>
    expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.moved', { name: 'Naledi Mokoena' }] }),
  );
  expect(backend.calls.find(({ name }) => name === 'accept_proposed_time')?.args).toEqual({ p_appointment: 'visit-1' });
});

it('says until when the time is kept and what comes of no answer', () => {
  open();
  expect(screen.getByText(/kept for you until .*Without an answer your visit stays where it is/)).toBeDefined();
});

it('is taken back by who asked, and not by who stands in', async () => {
  const { backend, hostCalls } = open({ viewerRole: 'specialist' });
  press('No longer ask');
  await waitFor(() => expect(hostCalls.map(({ args }) => args[0])).toContain('booking.proposalWithdrawn'));
  expect(backend.calls.find(({ name }) => name === 'withdraw_proposal')?.args).toEqual({ p_appointment: 'visit-1' });
  cleanup();
  open({ viewerRole: 'specialist', standsInFor: 'Naledi Mokoena' });
  expect(screen.getByText(/^Naledi Mokoena asked to move it/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads to another time', () => {
  const { moves, backend } = open();
  press('Choose another time');
  expect(moves).toHaveLength(1);
  expect(backend.calls.some(({ name }) => name === 'accept_proposed_time')).toBe(false);
});

it('says why it could not be taken', async () => {
  open({}, refuse('P0001', 'booking.slotTaken'));
  press('Take the new time');
  expect(await screen.findByText(message('booking.slotTaken'))).toBeDefined();
});

it('tells the specialist that there is no answer yet, and is not there without a proposal', () => {
  open({ viewerRole: 'specialist' });
  expect(screen.getByText(/^You asked to move it to .*Without one until .* it stays where it is/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Take the new time' })).toBeNull();
  cleanup();
  open({ proposedStart: null, proposalReason: null, proposalUntil: null });
  expect(screen.queryByText(/asks to move/)).toBeNull();
});
