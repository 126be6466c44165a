import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantsOf, only, revoke } from '../support/access';
import { acting } from '../support/acting';
import { delegate } from '../support/charts';
import { delegateTo, newVisit } from '../support/consultations';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import {
  bookVisit,
  cancel,
  charge,
  firstOpening,
  hold,
  letLapse,
  statusOf,
  submit,
  useSandbox,
} from '../support/visits';

let db: TestDatabase;
const DONE = 'nothing was refused';
const BOTH = 'booking.specialistActsForPatient';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const holdFor = async (who: string, patient: string, doctor: { id: string; visitType: string }) => {
  const at = await firstOpening(db.sql, doctor.id);
  return as(db.sql, acting(who, patient), async (tx) =>
    only(
      await tx<{ id: string }[]>`select id from public.hold_slot(${doctor.visitType}, ${at}, 'video', 'Europe/London',
        ${randomUUID()})`,
    ),
  );
};
/** A patient for whom a specialist acts, in one scope. */
async function doctorWhoActs(scope = 'book') {
  const [patient, doctor] = await Promise.all([addPatient(db.sql), addSpecialist(db.sql)]);
  await delegate(db.sql, patient, doctor.id, [scope]);
  return { patient, doctor };
}
const share = (who: string, visit: string, categories: string[]) =>
  as(db.sql, who, (tx) => tx`select public.set_visit_access(${visit}, ${categories})`);

