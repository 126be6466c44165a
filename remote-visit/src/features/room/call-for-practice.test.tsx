// @vitest-environment jsdom
import { noteRow, VISIT_ID } from '@telehealth/data/testing/visit-details-fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { madeUpPerson, SEAT_OF_PATIENT, SEAT_OF_SPECIALIST, SENDS_ALL } from '../../test-support/made-up-room';
import { calls, LONG_AGO, minutesAgo, open, press } from './open-call.fixtures';

describe('what the practice has', () => {
  it('shows steps and rings while the line is down; answered, the visit goes on by phone', async () => {
    const { backend } = open({
      side: 'specialist',
      view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 },
      room: {
        state: 'interrupted',
        interruptedAt: minutesAgo(1).toISOString(),
        interruptedSide: 'patient',
        fallbackStep: 'phone',
      },
    });
    expect(screen.getByRole('heading', { name: 'The connection to Annelie Botha is down' })).toBeDefined();
    expect(screen.getByText('Now: ring their phone')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toContain('paused while the connection is down');
    press('Ring them');
    const dialog = within(screen.getByRole('dialog', { name: 'Ring Thandi Nkosi' }));
    expect(dialog.getByRole('link', { name: '082 123 4567' }).getAttribute('href')).toBe('tel:+27821234567');
    fireEvent.click(dialog.getByRole('button', { name: 'We talk by phone' }));
    await waitFor(() => expect(calls(backend, 'resume_consultation')).toHaveLength(1));
    expect(calls(backend, 'record_callback')[0]?.args).toMatchObject({ p_appointment: VISIT_ID, p_answered: true });
    expect(calls(backend, 'resume_consultation')[0]?.args).toMatchObject({ p_medium: 'phone' });
  });

  it('is told that the patient asks to be rung, and rings, while the line carries words', () => {
    open({
      side: 'specialist',
      view: { people: [madeUpPerson(SEAT_OF_PATIENT, { state: { ...SENDS_ALL, microphone: false, camera: false } })] },
      room: {
        state: 'interrupted',
        ...{
          medium: 'chat',
          interruptedAt: minutesAgo(1).toISOString(),
          interruptedSide: 'patient',
          fallbackStep: 'phone',
        },
      },
    });
    const said = [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
    expect(said.join('\n')).toContain('Annelie Botha asks for a phone call on 082 123 4567.');
    press('Ring them');
    expect(screen.getByRole('dialog', { name: 'Ring Thandi Nkosi' })).toBeDefined();
  });

  it('gives up the visit from where the line is down', () => {
    open({ side: 'specialist', view: { connection: 'reconnecting', connectionSince: LONG_AGO } });
    press('Give up this visit');
    expect(screen.getByRole('alertdialog', { name: 'Give up this visit?' })).toBeDefined();
  });

  it('reads after a reload of its own when the patient went, as the database knows it', async () => {
    const { backend } = open({
      side: 'specialist',
      view: { connection: 'waiting', people: [], seats: [{ ...SEAT_OF_SPECIALIST, mine: true }] },
      answers: {
        consultations: [{ id: '44444444-4444-4444-8444-444444444444' }],
        room_seats: [{ left_at: '2026-11-27T10:14:00Z', seen_at: '2026-11-27T10:13:50Z' }],
      },
    });
    expect(await screen.findByText(/Thandi Nkosi’s connection ended at \d\d:14. Your visit goes on./)).toBeDefined();
    expect(calls(backend, 'room_seats')).toHaveLength(1);
  });

  it('of a child names the birth date with the age', async () => {
    open({
      side: 'specialist',
      more: { patientName: 'Sipho Nkosi', patientBorn: '2019-04-02' },
    });
    const bar = await screen.findByRole('region', { name: 'Who the patient is' });
    expect(bar.textContent).toMatch(/Sipho Nkosi, born 2 Apr 2019, \d+ years\. Are place and number below right\?/);
  });

  it('shows what to ask for, confirms who the patient is, and sends help to where they are', async () => {
    const { backend } = open({ side: 'specialist' });
    const bar = await screen.findByRole('region', { name: 'Who the patient is' });
    expect(bar.textContent).toMatch(/Thandi Nkosi, born 1 May 1990, \d+ years\./);
    press('Yes, this is Thandi Nkosi');
    await waitFor(() => expect(calls(backend, 'confirm_identity')).toHaveLength(1));
    press('Send help');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Send help' }));
    expect(dialog.getByText('12 Long Street, Cape Town')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    expect(calls(backend, 'read_emergency_contact')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Show the emergency contact' }));
    await waitFor(() => expect(calls(backend, 'read_emergency_contact')).toHaveLength(1));
  });

  it.each([
    ['021 555 0100 ext 12', '+27215550100', 'tel:+27215550100'],
    ['021 555 0100 / 082 123 4567', null, undefined],
    ['at work', null, undefined],
  ])('dials of the emergency contact what is certainly a number: %s', async (phone, e164, link) => {
    const contact = { name: 'Sipho Nkosi', relationship: 'brother', phone, e164 };
    const looks = { read_look: { contact, patientLocation: null, callbackPhone: null, callbackE164: null } };
    open({ side: 'specialist', answers: looks });
    press('Send help');
    fireEvent.click(screen.getByRole('button', { name: 'Show the emergency contact' }));
    expect((await screen.findByText(new RegExp(phone))).closest('a')?.getAttribute('href')).toBe(link);
  });

  it('finishes only behind a question that names what is missing', async () => {
    const { backend } = open({
      side: 'specialist',
      more: { notes: [noteRow({ isMine: true, state: 'draft', planPlain: ' ' })] },
    });
    press(/^Finish visit/);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Finish the visit?' }));
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'The plan in plain words is not written.',
      'Who the patient is was not confirmed.',
    ]);
    expect(calls(backend, 'finish_consultation')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Finish visit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls(backend, 'finish_consultation')).toHaveLength(1);
  });

  it.each([
    ['Give up this visit', 'Give up the visit', 'abandon_consultation'],
    ['Hand over to emergency services', 'Hand over and end', 'transfer_to_emergency'],
  ])('%s asks why first', async (entry, confirm, call) => {
    const { backend } = open({ side: 'specialist' });
    press('More');
    press(entry);
    press(confirm);
    expect(screen.getByText('Please say why you are ending the visit')).toBeDefined();
    expect(calls(backend, call)).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), { target: { value: 'No line' } });
    press(confirm);
    await waitFor(() =>
      expect(calls(backend, call)[0]?.args).toEqual({ p_appointment: VISIT_ID, p_reason: 'No line' }),
    );
  });
});
