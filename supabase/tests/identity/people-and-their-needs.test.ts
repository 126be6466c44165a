import { MY_PROFILE_EXAMPLES, NO_NEEDS } from '@telehealth/contracts/examples/practice';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { give, revoke } from '../support/access';
import { readAudited } from '../support/looks';
import { addOperator, asAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, asService, hintOf } from '../support/people';
import { at, practiceOf, saveMe } from '../support/practice';
import { bookVisit, cancel, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const ACCEPTED = 'nothing was refused';
const ME = { phoneNumber: '082 123 4567', locale: 'zu', timeZone: 'Africa/Johannesburg', needs: NO_NEEDS };

describe('what people say about themselves', () => {
  it.each(MY_PROFILE_EXAMPLES.map((example) => [example.name, example] as const))(
    'as the form decides: %s',
    async (_, { values, refused }) => {
      const who = await addPatient(db.sql);
      expect(await hintOf(saveMe(db.sql, who, values, await versionOf(who)))).toBe(refused?.id ?? ACCEPTED);
    },
  );
  const versionOf = async (who: string) => {
    const [row] = await db.sql<{ version: number }[]>`select version from public.profiles where id = ${who}`;
    return row?.version ?? 0;
  };

  it('is saved by every role, and never the name, the address or the role', async () => {
    const account = await addUser(db.sql, 'Only Account');
    await as(db.sql, account, (tx) => tx`select public.sync_my_profile()`);
    for (const who of [
      await addPatient(db.sql),
      (await addSpecialist(db.sql)).id,
      await addOperator(db.sql),
      account,
    ]) {
      const read = () =>
        db.sql`select first_name, last_name, email, role, onboarding_completed_at from public.profiles where id = ${who}`;
      const before = await read();
      const form = {
        ...ME,
        phoneE164: '+27821234567',
        firstName: 'Famous',
        role: 'operator',
        email: 'x@example.com',
        id: account,
      };
      expect(await saveMe(db.sql, who, form, await versionOf(who))).toMatchObject({
        phone_raw: '082 123 4567',
        phone_e164: '+27821234567',
      });
      expect(await read()).toEqual(before);
    }
    expect(await hintOf(saveMe(db.sql, await addUser(db.sql), ME, 1))).toBe('data.notFound');
  });

  it('takes what is dialled only of the number that was typed', async () => {
    const who = await addPatient(db.sql);
    const save = async (phoneNumber: string, phoneE164: unknown) => {
      const form = { ...ME, phoneNumber, phoneE164 } as typeof ME;
      return (await saveMe(db.sql, who, form, await versionOf(who))).phone_e164;
    };
    expect(await save('+27 (0)82 555 0199 ext 12', '+27825550199')).toBe('+27825550199');
    expect(await save('+27 (0)82 555 0199 ext 12', '+27825550199012')).toBeNull();
    expect(await save('082 555 0199', '+27835550100')).toBeNull();
    expect(await save('082 555 0199', '0825550199')).toBeNull();
    expect(await save('082 555 0199', ['+27825550199'])).toBeNull();
    expect(await save('082 555 0199', null)).toBeNull();
  });

  it('is told to other systems as a phone only where it is certain, and with its extension in words', async () => {
    const who = await addPatient(db.sql);
    const told = async (phoneNumber: string, phoneE164: string | null) => {
      const form = { ...ME, phoneNumber, phoneE164 };
      await saveMe(db.sql, who, form, await versionOf(who));
      const rows = await db.sql<{ telecom: { system: string; value: string }[] }[]>`
        select jsonb_path_query_array(private.fhir_telecom(p), '$[*] ? (@.system != "email")') as telecom
        from public.profiles p where p.id = ${who}`;
      return rows[0]?.telecom.map(({ system, value }) => [system, value]);
    };
    expect(await told('082 555 0199', '+27825550199')).toEqual([['phone', '+27825550199']]);
    expect(await told('021 555 0100 / 082 123 4567', null)).toEqual([['other', '021 555 0100 / 082 123 4567']]);
    expect(await told('+27 (0)82 555 0199 ext 12', '+27825550199')).toEqual([
      ['phone', '+27825550199'],
      ['other', '+27 (0)82 555 0199 ext 12'],
    ]);
  });

  it('keeps the number that is not sent, and keeps a number whose country is not sure as it was typed', async () => {
    const who = await addPatient(db.sql);
    const first = await saveMe(db.sql, who, { ...ME, phoneNumber: '555 123 4567' }, await versionOf(who));
    expect(first).toMatchObject({ phone_raw: '555 123 4567', phone_e164: null });
    const { phoneNumber: _, ...rest } = ME;
    expect(await saveMe(db.sql, who, { ...rest, locale: 'en-ZA' }, first.version)).toMatchObject({
      phone_raw: '555 123 4567',
    });
  });

  it('edited on two devices at once keeps one edit; a lost answer can be asked again', async () => {
    const who = await addPatient(db.sql);
    const version = await versionOf(who);
    const edits = ['en', 'xh', 'af'].map((locale) => hintOf(saveMe(db.sql, who, { ...ME, locale }, version)));
    expect((await Promise.all(edits)).sort()).toEqual(['data.conflict', 'data.conflict', ACCEPTED]);
    const saved = await saveMe(db.sql, who, ME, version + 1);
    expect(await saveMe(db.sql, who, ME, version)).toEqual(saved);
  });

  it('has needs of one shape, whatever else is sent', async () => {
    const who = await addPatient(db.sql);
    const needs = { ...NO_NEEDS, extraTime: true, interpreter: ' isiZulu ', diagnosis: 'x', more: { deep: [] } };
    await saveMe(db.sql, who, { ...ME, needs }, await versionOf(who));
    const [row] = await as(db.sql, who, (tx) => tx`select needs from public.profiles`);
    expect(row?.needs).toEqual({ ...NO_NEEDS, extraTime: true, interpreter: 'isiZulu' });
  });
});

describe('needs in a visit', () => {
  const needsFor = (who: string, visit: string) =>
    readAudited<unknown>(
      db.sql,
      who,
      (tx) => tx<{ ticket: string }[]>`select public.visit_needs(${visit}, 'appointments') as ticket`,
    );

  it('are shown to who treats the patient of a coming visit, and the look is in the access log', async () => {
    const specialist = await addSpecialist(db.sql);
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, specialist, at(3, '10:00'));
    const [{ version } = { version: 0 }] = await db.sql<
      { version: number }[]
    >`select version from public.profiles where id = ${patient}`;
    await saveMe(db.sql, patient, { ...ME, needs: { ...NO_NEEDS, captions: true } }, version);
    expect(await needsFor(specialist.id, visit)).toEqual({ ...NO_NEEDS, captions: true });
    expect(await needsFor(patient, visit)).toEqual({ ...NO_NEEDS, captions: true });
    const log = await as(
      db.sql,
      patient,
      (tx) => tx`select actor_id, category, basis, basis_id, screen from public.my_access_log()`,
    );
    expect(log).toEqual([
      { actor_id: specialist.id, category: 'profile', basis: 'visit', basis_id: visit, screen: 'appointments' },
    ]);
    const other = (await addSpecialist(db.sql)).id;
    for (const stranger of [other, await addPatient(db.sql), await addOperator(db.sql)])
      expect(await hintOf(needsFor(stranger, visit))).toBe('booking.notFound');
    await cancel(db.sql, patient, visit);
    expect(await hintOf(needsFor(specialist.id, visit))).toBe('booking.notFound');
    expect(
      await as(db.sql, specialist.id, (tx) => tx`select needs from public.profiles where id = ${patient}`),
    ).toEqual([]);
  });
});

