// @vitest-environment jsdom
import { formatMoment, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { slotRow } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { fileRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Consultation } from './consultation';

afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const TERMS = {
  ...{ free_until: inHours(24).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};
const AS_SPECIALIST = {
  viewerRole: 'specialist',
  counterpartName: 'Thandi Nkosi',
  counterpartSpecialty: null,
} as const;

interface Opened {
  visit?: Partial<Appointment>;
  details?: Record<string, unknown>;
  answers?: Record<string, unknown>;
  id?: string;
}
function open({ visit = {}, details = {}, answers = {}, id = VISIT_ID }: Opened = {}) {
  const backend = createFakeBackend({
    visit_details: visitDetailsRow({ startsAt: inHours(48), ...visit }, details),
    cancellation_terms: [TERMS],
    my_payment: null,
    ...answers,
  });
  return renderInHost(<Consultation appointmentId={id} />, { backend, role: visit.viewerRole ?? 'patient' });
}
const calls = (backend: FakeBackend, name: string) => backend.calls.filter((call) => call.name === name);

describe('a visit ahead', () => {
  it('has a time that somebody asks for before all that can be prepared, once', async () => {
    open({ visit: { proposedStart: inHours(72), proposalUntil: inHours(24), proposalReason: 'A course' } });
    const asked = await screen.findAllByText(/asks to move this visit$/);
    expect(asked).toHaveLength(1);
    const doors = screen.getByText('The waiting room is still closed');
    expect(asked[0]?.compareDocumentPosition(doors)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByRole('dialog', { name: /^Move the visit with / })).toBeDefined();
  });

  it('says who, when in both zones, when the doors open, and leads to what is missing', async () => {
    const startsAt = inHours(48);
    open({ visit: { startsAt, patientTimeZone: 'America/New_York' } });
    expect(await screen.findByRole('heading', { name: 'With Naledi Mokoena, Cardiology' })).toBeDefined();
    const banner = screen.getByRole('region', { name: 'With Naledi Mokoena, Cardiology' });
    expect(banner.textContent).toContain(`(${formatShortMoment(startsAt, 'Africa/Johannesburg')} for the specialist)`);
    expect(screen.getByText(formatMoment(startsAt, 'America/New_York'))).toBeDefined();
    expect(screen.getByText('The waiting room is still closed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Camera and sound' }).getAttribute('href')).toBe(
      `/consultation/${VISIT_ID}#devices`,
    );
    expect(screen.queryByRole('button', { name: /join/i })).toBeNull();
    expect(await screen.findByText('Cancel now: full refund of US$45.00.')).toBeDefined();
  });

  it('has the messages of the visit, for both sides, from the booking on', async () => {
    for (const visit of [{ startsAt: inHours(48) }, { ...AS_SPECIALIST, startsAt: inHours(48) }]) {
      const details = { threadUntil: inHours(400).toISOString() };
      const { backend } = open({ visit, details });
      expect(await screen.findByRole('heading', { name: /^Messages with/ })).toBeDefined();
      await waitFor(() => expect(calls(backend, 'open_thread')).toHaveLength(1));
      cleanup();
    }
  });

  it('tells a specialist what changing means without asking what a patient would get back', async () => {
    const { backend } = open({ visit: AS_SPECIALIST, answers: { cancellation_terms: refuse('', '', 500) } });
    expect(
      await screen.findByText(/You can ask the patient to take another time. You can cancel it until it begins/),
    ).toBeDefined();
    await screen.findByRole('button', { name: 'Cancel the visit' });
    expect(calls(backend, 'cancellation_terms')).toEqual([]);
  });

  it.each([5, -5])('goes by the server’s clock on a device that is %s hours off', async (ahead) => {
    const onServer = (hours: number) => inHours(hours - ahead);
    open({
      visit: { startsAt: onServer(0.75), endsAt: onServer(1.25) },
      answers: { server_time: () => onServer(0).toISOString() },
    });
    const banner = await screen.findByRole('region', { name: 'With Naledi Mokoena, Cardiology' });
    expect(within(banner).getByText('Booked')).toBeDefined();
    expect(screen.getByText('The waiting room is still closed')).toBeDefined();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Begins in4[456]:\d\d$/);
  });

  it('lets the patient take back what it shares, and nobody else', async () => {
    const sharing = {
      ...{ categories: ['profile', 'notes'], files: true },
      ...{ state: 'active', until: inHours(800).toISOString() },
    };
    const { backend } = open({ details: { sharing } });
    fireEvent.click(await screen.findByRole('button', { name: 'Change what is shared' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Notes of earlier visits' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Notes of earlier visits' }));
    fireEvent.click(screen.getByRole('button', { name: 'Share this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Change what is shared' }));
    fireEvent.click(screen.getByRole('button', { name: 'Share nothing' }));
    await waitFor(() => expect(calls(backend, 'set_visit_access')).toHaveLength(2));
    expect(calls(backend, 'set_visit_access').map(({ args }) => args)).toEqual([
      { p_appointment: VISIT_ID, p_categories: ['profile'], p_files: true },
      { p_appointment: VISIT_ID, p_categories: [], p_files: false },
    ]);
    cleanup();
    open({ visit: AS_SPECIALIST, details: { sharing } });
    expect(await screen.findByText(/You may look at/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change what is shared' })).toBeNull();
  });

  it('lets the patient take back a file that came with it, or close all of them and nothing else', async () => {
    const sharing = { categories: ['profile'], files: true, state: 'active', until: inHours(800).toISOString() };
    const { backend } = open({ details: { sharing, files: [fileRow({ title: 'My arm', version: 3 })] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Change what is shared' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'The files you added' }));
    fireEvent.click(screen.getByRole('button', { name: 'Share this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(backend, 'set_visit_access').map(({ args }) => args)).toEqual([
      { p_appointment: VISIT_ID, p_categories: ['profile'], p_files: false },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(calls(backend, 'remove_document')).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Take “My arm” back?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls(backend, 'remove_document')[0]?.args).toMatchObject({ p_id: 'file-1', p_version: 3 });
  });

  it('shows the specialist which files came with it, by kind and not by name, and takes nothing back for them', async () => {
    const files = [fileRow({ type: 'application/pdf' }), fileRow({ id: 'file-2', mayOpen: false })];
    open({ visit: AS_SPECIALIST, details: { files } });
    expect(await screen.findByText('PDF 1')).toBeDefined();
    expect(screen.getByText('Picture 2')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Open/ })).toEqual([
      screen.getByRole('button', { name: 'Open PDF 1' }),
    ]);
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  it('keeps what the patient wants to ask, with reason and files as they were', async () => {
    const intake = {
      ...{ savedAt: new Date().toISOString(), reason: 'More', questions: ['One?'], symptoms: null },
      files: [fileRow({ title: 'My arm' })],
    };
    const { backend } = open({ details: { intake } });
    fireEvent.change(await screen.findByLabelText(/^Second question/), { target: { value: 'Two?' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Worse' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Your specialist reads it before the visit.')).toBeDefined();
    expect(calls(backend, 'save_intake')[0]?.args).toEqual({
      p_appointment: VISIT_ID,
      p_form: {
        ...{ reason: 'More', topQuestions: ['One?', 'Two?', ''], symptomsWorse: 'worse', files: ['file-1'] },
        over: intake.savedAt,
      },
    });
  });

  it('does not undo what another tab saved: it asks whose words count', async () => {
    const saved = (questions: string[], minute: number) => ({
      ...{ savedAt: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(), reason: '', questions, symptoms: null },
      files: [],
    });
    const { backend } = open({ details: { intake: saved(['One?'], 1) } });
    const first = await screen.findByLabelText<HTMLInputElement>(/^First question/);
    const elsewhere = async (questions: string[], minute: number) => {
      backend.answer('visit_details', visitDetailsRow({ startsAt: inHours(48) }, { intake: saved(questions, minute) }));
      await act(async () => backend.sendLive());
    };
    await elsewhere(['Two?'], 2);
    await waitFor(() => expect(first.value, 'nothing was typed here').toBe('Two?'));
    fireEvent.change(first, { target: { value: 'Mine?' } });
    await elsewhere(['Three?'], 3);
    expect(await screen.findByText(/^It says: Three\?/)).toBeDefined();
    expect(first.value).toBe('Mine?');
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine, then save' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls(backend, 'save_intake')).toHaveLength(1));
    expect(calls(backend, 'save_intake')[0]?.args).toMatchObject({
      p_form: { topQuestions: ['Mine?', '', ''], over: saved([], 3).savedAt },
    });
    fireEvent.change(first, { target: { value: 'Mine again?' } });
    await elsewhere(['Four?'], 4);
    fireEvent.click(await screen.findByRole('button', { name: 'Use what was saved' }));
    await waitFor(() => expect(first.value).toBe('Four?'));
    expect(screen.queryByText('Something else was saved in the meantime')).toBeNull();
  });

  it('shows the specialist the words, for whom, and what is ready, without the patient’s links', async () => {
    const intake = {
      ...{ savedAt: new Date().toISOString(), reason: '', questions: ['Can it be the soap?'], symptoms: 'worse' },
      files: [fileRow({ mayOpen: false })],
    };
    open({ visit: AS_SPECIALIST, details: { intake, bookedByName: 'Sipho Nkosi' } });
    expect(await screen.findByText('Can it be the soap?')).toBeDefined();
    expect(screen.getByText('Worse than when it was booked')).toBeDefined();
    expect(screen.getByText('Sipho Nkosi')).toBeDefined();
    expect(screen.getByText('Not shared with you')).toBeDefined();
    expect(screen.getByText('Is the patient ready?')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Camera and sound' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('This is the first visit of this patient with you.')).toBeDefined();
  });

  it('opens a symptom check by a press only', async () => {
    const result = [{ sessionId: 's', level: 3, rules: [{ id: 'fever.child', text: 'Fever for three days' }] }];
    const { backend } = open({
      visit: AS_SPECIALIST,
      details: { triage: true },
      answers: { appointment_triage: 'ticket', read_look: result },
    });
    const press = await screen.findByRole('button', { name: 'Open the result' });
    expect(calls(backend, 'appointment_triage')).toEqual([]);
    fireEvent.click(press);
    expect(await screen.findByText('Fever for three days')).toBeDefined();
  });

  it('shows a check of the patient’s own device with whose words it is', async () => {
    const answers = {
      ...{ rules: '86aaeb6632623132', level: 4, heading: 'Book a visit in the next days', within: 'In the next days' },
      ...{ about: 'me', age: 34, sex: 'female', words: 'my back is sore', isUnreviewed: true, hasCalled: false },
      ...{ facts: [], questions: [], reasons: [] },
    };
    open({
      visit: AS_SPECIALIST,
      details: { triage: true },
      answers: { appointment_triage: 'ticket', read_look: [{ sessionId: 's', level: 4, rules: [], answers }] },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open the result' }));
    expect(await screen.findByText(/worked out on the patient’s own device/)).toBeDefined();
    expect(screen.getByText('my back is sore')).toBeDefined();
  });

  it('leads to payment while it is not booked', async () => {
    open({ visit: { status: 'awaiting_payment', paymentState: 'requires_payment', holdExpiresAt: inHours(0.2) } });
    expect((await screen.findByRole('link', { name: 'Go to payment' })).getAttribute('href')).toBe(
      `/payment/${VISIT_ID}`,
    );
  });
});

describe('a change by the other side', () => {
  it('appears by itself, is said, and takes the actions away', async () => {
    const { backend } = open();
    await screen.findByRole('button', { name: 'Cancel the visit' });
    backend.answer(
      'visit_details',
      visitDetailsRow(
        {
          startsAt: inHours(48),
          status: 'cancelled',
          cancelledBy: 'specialist',
          cancelReason: 'I am ill',
          sequence: 1,
        },
        { history: [step('cancelled', 'specialist')] },
      ),
    );
    act(() => backend.sendLive());
    expect(await screen.findByText('This visit has just changed')).toBeDefined();
    expect(screen.getAllByText('Naledi Mokoena cancelled it.')).toHaveLength(1);
    expect(screen.getByText('I am ill')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the visit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take it out of your calendar' })).toBeDefined();
  });

  it.each([
    ['specialist', 'Naledi Mokoena cannot keep this visit. We are sorry.'],
    ['system', 'This visit was cancelled. We are sorry.'],
  ] as const)(
    'cancelled by the %s says where the money is, and offers times of the same specialist',
    async (by, title) => {
      const at = inHours(30);
      open({
        visit: { status: 'cancelled', cancelledBy: by },
        details: {
          payment: { state: 'refund_pending', amountMinor: 4500, refundMinor: 4500, currency: 'USD', hasReceipt: true },
        },
        answers: { find_slots: [slotRow({ visitTypeId: 'type-1', openings: [at, inHours(55), inHours(80)] })] },
      });
      expect(await screen.findByText(title)).toBeDefined();
      expect(screen.getByText(/You did nothing wrong\. All you paid, US\$45\.00, goes back to you\./)).toBeDefined();
      const card = within(await screen.findByRole('region', { name: 'Another time instead' }));
      const times = await card.findAllByRole('radio');
      expect(times).toHaveLength(3);
      fireEvent.click(times[0] as HTMLElement);
      expect(card.getByRole('button', { name: 'Agree and go to payment' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Find another specialist' })).toBeDefined();
    },
  );

  it('cancelled by the patient, or given up for another time of theirs, is nobody else’s doing', async () => {
    open({ visit: { status: 'cancelled', cancelledBy: 'patient' } });
    expect(await screen.findByText('You cancelled it.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Another time instead' })).toBeNull();
    cleanup();
    open({ visit: { status: 'cancelled', cancelledBy: 'system', cancelReason: 'replaced' } });
    expect(await screen.findByText('It was cancelled automatically.')).toBeDefined();
    expect(screen.queryByText(/We are sorry/)).toBeNull();
  });

  it('says the new time after a move, and nothing after an own one', async () => {
    const { backend } = open();
    await screen.findByRole('button', { name: 'Move the visit' });
    const later = inHours(50);
    const moved = (by: string, own = false) => {
      const history = [{ ...step('booked', by), own }];
      backend.answer('visit_details', visitDetailsRow({ startsAt: later }, { history }));
      act(() => backend.sendLive());
    };
    moved('specialist');
    const text = `It is on ${formatMoment(later, viewerTimeZone())} now.`;
    expect(await screen.findByText(text)).toBeDefined();
    later.setHours(later.getHours() + 1);
    moved('patient', true);
    await waitFor(() => expect(screen.queryByText('This visit has just changed')).toBeNull());
  });
});

const step = (status: string, by: string) => ({
  ...{ at: new Date().toISOString(), status, moved: status === 'booked', by, wasAt: null, movedTo: null, reason: null },
});

describe('what cannot be shown', () => {
  it('is the same for a visit of others, one that does not exist and what is no id', async () => {
    const title = 'This visit is not yours, or it does not exist';
    open({ answers: { visit_details: refuse('P0001', 'consultation.notFound') } });
    const first = (await screen.findByText(title)).closest('main, div')?.textContent;
    cleanup();
    const { backend } = open({ id: 'abc' });
    expect((await screen.findByText(title)).closest('main, div')?.textContent).toBe(first);
    expect(calls(backend, 'visit_details')).toEqual([]);
  });

  it('says what failed and tries again', async () => {
    const { backend } = open({ answers: { visit_details: refuse('', '', 500) } });
    expect(await screen.findByText(message('data.failed'))).toBeDefined();
    backend.answer('visit_details', visitDetailsRow({ startsAt: inHours(48) }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'With Naledi Mokoena, Cardiology' })).toBeDefined();
  });

  it('says that live updates are away, and goes on showing the visit', async () => {
    const { backend } = open();
    await screen.findByRole('heading', { name: 'With Naledi Mokoena, Cardiology' });
    act(() => backend.setLiveState('reconnecting'));
    expect(await screen.findByText(message('data.liveAway'))).toBeDefined();
    expect(screen.getByRole('heading', { name: 'With Naledi Mokoena, Cardiology' })).toBeDefined();
  });
});
