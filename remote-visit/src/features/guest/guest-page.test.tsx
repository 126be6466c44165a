// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuestPage } from './guest-page';

const VISIT = '33333333-3333-4333-8333-333333333333';
const TOKEN = 'a'.repeat(43);
const place = (more: Record<string, unknown> = {}) => ({
  ...{
    id: '44444444-4444-4444-8444-444444444444',
    role: 'interpreter',
    name: 'Sipho',
    mayWrite: true,
    state: 'invited',
  },
  ...{ invitedBySide: 'patient', invitedByName: 'Annelie Botha', invitedByMe: false, personName: null, isHere: false },
  ...{ startsAt: '2030-01-01T10:00:00Z', endsAt: '2030-01-01T10:30:00Z', opensAt: '2030-01-01T09:30:00Z' },
  ...{ isRunning: false, mode: 'video', people: null, ...more },
});
const ACCEPTED = { state: 'accepted', personName: 'Thandi Nkosi' };

const draw = (answers: Record<string, unknown>, hash = `#invitation=${TOKEN}`) => {
  window.history.replaceState(null, '', `/consultation/${VISIT}${hash}`);
  const backend = createFakeBackend(answers);
  renderInHost(<GuestPage appointmentId={VISIT} otherwise={<p>Not yours</p>} />, { backend, role: 'patient' });
  return (name: string) => backend.calls.filter((call) => call.name === name);
};
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('somebody with a link', () => {
  it('reads who asks them in and as what, and comes with their account', async () => {
    let state = place();
    const calls = draw({
      guest_place: () => state,
      accept_guest_invitation: () => {
        state = place(ACCEPTED);
        return state;
      },
    });
    expect(await screen.findByRole('heading', { name: 'Annelie Botha invites you to a visit' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByRole('heading', { name: 'You are expected' })).toBeDefined();
    expect(calls('accept_guest_invitation')[0]?.args).toEqual({ p_appointment: VISIT, p_token: TOKEN });
    expect(window.location.hash).toBe('');
  });

  it('that does not work is told what to do, and nothing of the visit', async () => {
    draw({ guest_place: refuse('P0001', 'guests.notFound') });
    expect(await screen.findByText('This invitation cannot be used')).toBeDefined();
  });

  it('has it after signing in, which the address is not taken through, and keeps nothing of a used one', async () => {
    const key = `/consultation/${VISIT}#invitation=`;
    sessionStorage.setItem(key, `#invitation=${TOKEN} ${Date.now()}`);
    const calls = draw({ guest_place: place(), accept_guest_invitation: place(ACCEPTED) }, '');
    fireEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(calls('accept_guest_invitation')[0]?.args).toMatchObject({ p_token: TOKEN }));
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
  });

  it.each([
    ['was refused', 'This invitation cannot be used', 1_000],
    ['was not accepted for an hour', 'Not yours', 3_600_001],
  ])('keeps nothing of one that %s', async (_what, title, age) => {
    const key = `/consultation/${VISIT}#invitation=`;
    sessionStorage.setItem(key, `#invitation=${TOKEN} ${Date.now() - age}`);
    draw({ guest_place: refuse('P0001', 'guests.notFound') }, '');
    expect(await screen.findByText(title)).toBeDefined();
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
  });

  it('keeps it when accepting fails', async () => {
    draw({ guest_place: place(), accept_guest_invitation: refuse('P0001', 'guests.bothSides') });
    fireEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    expect(await screen.findByText(/You cannot be on both sides of a visit/)).toBeDefined();
    expect(window.location.hash).toContain(TOKEN);
  });
});

it('somebody without a link, whom nobody asked in, sees what every stranger sees', async () => {
  draw({ guest_place: refuse('P0001', 'guests.notFound') }, '');
  expect(await screen.findByText('Not yours')).toBeDefined();
});

it('who waits may say that they cannot come, and reads that it is over', async () => {
  let isEnded = false;
  const calls = draw(
    {
      guest_place: () => (isEnded ? refuse('P0001', 'guests.notFound') : place({ ...ACCEPTED, isRunning: true })),
      end_guest: () => {
        isEnded = true;
        return null;
      },
    },
    '',
  );
  expect(await screen.findByText(/will let you in\. This page then opens the visit by itself/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'I cannot come' }));
  await waitFor(() => expect(calls('end_guest')).toHaveLength(1));
  expect(await screen.findByText('You are not in this visit any more')).toBeDefined();
});

it('who is in reads that the way into the call is not known, asks again, and may come into it', async () => {
  // Browser APIs that jsdom lacks; nothing connects here.
  vi.stubGlobal('MediaStream', class {});
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  let transport: unknown = refuse('', '', 503);
  const people = { patientName: 'Annelie Botha', specialistName: 'Dr Essop' };
  draw(
    {
      guest_place: place({ ...ACCEPTED, state: 'admitted', isRunning: true, people }),
      'functions/room-access': () => transport,
      take_room_seat: { state: 'active', medium: 'video', several: true, seats: [] },
      ...{ open_thread: 'thread', read_look: null, leave_room_seat: null },
    },
    '',
  );
  expect(await screen.findByText('We do not know yet whether you can listen and speak here')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Come in' })).toBeNull();
  transport = {
    ...{ transport: 'livekit', iceServers: [], expiresAt: '2030-01-01T11:00:00Z', relayOnly: false, carriesMany: true },
    livekit: { url: 'wss://livekit.test', token: 'pass', key: 'key' },
  };
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByRole('button', { name: 'Come in' })).toBeDefined();
});