describe('whom a specialist treats', () => {
  it('are people with a visit or a live grant, by name, with last and next visit', async () => {
    const specialist = await addSpecialist(db.sql);
    const practice = practiceOf(db.sql, specialist.id);
    const [zama, anele, bheki] = [
      await addPatient(db.sql, 'Zama Zulu'),
      await addPatient(db.sql, 'Anele 100% Adams'),
      await addPatient(db.sql, 'Bheki Botha'),
    ];
    const gone = await addPatient(db.sql, 'Gone Away');
    await addPatient(db.sql, 'Never Here');
    const visit = await bookVisit(db.sql, zama, specialist, at(3, '10:00'));
    await give(db.sql, anele, specialist.id, { categories: ['profile'] });
    await bookVisit(db.sql, bheki, specialist, at(4, '10:00'));
    await cancel(db.sql, gone, await bookVisit(db.sql, gone, specialist, at(5, '10:00')));
    const rows = await practice.patients();
    expect(rows.map(({ name, has_access }) => [name, has_access])).toEqual([
      ['Anele 100% Adams', true],
      ['Bheki Botha', true],
      ['Zama Zulu', true],
    ]);
    expect(rows[2]).toMatchObject({ next_visit_at: at(3, '10:00'), next_appointment_id: visit, last_visit_at: null });
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'access_until',
      'died_on',
      'has_access',
      'last_visit_at',
      'name',
      'next_appointment_id',
      'next_visit_at',
      'patient_id',
    ]);
    // A search is for the letters, not for a pattern.
    expect((await practice.patients(' zULU ')).map(({ name }) => name)).toEqual(['Zama Zulu']);
    expect((await practice.patients('%')).map(({ name }) => name)).toEqual(['Anele 100% Adams']);
    expect(await practice.patients('_%_')).toEqual([]);
    const first = await practice.patients('', null, 2);
    expect(first).toHaveLength(2);
    expect((await practice.patients('', first[1]?.patient_id, 2)).map(({ name }) => name)).toEqual(['Zama Zulu']);
    expect(await practice.patients('', gone)).toEqual([]);
    expect(await hintOf(practice.patients('x'.repeat(101)))).toBe('validation.tooLong');
    for (const stranger of [zama, await addOperator(db.sql)])
      expect(await hintOf(practiceOf(db.sql, stranger).patients())).toBe('access.refused');
  });

  it('ends with the grant, unless there was a visit', async () => {
    const specialist = await addSpecialist(db.sql);
    const practice = practiceOf(db.sql, specialist.id);
    const patient = await addPatient(db.sql);
    const grant = await give(db.sql, patient, specialist.id, { categories: ['profile'] });
    expect(await practice.patients()).toHaveLength(1);
    await revoke(db.sql, patient, grant.id);
    expect(await practice.patients()).toEqual([]);
  });
});

