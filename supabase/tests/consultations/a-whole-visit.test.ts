import { randomUUID } from 'node:crypto';
import { GOOD_WAITING_ROOM, WAITING_ROOM_EXAMPLES } from '@telehealth/contracts/examples/consultation';
import { writeText } from '@telehealth/contracts/mail';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, hintOf } from '../support/people';
import { paymentOf, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

describe('a whole visit', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(db.sql);
  });

  it('has a consultation from the moment it is booked', async () => {
    expect(await visit.consultation()).toMatchObject({ state: 'scheduled', medium: 'video' });
  });

  it('lets the patient in from 30 minutes before, not earlier', async () => {
    expect(await hintOf(visit.enter(-31))).toBe('consultation.tooEarly');
    expect(await hintOf(visit.report(visit.patient, 'join', -20))).toBe('consultation.enterFirst');
    const row = await visit.enter(-30);
    expect(row).toMatchObject({
      state: 'lobby',
      patient_location: GOOD_WAITING_ROOM.location,
      callback_e164: '+27820000000',
    });
    expect(await visit.status()).toBe('waiting');
    expect(await visit.told(visit.specialist)).toEqual(['consultation.patientWaiting']);
  });

  it('leads the specialist from the mail to whoever waits, without a name in its subject', async () => {
    const mails = await db.sql<{ template: string; payload: object }[]>`select template, payload from public.outbox
      where recipient_id = ${visit.specialist} and template like 'consultation.patientWaiting%'`;
    expect(mails.map(({ template, payload }) => writeText(template, payload).text)).toMatchObject([
      { subject: 'Somebody is in your waiting room', path: `/consultation/${visit.id}` },
    ]);
  });

  it('keeps the booking of somebody who leaves early, and takes them back', async () => {
    await visit.report(visit.patient, 'leave', -20);
    expect(await visit.status()).toBe('booked');
    expect((await visit.consultation()).state).toBe('scheduled');
    await visit.enter(-8);
    await visit.report(visit.patient, 'leave', -4);
    expect(await visit.status()).toBe('waiting');
    await visit.enter(-3, visit.patient, { ...GOOD_WAITING_ROOM, location: 'In the car' });
    expect(await visit.consultation()).toMatchObject({ state: 'lobby', patient_location: 'In the car' });
    expect(await visit.told(visit.specialist)).toEqual(['consultation.patientWaiting']);
  });

  it('keeps them in the waiting room when only the line dropped', async () => {
    const other = await newVisit(db.sql);
    await other.enter(-25);
    await other.report(other.patient, 'drop', -20);
    expect(await other.status()).toBe('waiting');
  });

  it('begins when the specialist admits, and only then', async () => {
    expect(await hintOf(visit.admit(1, visit.patient))).toBe('access.refused');
    expect(await hintOf(visit.admit(1, (await addSpecialist(db.sql)).id))).toBe('consultation.notFound');
    const row = await visit.admit(2);
    expect(row).toMatchObject({ state: 'active', started_at: visit.at(2) });
    expect(await visit.admit(3)).toMatchObject({ state: 'active', started_at: visit.at(2) });
    expect(await visit.status()).toBe('in_progress');
    expect(await visit.told(visit.patient)).toEqual(['consultation.admitted']);
  });

  it('records that the specialist checked who they talk to', async () => {
    const confirm = (who: string, minute: number) =>
      visit.as(who, minute, (tx) => tx`select identity_confirmed_at from public.confirm_identity(${visit.id})`);
    expect(await hintOf(confirm(visit.patient, 3))).toBe('consultation.notFound');
    expect(await confirm(visit.specialist, 3)).toEqual([{ identity_confirmed_at: visit.at(3) }]);
    expect(await confirm(visit.specialist, 4)).toEqual([{ identity_confirmed_at: visit.at(3) }]);
  });

  it('steps down from video to chat when the call breaks off, with the clock paused', async () => {
    expect(await visit.interrupt(5, visit.specialist, 'patient')).toMatchObject({
      state: 'interrupted',
      interrupted_side: 'patient',
      fallback_step: 'low_video',
    });
    // The patient's browser notices the same loss a little later: nothing starts again.
    await visit.interrupt(6, visit.patient, 'patient');
    expect(await visit.consultation()).toMatchObject({ fallback_step: 'low_video', interrupted_side: 'patient' });
    expect(await visit.resume(7, visit.patient)).toMatchObject({
      state: 'active',
      medium: 'low_video',
      paused_seconds: 120,
    });
    for (const [minute, step] of [
      [8, 'audio'],
      [9, 'phone'],
      [10, 'chat'],
    ] as const) {
      expect(await visit.interrupt(minute, visit.patient, 'both')).toMatchObject({ fallback_step: step });
      expect(await visit.resume(minute + 0.5, visit.specialist)).toMatchObject({ medium: step });
    }
    expect(await visit.interrupt(11, visit.patient, 'patient', 'phone')).toMatchObject({ fallback_step: 'phone' });
    expect(await visit.interrupt(11.5, visit.specialist, 'specialist', 'chat')).toMatchObject({
      fallback_step: 'chat',
      interrupted_side: 'both',
    });
    expect(await visit.resume(12, visit.patient, 'video')).toMatchObject({ medium: 'video', paused_seconds: 270 });
    expect(await visit.resume(13, visit.patient, 'audio')).toMatchObject({ medium: 'audio', paused_seconds: 270 });
  });

  it('ends by "Finish visit" alone, also while the call is down, and is paid', async () => {
    await visit.interrupt(20, visit.specialist, 'both');
    expect(await hintOf(visit.finish(21, visit.patient))).toBe('consultation.notFound');
    expect(await visit.finish(21)).toMatchObject({ state: 'ended', paused_seconds: 330, ended_at: visit.at(21) });
    expect(await visit.finish(22)).toMatchObject({ state: 'ended', ended_at: visit.at(21) });
    expect(await visit.status()).toBe('completed');
    expect((await paymentOf(db.sql, visit.id)).state).toBe('paid');
    expect(await visit.told(visit.patient)).toEqual(['consultation.admitted', 'consultation.finished']);
    expect(await hintOf(visit.report(visit.patient, 'join', 23))).toBe('consultation.over');
    expect(await hintOf(visit.enter(23))).toBe('consultation.over');
  });

  it('waits for the signature, and is overdue after 24 hours without it', async () => {
    const listed = (minute: number) =>
      visit.as(visit.specialist, minute, (tx) => tx`select state, sign_off_overdue from public.my_consultations()`);
    expect(await listed(21 + 24 * 60 - 1)).toEqual([{ state: 'ended', sign_off_overdue: false }]);
    expect(await listed(21 + 24 * 60)).toEqual([{ state: 'ended', sign_off_overdue: true }]);
    await db.sql`select private.mark_note_signed(${visit.id})`;
    await db.sql`select private.mark_note_signed(${visit.id})`;
    expect(await listed(21 + 24 * 60)).toEqual([{ state: 'note_signed', sign_off_overdue: false }]);
  });

  it('has a history of who did what', async () => {
    const steps = await visit.as(
      visit.patient,
      60,
      (tx) =>
        tx<{ to_state: string; actor: string }[]>`select to_state, actor from public.consultation_events order by id`,
    );
    expect(steps.map(({ to_state }) => to_state).filter((state, at, all) => state !== all[at - 1])).toEqual([
      ...['scheduled', 'lobby', 'scheduled', 'lobby', 'active'],
      ...Array.from({ length: 5 }, () => ['interrupted', 'active']).flat(),
      ...['interrupted', 'ended', 'note_signed'],
    ]);
    expect(steps.find(({ to_state }) => to_state === 'ended')?.actor).toBe(visit.specialist);
  });
});