describe('who acts for a patient', () => {
  it('books no visit of the patient with themselves, and reads nothing by trying', async () => {
    const { patient, doctor } = await doctorWhoActs();
    expect(await hintOf(holdFor(doctor.id, patient, doctor))).toBe(BOTH);
    expect(await db.sql`select from public.access_grants where grantee_id = ${doctor.id}`).toHaveLength(0);
  });

  it.each(['book', 'join', 'pay', 'records', 'prescriptions', 'messages'])(
    'is no specialist the patient books with, whatever they may do (%s)',
    async (scope) => {
      const { patient, doctor } = await doctorWhoActs(scope);
      const at = await firstOpening(db.sql, doctor.id);
      expect(await hintOf(hold(db.sql, patient, doctor.visitType, at))).toBe(BOTH);
    },
  );

  it('is one again when that is over', async () => {
    const { patient, doctor } = await doctorWhoActs();
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where delegate_id = ${doctor.id}`;
    expect(await bookVisit(db.sql, patient, doctor)).toBeTruthy();
  });

  it('invites the patient to no extra visit, and the patient does not wait for them', async () => {
    const patient = await addPatient(db.sql);
    const doctor = await addSpecialist(db.sql);
    const visit = await bookVisit(db.sql, patient, doctor);
    await db.sql`insert into public.access_grants (patient_id, grantee_id, categories, purpose, created_by)
      values (${patient}, ${doctor.id}, '{profile}', 'ongoing_care', ${patient})`;
    await cancel(db.sql, patient, visit);
    await delegate(db.sql, patient, doctor.id, ['book']);
    const [from, until] = [new Date(Date.now() + 3_600_000), new Date(Date.now() + 86_400_000 * 5)];
    const minute = new Date(Math.ceil(from.getTime() / 60_000) * 60_000);
    const squeeze = as(
      db.sql,
      doctor.id,
      (tx) =>
        tx`select public.squeeze_in(${patient}, ${doctor.visitType}, ${minute}, 'Results', 'video', ${randomUUID()})`,
    );
    expect(await hintOf(squeeze)).toBe(BOTH);
    const join = as(
      db.sql,
      patient,
      (tx) => tx`select public.join_waitlist(${randomUUID()}, ${doctor.id}, null, array['video'], ${from}, ${until})`,
    );
    expect(await hintOf(join)).toBe(BOTH);
  });

  it('is offered no time of theirs from the line of a specialty: the next in line is', async () => {
    const specialty = 'oncology';
    const [patient, next] = [await addPatient(db.sql), await addPatient(db.sql)];
    const doctor = await addSpecialist(db.sql, { specialty });
    const booker = await addPatient(db.sql);
    const freed = await bookVisit(db.sql, booker, doctor);
    const [from, until] = [new Date(), new Date(Date.now() + 86_400_000 * 14)];
    for (const who of [patient, next]) {
      await as(
        db.sql,
        who,
        (tx) => tx`select public.join_waitlist(${randomUUID()}, null, ${specialty}, array['video'], ${from}, ${until})`,
      );
      await db.sql`insert into public.notification_settings (profile_id, quiet_from, quiet_until)
        values (${who}, '00:00', '00:00')`;
    }
    await delegate(db.sql, patient, doctor.id, ['book']);
    await cancel(db.sql, booker, freed);
    await db.sql`select private.offer_freed_slots()`;
    const offers = await db.sql`select patient_id from public.slot_offers where specialist_id = ${doctor.id}`;
    expect(offers).toEqual([{ patient_id: next }]);
  });

  it('covers no visit of the patient, whoever writes it down', async () => {
    const visit = await newVisit(db.sql);
    const colleague = await addSpecialist(db.sql);
    await delegate(db.sql, visit.patient, colleague.id, ['messages', 'join']);
    expect(await hintOf(visit.cover(colleague.id, -5))).toBe('consultation.colleagueNotFree');
    const direct = db.sql`update public.consultations set covered_by = ${colleague.id} where appointment_id = ${visit.id}`;
    expect(await hintOf(direct)).toBe(BOTH);
  });

  it.each([
    [true, 'expired'],
    [false, 'booked'],
  ])('gets no visit by late money (acts for the patient: %s)', async (acts, ends) => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const held = await hold(db.sql, patient, doctor.visitType, await firstOpening(db.sql, doctor.id));
    await submit(db.sql, patient, held.id);
    await letLapse(db.sql, held.id);
    await db.sql`select public.expire_lapsed_holds()`;
    if (acts) await delegate(db.sql, patient, doctor.id, ['book']);
    await db.sql`select public.confirm_booking(${held.id}, ${randomUUID()}, 'late', p.amount_minor, p.currency)
      from public.payments p where p.appointment_id = ${held.id}`;
    expect(await statusOf(db.sql, held.id)).toBe(ends);
  });
});

describe('who treats a patient', () => {
  const invite = async (patient: string, to: string) => {
    const id = randomUUID();
    const [{ email } = { email: '' }] = await db.sql<{ email: string }[]>`
      select email from public.profiles where id = ${to}`;
    await as(db.sql, patient, (tx) => tx`select public.invite_delegate(${id}, ${email}, array['book'])`);
    return () => as(db.sql, to, (tx) => tx`select public.accept_delegation(${id})`);
  };

  it('does not begin to act for them, from the hold on until the access of the visit is over', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const accept = await invite(patient, doctor.id);
    const held = await hold(db.sql, patient, doctor.visitType, await firstOpening(db.sql, doctor.id));
    expect(await hintOf(accept())).toBe('access.delegateTreats');
    await submit(db.sql, patient, held.id);
    await charge(db.sql, patient, held.id);
    expect(await hintOf(accept())).toBe('access.delegateTreats');
    await cancel(db.sql, patient, held.id);
    expect(await hintOf(accept())).toBe(DONE);
  });

  it('nor does a colleague who covers a visit', async () => {
    const visit = await newVisit(db.sql);
    const colleague = await addSpecialist(db.sql);
    const accept = await invite(visit.patient, colleague.id);
    await db.sql`update public.consultations set covered_by = ${colleague.id} where appointment_id = ${visit.id}`;
    expect(await hintOf(accept())).toBe('access.delegateTreats');
  });

  it('when both come at the same moment, one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
      const accept = await invite(patient, doctor.id);
      const at = await firstOpening(db.sql, doctor.id);
      const hints = await Promise.all([hintOf(accept()), hintOf(hold(db.sql, patient, doctor.visitType, at))]);
      expect(hints.filter((hint) => hint === DONE)).toHaveLength(1);
    }
  });
});

describe('a delegate never widens what a visit shares', () => {
  it('beyond what every visit shares, whatever else was delegated', async () => {
    const visit = await newVisit(db.sql);
    const aunt = acting(await delegateTo(db.sql, visit.patient, ['book', 'records', 'sensitive']), visit.patient);
    expect(await hintOf(share(aunt, visit.id, ['profile', 'notes']))).toBe('access.notDelegated');
    expect(await hintOf(share(aunt, visit.id, ['mental_health']))).toBe('access.notDelegated');
    expect(await hintOf(share(aunt, visit.id, ['profile']))).toBe(DONE);
    expect(await hintOf(share(aunt, visit.id, ['profile', 'medicines', 'conditions']))).toBe(DONE);
  });

  it('beyond what the patient chose, less or more', async () => {
    const visit = await newVisit(db.sql);
    const aunt = acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient);
    await share(visit.patient, visit.id, ['medicines', 'notes']);
    expect(await hintOf(share(aunt, visit.id, ['profile']))).toBe('access.notDelegated');
    expect(await hintOf(share(aunt, visit.id, []))).toBe(DONE);
    expect(await hintOf(share(aunt, visit.id, ['notes']))).toBe(DONE);
    await share(visit.patient, visit.id, []);
    expect(await hintOf(share(aunt, visit.id, ['notes']))).toBe('access.notDelegated');
  });

  it('nor after the patient took it back', async () => {
    const [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const aunt = acting(await delegateTo(db.sql, patient, ['book']), patient);
    const held = await hold(db.sql, patient, doctor.visitType, await firstOpening(db.sql, doctor.id));
    await share(patient, held.id, ['profile']);
    await revoke(db.sql, patient, only(await grantsOf(db.sql, held.id)).id);
    expect(await hintOf(share(aunt, held.id, ['profile']))).toBe('access.notDelegated');
  });
});