describe('the state of the jobs', () => {
  interface Job {
    name: string;
    overdue: boolean;
    last_error_code: string | null;
    failures: string;
  }
  const jobs = (who: string, time = new Date()) =>
    asAt(db.sql, who, time, (tx) => tx<Job[]>`select * from public.job_state()`);

  it('is for operators: what ran, what failed by code only, what is overdue', async () => {
    const operator = await addOperator(db.sql);
    expect((await jobs(operator)).every(({ overdue }) => overdue)).toBe(true);
    await db.sql`create function private.breaks() returns int language plpgsql set search_path = ''
      as $$ begin raise exception 'Secret words of a patient' using errcode = '22023'; end $$`;
    await db.sql`insert into private.job_runs (name) values ('private.breaks')`;
    await asService(db.sql, (tx) => tx`select public.run_due_jobs()`);
    const rows = await jobs(operator);
    expect(rows.find(({ name }) => name === 'private.breaks')).toMatchObject({
      overdue: true,
      last_error_code: '22023',
    });
    expect(JSON.stringify(rows)).not.toContain('Secret');
    expect(rows.find(({ name }) => name === 'public.expire_lapsed_holds')).toMatchObject({ overdue: false });
    const later = await jobs(operator, new Date(Date.now() + 600_000));
    expect(later.find(({ name }) => name === 'public.expire_lapsed_holds')).toMatchObject({ overdue: true });
    for (const stranger of [await addPatient(db.sql), (await addSpecialist(db.sql)).id])
      expect(await hintOf(jobs(stranger))).toBe('access.refused');
  });
});