describe('losing the call', () => {
  it('never ends a visit, whatever is reported and however long it lasts', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    for (const kind of ['drop', 'leave', 'drop']) {
      await visit.report(visit.patient, kind, 4);
      await visit.report(visit.specialist, kind, 4);
    }
    await visit.interrupt(5, visit.specialist, 'both', 'chat');
    for (const minute of [30, 90, 24 * 60, 7 * 24 * 60]) await visit.settle(minute);
    expect(await visit.status()).toBe('in_progress');
    expect((await visit.consultation()).state).toBe('interrupted');
    expect(await visit.told(visit.specialist)).toEqual(['consultation.patientWaiting', 'consultation.unfinished']);
    expect(await visit.enter(7 * 24 * 60 + 1)).toMatchObject({ state: 'interrupted' });
    expect(await visit.resume(7 * 24 * 60 + 2, visit.patient)).toMatchObject({ state: 'active' });
  });

  it('is for those in the visit alone to report', async () => {
    const visit = await newVisit(db.sql);
    const stranger = await addPatient(db.sql);
    await visit.enter(-5);
    expect(await hintOf(visit.interrupt(0, visit.patient, 'both'))).toBe('consultation.notNow');
    expect(await hintOf(visit.finish(0))).toBe('consultation.notNow');
    await visit.admit(0);
    expect(await hintOf(visit.interrupt(1, stranger, 'both'))).toBe('consultation.notFound');
    expect(await hintOf(visit.interrupt(1, visit.patient, 'everyone'))).toBe('data.invalid');
    expect(await hintOf(visit.interrupt(1, visit.patient, 'both', 'fax'))).toBe('data.invalid');
    expect(await hintOf(visit.resume(1, visit.patient, 'fax'))).toBe('data.invalid');
    expect(await hintOf(visit.report(stranger, 'join', 1))).toBe('consultation.notFound');
    expect(await hintOf(visit.report(visit.patient, 'callback', 1))).toBe('data.invalid');
  });

  it('counts a repeated report once', async () => {
    const visit = await newVisit(db.sql);
    const key = randomUUID();
    await visit.report(visit.specialist, 'join', -5, key);
    await visit.report(visit.specialist, 'join', -4, key);
    expect(await db.sql`select at from public.join_events where client_id = ${key}`).toEqual([{ at: visit.at(-5) }]);
  });
});

