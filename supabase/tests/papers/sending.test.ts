import { createHash, randomUUID } from 'node:crypto';
import { writeText } from '@telehealth/contracts/mail';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asService, hintOf } from '../support/people';
import {
  after,
  asAt,
  DAY,
  endOf,
  issue,
  issuedPrescription,
  only,
  type PrescriptionRow,
  visitThatIs,
} from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let stranger: string;
let doctor: { id: string; visitType: string };
const CODE = '123456';

interface Line {
  id: string;
  opens: number;
  ended: string | null;
}

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, stranger, doctor] = [await addPatient(db.sql), await addPatient(db.sql), await addSpecialist(db.sql)];
  await db.sql`update public.specialists set practice_address = '1 Long Street', practice_phone = '021 555 0100'`;
});
afterAll(() => db.drop());

/** A sick note, or a script, whose paper is signed so. */
async function signedPaper(kind: 'sick_note' | 'prescription', way: 'platform' | 'advanced', illness = '') {
  const visit = await visitThatIs(db.sql, patient, doctor);
  const day = endOf(visit).toISOString().slice(0, 10);
  const body = { from: day, to: day, fitness: 'unfit', basis: 'examined', illness };
  const source =
    kind === 'prescription'
      ? (await issuedPrescription(db.sql, visit)).id
      : only(
          await asAt(
            db.sql,
            doctor.id,
            endOf(visit),
            (tx) =>
              tx<{ id: string }[]>`select public.issue_letter(${visit.id}, ${randomUUID()}, ${kind},
                ${tx.json(body)}) ->> 'id' as id`,
          ),
        ).id;
  const { id } = only(
    await asAt(
      db.sql,
      doctor.id,
      endOf(visit),
      (tx) => tx<{ id: string }[]>`select public.begin_paper(${kind}, ${source}, 'pen') ->> 'id' as id`,
    ),
  );
  const hash = () => createHash('sha256').update(randomUUID()).digest('hex');
  const file = {
    path: `${patient}/${id}/${way}.pdf`,
    size: 10,
    sha256: hash(),
    signedSha256: hash(),
    certificate: 'a',
  };
  await asService(db.sql, (tx) => tx`select public.settle_paper_file(${id}, ${way}, ${tx.json(file)})`);
  return { paper: id, source, visit };
}
type Signed = Awaited<ReturnType<typeof signedPaper>>;

const send = async (
  { paper, visit }: Signed,
  { who = patient, key = randomUUID() as string, email = 'a@pharmacy.example', names = false } = {},
): Promise<Line> =>
  only(
    await asAt(
      db.sql,
      who,
      endOf(visit),
      (tx) =>
        tx<
          { line: Line }[]
        >`select public.send_paper(${paper}, ${key}, 'Corner Pharmacy', ${email}, ${CODE}, ${names}) as line`,
    ),
  ).line;
const mailOf = async (id: string) =>
  only(
    await db.sql<
      { recipient_email: string; payload: { token: string } }[]
    >`select recipient_email, payload from public.outbox where dedupe_key = ${`papers.sent:${id}`}`,
  );
let address = 0;
const open = async (token: string, code: string, { visit }: Signed, at = endOf(visit)) => {
  address += 1;
  const headers = { 'x-forwarded-for': `192.0.2.${address}` };
  return asService(db.sql, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    return only(
      await tx<
        { said: Record<string, unknown> }[]
      >`select public.open_sent_paper(${token}, ${code}, ${tx.json(headers)}) as said`,
    ).said;
  });
};

it('goes by mail as a link without a word of health, and opens with the code alone', async () => {
  const note = await signedPaper('sick_note', 'platform');
  const key = randomUUID();
  const { id } = await send(note, { key });
  expect((await send(note, { key })).id, 'the same press').toBe(id);
  const { recipient_email, payload } = await mailOf(id);
  expect(recipient_email).toBe('a@pharmacy.example');
  const { text } = writeText('notifications.sentPaper', payload);
  expect(text.path).toBe(`/service/my-prescriptions#sent=${payload.token}`);
  expect(JSON.stringify(text)).not.toMatch(new RegExp(`${CODE}|sick|prescription(?!s#)|illness`, 'i'));
  expect(await open(payload.token, '000000', note)).toEqual({ outcome: 'wrong', left: 9 });
  expect(await open('guess', CODE, note)).toEqual({ outcome: 'ended' });
  expect(await open(payload.token, CODE, note)).toMatchObject({ outcome: 'opened', mime: 'application/pdf' });
  const [state] = only(
    await as(
      db.sql,
      patient,
      (tx) => tx<{ all: { sendings: Line[] }[] }[]>`select public.papers_of_visit(${note.visit.id}) as all`,
    ),
  ).all;
  expect(state?.sendings).toMatchObject([{ id, opens: 1, ended: null }]);
});

