// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GuestKnocks } from './guest-knocks';
import { GuestList, type GuestListProps } from './guest-list';
import { tokenOf } from './invitation-link';

afterEach(cleanup);
// jsdom has random numbers but no `crypto.subtle`.
const digest = async (_: string, { byteLength }: Uint8Array) => new Uint8Array(32).fill(byteLength).buffer;
vi.stubGlobal('crypto', {
  getRandomValues: crypto.getRandomValues.bind(crypto),
  randomUUID: () => '55555555-5555-4555-8555-555555555555',
  subtle: { digest },
});

const VISIT = '33333333-3333-4333-8333-333333333333';
const GUEST = {
  id: '44444444-4444-4444-8444-444444444444',
  role: 'interpreter',
  name: 'Sipho',
  mayWrite: true,
  state: 'accepted',
  invitedBySide: 'patient',
  invitedByName: 'Annelie Botha',
  invitedByMe: false,
  personName: 'Sipho Dube',
  isHere: false,
};
const draw = (answers: Record<string, unknown>, more: Partial<GuestListProps> = {}) => {
  const backend = createFakeBackend({ guests_of_visit: [GUEST], ...answers });
  const props = { appointmentId: VISIT, isPractice: true, mayInvite: true, isRunning: true, isTogether: false };
  renderInHost(<GuestList {...props} otherName="Annelie Botha" {...more} />, { backend, role: 'specialist' });
  return (name: string) => backend.calls.filter((call) => call.name === name);
};

describe('the others in a visit', () => {
  it('are named with whose account they come by, and let in by the practice', async () => {
    const calls = draw({ admit_guest: null });
    expect(await screen.findByText(/Interpreter, invited by Annelie Botha\..*Comes as Sipho Dube\./)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Let in' }));
    await waitFor(() => expect(calls('admit_guest')).toHaveLength(1));
    expect(calls('admit_guest')[0]?.args).toEqual({ p_guest: GUEST.id });
  });

  it('are not let in by patients, nor before the visit runs', async () => {
    draw({}, { isPractice: false });
    await screen.findByText('Sipho');
    expect(screen.queryByRole('button', { name: 'Let in' })).toBeNull();
    cleanup();
    draw({}, { isRunning: false });
    const button = await screen.findByRole('button', { name: 'Let in' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('are sent away after a question, and a refusal is said', async () => {
    const calls = draw({ end_guest: refuse('P0001', 'guests.notFound') });
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse: Sipho' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText(/This invitation no longer works/)).toBeDefined();
    expect(calls('end_guest')).toHaveLength(1);
  });

  it.each([
    ['out of it', { isClearing: false }, false],
    ['perhaps there still', { isClearing: true }, true],
    ['out of it, as far as nobody says otherwise', null, true],
  ])('are said to be %s by the server for calls when they are sent away', async (_, access, isSaid) => {
    const answer = { transport: 'livekit', iceServers: [], expiresAt: '2026-01-01T00:00:00Z', relayOnly: false };
    const calls = draw(
      {
        guests_of_visit: [{ ...GUEST, state: 'admitted' }],
        ...{
          end_guest: null,
          'functions/room-access': access === null ? refuse('08006', '') : { ...answer, ...access },
        },
      },
      { isTogether: true },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Send away: Sipho' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send away' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls('end_guest')[0]?.args).toEqual({ p_guest: GUEST.id });
    const said = screen.queryByText(/The call server has not confirmed that it closed their connection/);
    expect(said !== null).toBe(isSaid);
    if (isSaid) expect(screen.getByText('Sipho was sent away')).toBeDefined();
  });

  it('who wait are said to the practice where it looks', async () => {
    const backend = createFakeBackend({ guests_of_visit: [GUEST], admit_guest: null });
    renderInHost(<GuestKnocks appointmentId={VISIT} />, { backend, role: 'specialist' });
    fireEvent.click(await screen.findByRole('button', { name: 'Let Sipho in' }));
    await waitFor(() => expect(backend.calls.map(({ name }) => name)).toContain('admit_guest'));
  });
});

it('says why one of two was not let in, at that one alone', async () => {
  const other = { ...GUEST, id: '66666666-6666-4666-8666-666666666666', name: 'Lerato' };
  const backend = createFakeBackend({
    guests_of_visit: [GUEST, other],
    admit_guest: refuse('P0001', 'guests.notFound'),
  });
  renderInHost(<GuestKnocks appointmentId={VISIT} />, { backend, role: 'specialist' });
  fireEvent.click(await screen.findByRole('button', { name: 'Let Sipho in' }));
  await screen.findByText(/This invitation no longer works/);
  expect(screen.getAllByText(/This invitation no longer works/)).toHaveLength(1);
});

describe('asking somebody in', () => {
  const ask = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Their name/ }), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  };

  it('gives a link whose token never goes to the server', async () => {
    const calls = draw({ guests_of_visit: [], invite_guest: GUEST });
    await ask('Sipho');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    const token = tokenOf(new URL(field.value).hash) ?? '';
    expect(new URL(field.value).pathname).toBe(`/consultation/${VISIT}`);
    expect(token).toHaveLength(43);
    const [{ args } = { args: {} }] = calls('invite_guest');
    expect(args).toMatchObject({ p_role: 'interpreter', p_name: 'Sipho', p_may_write: true });
    expect(JSON.stringify(args)).not.toContain(token);
  });

  it('without a name says so there, and sends nothing', async () => {
    const calls = draw({ guests_of_visit: [], invite_guest: GUEST });
    await ask(' ');
    expect(await screen.findByText('Please enter their name')).toBeDefined();
    expect(calls('invite_guest')).toHaveLength(0);
  });

  it('keeps what was typed when it fails, and the second press is the same invitation', async () => {
    const calls = draw({ guests_of_visit: [], invite_guest: refuse('P0001', 'guests.tooMany') });
    await ask('Sipho');
    expect(await screen.findByText(/This visit has as many guests/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    await waitFor(() => expect(calls('invite_guest')).toHaveLength(2));
    expect(calls('invite_guest')[1]?.args).toEqual(calls('invite_guest')[0]?.args);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Their name/ }).value).toBe('Sipho');
  });

  it('offers a colleague to the practice alone', async () => {
    draw({ guests_of_visit: [] }, { isPractice: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    expect(screen.queryByRole('radio', { name: /Colleague/ })).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
