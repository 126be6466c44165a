import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import { cancelAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { cancellationTerms, myAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Backend } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { createBackend } from '@telehealth/data/client/create-backend';
import type { LiveState } from '@telehealth/data/client/live-channels';
import { keepDraft, takeDraft } from '@telehealth/data/drafts/draft.calls';
import { paymentOf } from '@telehealth/data/payments/payment.queries';
import { payment } from '@telehealth/data/payments/payment.schema';
import {
  chooseRole,
  completePatientOnboarding,
  completeSpecialistOnboarding,
  syncMyProfile,
  uploadProfileImage,
} from '@telehealth/data/profiles/profile.calls';
import { bookVisit, holdSlot } from '@telehealth/data/slots/booking.mutations';
import { nearestOpenings, openSlots } from '@telehealth/data/slots/slot.queries';
import { png } from '@telehealth/supabase/tests/support/files.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';

/** The data package as pages use it, against the backend over HTTP: every call is mapped, nothing is a double. */
let server: TestBackend;
let patient: Backend & { id: string };
let specialist: Backend & { id: string };
const guest = () => createBackend({ url: server.url, key: server.publishableKey });
/** Each question has a signal of its own, as in a page. */
const asked = () => ({ signal: new AbortController().signal });
const ZONE = 'Africa/Johannesburg';

function unwrap<T>(result: { ok: true; value: T } | { ok: false; error: { id: string; cause?: unknown } }): T {
  if (!result.ok) throw new Error(`${result.error.id} ${JSON.stringify(result.error.cause)}`);
  return result.value;
}

async function enter(name: string) {
  const backend = guest();
  const token = await server.issuer.token(name, { email: `${name}@example.com`, name });
  return { ...backend, id: unwrap(await backend.auth.exchange({ provider: 'jwt', token })).userId };
}

beforeAll(async () => {
  // Browsers and Node 22 bring it themselves.
  vi.stubGlobal('WebSocket', WebSocket);
  server = await startTestBackend();
  await server.database.sql`update private.settings set value = 'sandbox' where key = 'payment_provider'`;
  await server.database.sql`update private.settings set value = 'true' where key = 'demo'`;
  specialist = await enter('user_specialist');
  patient = await enter('user_patient');
});
afterAll(async () => {
  for (const { live } of [specialist, patient]) live.closeAll();
  vi.unstubAllGlobals();
  await server.close();
});

describe('the main job through the data package', () => {
  it('takes both people through onboarding', async () => {
    expect(unwrap(await syncMyProfile(specialist))).toEqual({ id: specialist.id, role: null });
    expect(unwrap(await chooseRole(specialist, 'specialist')).role).toBe('specialist');
    expect(unwrap(await syncMyProfile(patient, 'patient')).role).toBe('patient');
    const details = { ...GOOD_SPECIALIST_ONBOARDING, licenseNumber: 'ZZ0000001', consultationRate: '90' };
    const everyDay = Object.fromEntries(Object.keys(details.availability).map((day) => [day, true]));
    const form = { ...details, availability: everyDay as typeof details.availability };
    unwrap(await completeSpecialistOnboarding(specialist, form, ZONE));
    unwrap(await completePatientOnboarding(patient, GOOD_PATIENT_ONBOARDING, ZONE));
    const registration = specialist.client.from('specialists').select('license_number, reg_state, reg_checked_at');
    expect((await registration.eq('profile_id', specialist.id)).data).toEqual([
      { license_number: 'ZZ0000001', reg_state: 'pending', reg_checked_at: null },
    ]);
  });

  it('names a refused form by the message of its rule', async () => {
    const newcomer = await enter('user_newcomer');
    unwrap(await syncMyProfile(newcomer, 'patient'));
    const result = await completePatientOnboarding(newcomer, { ...GOOD_PATIENT_ONBOARDING, address: '' }, ZONE);
    expect(result).toMatchObject({ ok: false, error: { id: 'validation.address' } });
  });

  it('lists a specialist only once verified, to a guest too', async () => {
    expect(await openSlots(guest(), {}).queryFn(asked())).toEqual([]);
    await server.database
      .sql`select public.set_registration(${specialist.id}, 'ZZ0000001', 'verified', 'seen in the register')`;
    const [found] = await openSlots(guest(), { specialty: GOOD_SPECIALIST_ONBOARDING.specialty || undefined }).queryFn(
      asked(),
    );
    expect(found?.specialist).toMatchObject({ specialistId: specialist.id, councilNumber: 'ZZ0000001' });
    expect(found?.visitType).toMatchObject({ minutes: 30, price: { amountMinor: 4500, currency: 'USD' } });
    expect(found?.openings[0]).toBeInstanceOf(Date);
    expect(await openSlots(guest(), { language: 'Klingon' }).queryFn(asked())).toEqual([]);
  });

  it('keeps a guest’s draft and gives it back', async () => {
    const draft = { specialistId: specialist.id, reason: 'Cough', mode: 'video' as const };
    const code = unwrap(await keepDraft(guest(), draft));
    expect(unwrap(await takeDraft(guest(), code))).toEqual(draft);
    expect(await takeDraft(guest(), 'no-such-code')).toEqual({ ok: true, value: null });
  });

  it('says that news of somebody else are refused, not that they are away', async () => {
    const states: LiveState[] = [];
    const stop = patient.live.listen(`appointments:${specialist.id}`, 'appointment_changed', {
      onEvent: () => undefined,
      onJoined: () => undefined,
      onState: (state) => void states.push(state),
    });
    await vi.waitFor(() => expect(states).toEqual(['connecting', 'refused']), 20_000);
    stop();
  });

  it('books, tells the specialist live, pays after a declined card, and cancels', async () => {
    const events: number[] = [];
    const states: LiveState[] = [];
    const stop = specialist.live.listen(`appointments:${specialist.id}`, 'appointment_changed', {
      onEvent: () => void events.push(Date.now()),
      onJoined: () => undefined,
      onState: (state) => void states.push(state),
    });
    await vi.waitFor(() => expect(states).toContain('connected'), 20_000);

    const [found] = await openSlots(patient, { specialistId: specialist.id }).queryFn(asked());
    const startsAt = found?.openings.at(-1) ?? new Date(0);
    const visitTypeId = found?.visitType.id ?? '';
    const request = { visitTypeId, startsAt, mode: 'video' as const, timeZone: ZONE };
    const held = await holdSlot(patient, { ...request, idempotencyKey: crypto.randomUUID() });
    expect(held.status).toBe('held');
    expect(held.holdExpiresAt?.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    const appointmentId = held.id;

    const waiting = await bookVisit(patient, {
      ...{ appointmentId, reason: 'Cough', consent: true },
      ...{ person: null, check: null, files: [], access: [] },
    });
    expect(waiting.status).toBe('awaiting_payment');
    // Inside the database: paying through a provider is tested with the functions (supabase/tests/73).
    const card = { p_appointment: appointmentId, p_expiry: '12/30', p_cvc: '123' };
    const pay = (number: string) =>
      callBackend(
        patient.client.rpc('sandbox_charge', { ...card, p_card_number: number, p_attempt: crypto.randomUUID() }),
        payment,
      );
    expect(await pay('4000000000000002')).toMatchObject({ state: 'failed', failure: 'payment.declined' });
    expect(await pay('4242424242424242')).toMatchObject({
      state: 'paid',
      amount: { amountMinor: 4500, currency: 'USD' },
    });
    expect(await paymentOf(patient, appointmentId).queryFn(asked())).toMatchObject({ state: 'paid', appointmentId });
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(0), 20_000);

    const [theirs] = await myAppointments(specialist, specialist.id).queryFn(asked());
    expect(theirs).toMatchObject({
      id: appointmentId,
      status: 'booked',
      viewerRole: 'specialist',
      reason: 'Cough',
      startsAt,
    });
    const terms = await cancellationTerms(patient, appointmentId).queryFn(asked());
    expect(terms).toMatchObject({ late: expect.any(Boolean), refund: { currency: 'USD' } });
    const around = nearestOpenings(patient, visitTypeId, startsAt);
    expect((await around.queryFn(asked())).every(({ sameSpecialist }) => sameSpecialist)).toBe(true);

    const before = events.length;
    expect(await cancelAppointment(patient, { appointmentId, reason: 'I feel better' })).toMatchObject({
      status: 'cancelled',
    });
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(before), 20_000);
    const [mine] = await myAppointments(patient, patient.id).queryFn(asked());
    expect(mine).toMatchObject({ status: 'cancelled', cancelledBy: 'patient', cancelReason: 'I feel better' });
    stop();
  });

  it('refuses by message id: a taken time, somebody else’s visit, a guest', async () => {
    const other = await enter('user_other');
    unwrap(await syncMyProfile(other, 'patient'));
    unwrap(await completePatientOnboarding(other, GOOD_PATIENT_ONBOARDING, ZONE));
    const [found] = await openSlots(patient, { specialistId: specialist.id }).queryFn(asked());
    const startsAt = found?.openings[0] ?? new Date(0);
    const visitTypeId = found?.visitType.id ?? '';
    const hold = (who: typeof patient) =>
      holdSlot(who, { visitTypeId, startsAt, mode: 'voice', timeZone: ZONE, idempotencyKey: crypto.randomUUID() });
    const mine = await hold(patient);
    await expect(hold(other)).rejects.toMatchObject({ id: 'booking.slotTaken' });
    await expect(cancelAppointment(other, { appointmentId: mine.id, reason: '' })).rejects.toMatchObject({
      id: 'booking.notFound',
    });
    expect(await paymentOf(other, mine.id).queryFn(asked())).toBeNull();
    await expect(myAppointments(guest(), 'nobody').queryFn(asked())).rejects.toMatchObject({ id: 'access.refused' });
  });

  it('keeps a portrait under the person’s own id', async () => {
    const picture = new File([png()], 'me.png', { type: 'image/png' });
    unwrap(await uploadProfileImage(specialist, picture));
    unwrap(await uploadProfileImage(specialist, picture));
    const shown = await fetch(`${server.url}/storage/v1/object/public/profile-images/${specialist.id}/portrait`);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png());
    const refused = await uploadProfileImage(guest(), picture);
    expect(refused.ok).toBe(false);
  });

  it('says that the server cannot be reached, instead of an error text', async () => {
    const nowhere = createBackend({ url: 'http://127.0.0.1:9', key: server.publishableKey });
    await expect(openSlots(nowhere, {}).queryFn(asked())).rejects.toMatchObject({ id: 'data.offline' });
  });
});