describe('other ways out', () => {
  it('gives everything back when the visit could not be held', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    expect(await hintOf(visit.abandon(3, ' '))).toBe('consultation.reasonRequired');
    expect(await hintOf(visit.abandon(3, 'x'.repeat(501)))).toBe('validation.tooLong');
    expect(await visit.abandon(3)).toMatchObject({ state: 'abandoned', closing_reason: 'The line is too weak' });
    expect(await visit.abandon(4)).toMatchObject({ state: 'abandoned', ended_at: visit.at(3) });
    expect(await visit.status()).toBe('completed');
    expect(await visit.refunded()).toBe((await paymentOf(db.sql, visit.id)).amount_minor);
  });

  it('hands over to the emergency services', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    expect(await visit.transfer(3)).toMatchObject({ state: 'transferred_to_emergency' });
    expect(await visit.status()).toBe('completed');
    expect(await visit.refunded()).toBe(0);
    expect(await visit.told(visit.patient)).toContain('consultation.transferred');
  });

  it('lets a specialist begin alone, and nobody whose registration was suspended', async () => {
    const visit = await newVisit(db.sql);
    expect(await hintOf(visit.admit(-31))).toBe('consultation.tooEarly');
    await db.sql`update public.specialists set reg_state = 'suspended', listed = false where profile_id = ${visit.specialist}`;
    expect(await hintOf(visit.admit(0))).toBe('access.refused');
    await db.sql`update public.specialists set reg_state = 'verified', listed = true where profile_id = ${visit.specialist}`;
    expect(await hintOf(visit.admit(45))).toBe('consultation.tooLate');
    expect(await visit.admit(44)).toMatchObject({ state: 'active', patient_location: null });
  });
});

describe('the waiting room decides as its form does', () => {
  it.each(WAITING_ROOM_EXAMPLES.map((example) => [example.name, example] as const))(
    '%s',
    async (_, { values, refused }) => {
      const visit = await newVisit(db.sql);
      expect(await hintOf(visit.enter(-5, visit.patient, values))).toBe(refused?.id ?? 'nothing was refused');
      expect(await visit.status()).toBe(refused ? 'booked' : 'waiting');
    },
  );
});