it('opens nothing once it was taken back, is over, its paper ended, or ten codes were wrong', async () => {
  const note = await signedPaper('sick_note', 'platform');
  const [taken, late, locked, withdrawn] = [await send(note), await send(note), await send(note), await send(note)];
  const tokenOf = async ({ id }: Line) => (await mailOf(id)).payload.token;
  const takeBack = (who: string, { id }: Line) => as(db.sql, who, (tx) => tx`select public.take_back_sending(${id})`);
  expect(await hintOf(takeBack(stranger, taken))).toBe('papers.notFound');
  await takeBack(patient, taken);
  expect(await open(await tokenOf(taken), CODE, note)).toEqual({ outcome: 'ended' });
  expect(await open(await tokenOf(late), CODE, note, after(endOf(note.visit), 31 * DAY))).toEqual({ outcome: 'ended' });
  const token = await tokenOf(locked);
  for (let tries = 0; tries < 10; tries += 1) await open(token, '000000', note);
  expect(await open(token, CODE, note)).toEqual({ outcome: 'ended' });
  await as(db.sql, doctor.id, (tx) => tx`select public.withdraw_letter(${note.source}, 'Written to the wrong person')`);
  expect(await open(await tokenOf(withdrawn), CODE, note)).toEqual({ outcome: 'ended' });
  expect(await hintOf(send(note))).toBe('papers.notNow');
});

it('is for the two sides of the paper, and for a paper that whoever gets it can use', async () => {
  const note = await signedPaper('sick_note', 'platform', 'A bad cold');
  expect(await hintOf(send(note, { who: stranger }))).toBe('papers.notFound');
  expect(await hintOf(send(note, { email: 'nowhere' }))).toBe('validation.email');
  expect(await hintOf(send(note)), 'it names the illness').toBe('papers.namesIllness');
  await send(note, { names: true });
  const unusable = await signedPaper('prescription', 'platform');
  expect(await hintOf(send(unusable))).toBe('papers.notUsable');
  const script = await signedPaper('prescription', 'advanced');
  const { id } = await send(script);
  expect(await open((await mailOf(id)).payload.token, CODE, script)).toMatchObject({ outcome: 'opened' });
});

it('a script that is too old is named so, and is neither sent nor dispensed', async () => {
  const script = await signedPaper('prescription', 'advanced');
  const { verify_code: code } = only(
    await db.sql<{ verify_code: string }[]>`select verify_code from public.prescriptions where id = ${script.source}`,
  );
  const at = after(endOf(script.visit), 190 * DAY);
  const said = await asAt(db.sql, patient, at, (tx) => tx`select public.verify_code(${code}) as said`);
  expect(said[0]).toMatchObject({ said: { ended: { how: 'expired' }, items: [] } });
  const late = asAt(
    db.sql,
    patient,
    at,
    (tx) => tx`select public.record_dispensing(${code}, ${randomUUID()}, 1, 1, 'Y12345', 'P12345')`,
  );
  expect(await hintOf(late)).toBe('papers.expired');
});

it('of a script that another took the place of, who knows the code learns so, and gets no file', async () => {
  const script = await signedPaper('prescription', 'advanced');
  const { payload } = await mailOf((await send(script)).id);
  const at = endOf(script.visit);
  const draft = only(
    await asAt(
      db.sql,
      doctor.id,
      at,
      (tx) => tx<{ id: string }[]>`
        select public.replace_prescription(${script.source}, ${randomUUID()}, 'The strength was wrong') ->> 'id' as id`,
    ),
  );
  expect(await open(payload.token, CODE, script), 'until it is issued').toMatchObject({ outcome: 'opened' });
  await issue(
    db.sql,
    doctor.id,
    only(await db.sql<PrescriptionRow[]>`select * from public.prescriptions where id = ${draft.id}`),
    at,
  );
  const { verify_code: code } = only(
    await db.sql<{ verify_code: string }[]>`select verify_code from public.prescriptions where id = ${script.source}`,
  );
  expect(await open(payload.token, '000000', script)).toMatchObject({ outcome: 'wrong' });
  expect(await open(payload.token, CODE, script)).toEqual({ outcome: 'replaced', code });
});
