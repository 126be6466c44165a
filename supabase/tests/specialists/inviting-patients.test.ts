import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, only } from '../support/access';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';

let db: TestDatabase;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

interface Invited {
  email: string;
  outcome: string;
}
const invite = (who: string, emails: readonly string[] | null, at = new Date()) =>
  asAt(
    db.sql,
    who,
    at,
    async (tx) =>
      only(await tx<{ said: Invited[] }[]>`select public.invite_patients(${emails as string[]}) as said`).said,
  );
const mailsTo = async (email: string) =>
  (
    await db.sql<{ payload: Record<string, unknown> }[]>`select payload from public.outbox
      where recipient_email = ${email} and template = 'notifications.patientInvitation'`
  ).map(({ payload }) => payload);
const outcomes = (said: readonly Invited[]) => said.map(({ outcome }) => outcome);
const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}@example.com`);

describe('inviting patients one had before', () => {
  it('mails each address once, ever, by one specialist, and says what became of each', async () => {
    const [doctor, other] = [(await addSpecialist(db.sql)).id, (await addSpecialist(db.sql)).id];
    const [{ email: known } = { email: '' }] = await db.sql<
      { email: string }[]
    >`select email from public.profiles where id = ${await addPatient(db.sql)}`;
    const list = [' New@Example.com ', 'nobody', known, 'new@example.com'];
    expect(await invite(doctor, list)).toEqual([
      { email: 'new@example.com', outcome: 'sent' },
      { email: 'nobody', outcome: 'noAddress' },
      // As a stranger's: nobody learns by it who has an account.
      { email: known, outcome: 'sent' },
      { email: 'new@example.com', outcome: 'invitedBefore' },
    ]);
    expect(outcomes(await invite(doctor, ['new@example.com'], new Date(Date.now() + 300 * DAY_MS)))).toEqual([
      'invitedBefore',
    ]);
    expect(outcomes(await invite(other, ['new@example.com']))).toEqual(['sent']);
    const mails = await mailsTo('new@example.com');
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ recipientName: '', specialistId: doctor });
    const kept = await db.sql`select i::text as row from private.patient_invitations i`;
    expect(JSON.stringify(kept)).not.toContain('example.com');
  });
  it('sends 400 in a day, and the rest tomorrow', async () => {
    const doctor = (await addSpecialist(db.sql)).id;
    await invite(doctor, many(200, 'a'));
    await invite(doctor, many(199, 'b'));
    expect(outcomes(await invite(doctor, many(2, 'c')))).toEqual(['sent', 'tomorrow']);
    expect(outcomes(await invite(doctor, many(2, 'c'), new Date(Date.now() + 1.1 * DAY_MS)))).toEqual([
      'invitedBefore',
      'sent',
    ]);
  });
  it('is for specialists who practise, 1 to 200 at once', async () => {
    const doctor = (await addSpecialist(db.sql)).id;
    expect(await hintOf(invite(doctor, []))).toBe('patients.howMany');
    expect(await hintOf(invite(doctor, null))).toBe('patients.howMany');
    expect(await hintOf(invite(doctor, many(201, 'd')))).toBe('patients.howMany');
    expect(await hintOf(invite(await addPatient(db.sql), ['x@example.com']))).toBe('access.refused');
    await setRegistration(db.sql, doctor, 'suspended');
    expect(await hintOf(invite(doctor, ['x@example.com']))).toBe('access.refused');
    expect(await mailsTo('x@example.com')).toEqual([]);
  });
  it('presses at once send once', async () => {
    const doctor = (await addSpecialist(db.sql)).id;
    const said = await Promise.all(
      [1, 2, 3].map(() =>
        as(
          db.sql,
          doctor,
          async (tx) =>
            only(await tx<{ said: Invited[] }[]>`select public.invite_patients(${['twice@example.com']}) as said`).said,
        ),
      ),
    );
    expect(said.flat().filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
    expect(await mailsTo('twice@example.com')).toHaveLength(1);
  });
});
