import { checkAllergies } from '@telehealth/clinical/prescriptions/check-allergies';
import { ALLERGY_VIGNETTES } from '@telehealth/clinical/prescriptions/check-allergies.vignettes';
import { MEDICINE_CLASSES } from '@telehealth/clinical/prescriptions/medicine-classes';
import { GOOD_ITEM, PRESCRIPTION_EXAMPLES } from '@telehealth/contracts/examples/prescription';
import { MESSAGES } from '@telehealth/contracts/messages/catalogue';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, logOf, openChart } from '../support/charts';
import { readAudited } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, claimsOf, hintOf } from '../support/people';
import {
  after,
  asAt,
  attempt,
  checkDraft,
  DAY,
  draftPrescription,
  endOf,
  issue,
  issuedPrescription,
  issueUnchecked,
  json,
  only,
  type PrescriptionRow,
  visitThatIs,
} from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let specialist: { id: string; visitType: string };
const ACCEPTED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
});
afterAll(() => db.drop());

const visit = (who = patient) => visitThatIs(db.sql, who, specialist);
const readBy = (who: string, id: string) =>
  as(db.sql, who, (tx) => tx<PrescriptionRow[]>`select * from public.prescriptions where id = ${id}`);
const setStatus = (who: string, id: string, to: string, reason: string | null = 'A reason that is long enough') =>
  as(db.sql, who, async (tx) =>
    only(await tx<PrescriptionRow[]>`select * from public.set_prescription_status(${id}, ${to}, ${reason})`),
  );
const verify = (code: string) =>
  asGuest(db.sql, async (tx) =>
    only(await tx<{ answer: Record<string, unknown> }[]>`select public.verify_code(${code}) as answer`),
  ).then(({ answer }) => answer);
const vitamin = { ...GOOD_ITEM, medicine: 'Vitamin D' };
const amoxicillin = { ...GOOD_ITEM, medicine: 'Amoxicillin', form: 'capsules', repeats: 0 };

describe('a prescription', () => {
  it('is a draft only the prescriber sees, then a record with its particulars that both read', async () => {
    const held = await visit();
    const draft = await draftPrescription(db.sql, held);
    expect(await readBy(patient, draft.id)).toHaveLength(0);
    const issued = await issue(db.sql, specialist.id, draft, endOf(held));
    expect(issued).toMatchObject({ status: 'active', allergy_check: { result: 'clear' }, override_reason: null });
    const [seen] = await readBy(patient, draft.id);
    expect(seen?.particulars).toMatchObject({
      prescriberName: 'Naledi Test',
      qualification: expect.any(String),
      councilNumber: expect.stringMatching(/^[A-Z]{2,4}\d{5,8}$/),
      practice: expect.any(String),
      patientName: 'Thandi Test',
      patientAddress: expect.any(String),
      patientBorn: expect.any(String),
    });
    const { medicine, form, strength, quantity, directions, repeats } = GOOD_ITEM;
    const items = await as(
      db.sql,
      patient,
      (tx) => tx`select * from public.prescription_items where prescription_id = ${draft.id}`,
    );
    expect(items).toMatchObject([{ medicine, form, strength, quantity, directions, repeats, position: 1 }]);
    const again = await issue(db.sql, specialist.id, draft, endOf(held));
    expect(again.verify_code, 'a repeat whose answer was lost').toBe(issued.verify_code);
    const stranger = await addPatient(db.sql);
    for (const table of ['prescriptions', 'prescription_items', 'prescription_events']) {
      expect(await as(db.sql, stranger, (tx) => tx`select from ${tx(`public.${table}`)}`), table).toHaveLength(0);
    }
  });

  it.each(PRESCRIPTION_EXAMPLES.map((example) => [example.name, example] as const))(
    'is issued as the form decides: %s',
    async (_, { values, refused }) => {
      expect(await hintOf(issuedPrescription(db.sql, await visit(), values.items))).toBe(refused?.id ?? ACCEPTED);
    },
  );

  it('is written for a visit of one’s own, in time, in the version that was seen', async () => {
    const held = await visit();
    expect(await hintOf(draftPrescription(db.sql, held, [GOOD_ITEM], 'medicines', after(endOf(held), 14 * DAY)))).toBe(
      'notes.windowClosed',
    );
    const draft = await draftPrescription(db.sql, held);
    const save = (version: number, items: unknown) =>
      as(
        db.sql,
        specialist.id,
        (tx) => tx`select public.save_prescription(${draft.id}, ${version}, ${tx.json(json(items))})`,
      );
    await save(1, [vitamin]);
    await save(1, [vitamin]);
    expect(await hintOf(save(1, [GOOD_ITEM]))).toBe('prescriptions.changedElsewhere');
    expect(await hintOf(save(2, [{ ...GOOD_ITEM, price: 7 }]))).toBe('data.invalid');
    expect(await hintOf(issue(db.sql, specialist.id, draft, endOf(held)))).toBe('prescriptions.changedElsewhere');
    const other = await addSpecialist(db.sql);
    expect(await hintOf(issueUnchecked(db.sql, other.id, draft, endOf(held)))).toBe('prescriptions.notFound');
    expect(await hintOf(issueUnchecked(db.sql, patient, draft, endOf(held)))).toBe('prescriptions.notFound');
  });

  it.each([
    ['the patient’s name', "update public.profiles set first_name = '', last_name = '' where id = $1", () => patient],
    ['the qualification', "update public.specialists set education = ' ' where profile_id = $1", () => specialist.id],
    ['the place of work', "update public.specialists set hospital = ' ' where profile_id = $1", () => specialist.id],
  ])('is not issued without %s', async (_, change, of) => {
    const held = await visit();
    const draft = await draftPrescription(db.sql, held);
    await checkDraft(db.sql, specialist.id, draft, new Date());
    await attempt(db.sql, async (tx) => {
      await tx.unsafe(change, [of()]);
      const claims = JSON.stringify(claimsOf(specialist.id));
      await tx`select set_config('request.jwt.claims', ${claims}, true)`;
      const tried = tx.savepoint((sp) => sp`select public.issue_prescription(${draft.id}, 1)`);
      expect(await hintOf(tried)).toBe('prescriptions.particularsMissing');
    });
  });

  it.each([
    ['when the shortest of what is ongoing does, repeats counted', true, 56],
    ['with its last course', false, 90],
  ])('runs out %s', async (_, ongoing, days) => {
    const issued = await issuedPrescription(db.sql, await visit(), [
      { ...GOOD_ITEM, daysSupply: 30, repeats: 2, ongoing },
      { ...GOOD_ITEM, medicine: 'Vitamin D', daysSupply: 28, repeats: 1, ongoing },
      { ...GOOD_ITEM, medicine: 'Azithromycin', daysSupply: 3, repeats: 0 },
    ]);
    const [row] = await db.sql`select runs_out_on - (issued_at at time zone 'Africa/Johannesburg')::date as days
      from public.prescriptions where id = ${issued.id}`;
    expect(row?.days).toBe(days);
  });
});

describe('the allergy check', () => {
  it('has the same table in the database and in the browser', async () => {
    const rows = await db.sql`select class as id, names, medicines, related from private.classes_of(1) order by class`;
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect([...rows].sort((a, b) => byId(a as { id: string }, b as { id: string }))).toEqual(
      MEDICINE_CLASSES.toSorted(byId),
    );
  });

  it.each(ALLERGY_VIGNETTES.map((vignette) => [vignette.name, vignette] as const))(
    'answers alike: %s',
    async (_, { allergies, medicines }) => {
      const [row] =
        await db.sql`select private.match_allergies(${[...allergies]}::text[], ${[...medicines]}::text[]) as answer`;
      expect(row?.answer).toEqual(checkAllergies(allergies, medicines));
    },
  );

  it('stops an issue until a reason is given, and keeps result and reason', async () => {
    const allergic = await addPatient(db.sql);
    const held = await visit(allergic);
    const draft = await draftPrescription(db.sql, held, [amoxicillin]);
    const before = (await logOf(db.sql, allergic)).length;
    const told = await readAudited<Record<string, unknown>>(
      db.sql,
      specialist.id,
      (tx) => tx<{ ticket: string }[]>`select public.check_prescription(${draft.id}) as ticket`,
    );
    expect(told).toMatchObject({ result: 'conflict', findings: [{ allergy: 'Penicillin', kind: 'same_class' }] });
    expect((await logOf(db.sql, allergic)).slice(before)).toMatchObject([
      { category: 'profile', action: 'view', screen: 'allergy check', actor_id: specialist.id },
    ]);
    expect(await hintOf(issue(db.sql, specialist.id, draft, endOf(held)))).toBe('prescriptions.allergyFound');
    expect(await hintOf(issue(db.sql, specialist.id, draft, endOf(held), 'fine'))).toBe('prescriptions.reasonRequired');
    const reason = 'Tolerated amoxicillin twice last year';
    expect(await issue(db.sql, specialist.id, draft, endOf(held), reason)).toMatchObject({
      override_reason: reason,
      allergy_check: { result: 'conflict', table_version: 1 },
    });
  });

  it('warns of what the patient hides, without the patient’s words', async () => {
    const private_ = await addPatient(db.sql);
    const held = await visit(private_);
    await db.sql`update public.access_grants set state = 'revoked', ended_at = now(), ended_by = ${private_}
      where patient_id = ${private_} and state = 'active'`;
    const draft = await draftPrescription(db.sql, held, [amoxicillin]);
    const reason = 'No alternative, watched for an hour';
    const issued = await issue(db.sql, specialist.id, draft, endOf(held), reason);
    expect(issued.allergy_check).toMatchObject({ result: 'conflict', findings: [{ allergy: null }], hidden: 1 });
    expect(JSON.stringify(issued.allergy_check)).not.toMatch(/penicillin/i);
  });

  it('cannot be left out, not even by the owner of the table', async () => {
    const draft = await draftPrescription(db.sql, await visit());
    const past = db.sql`update public.prescriptions set status = 'active', issued_at = now(), verify_code = ${'0'.repeat(20)},
      particulars = '{}', allergy_check = '{"result": "conflict"}', runs_out_on = current_date where id = ${draft.id}`;
    expect(await hintOf(past)).toBe('23514');
  });
});

const STATUSES = ['draft', 'active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error'] as const;
const STEPS = new Set([
  'draft>cancelled',
  'active>on_hold',
  'active>completed',
  'active>stopped',
  'active>cancelled',
  'active>entered_in_error',
  'on_hold>active',
  'on_hold>stopped',
  'on_hold>cancelled',
  'on_hold>entered_in_error',
  'completed>entered_in_error',
  'stopped>entered_in_error',
]);

describe('the machine', () => {
  const pairs = STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).map((to) => [from, to] as const));
  let issued: PrescriptionRow;
  let draft: PrescriptionRow;
  beforeAll(async () => {
    const held = await visit();
    [issued, draft] = [await issuedPrescription(db.sql, held), await draftPrescription(db.sql, held)];
  });

  it.each(pairs)('%s → %s', async (from, to) => {
    const { id } = from === 'draft' ? draft : issued;
    const step = attempt(db.sql, async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.prescriptions set status = ${from} where id = ${id}`;
      await tx`set local session_replication_role = origin`;
      await tx`update public.prescriptions set status = ${to} where id = ${id}`;
    });
    // A draft becomes active by being issued only; the function does that, a bare update cannot.
    expect(await hintOf(step)).toBe(
      STEPS.has(`${from}>${to}`) ? ACCEPTED : from === 'draft' && to === 'active' ? '23514' : 'prescriptions.notNow',
    );
  });

  it('is the prescriber’s, asks for a reason, and tells the patient', async () => {
    const { id } = await issuedPrescription(db.sql, await visit());
    expect(await hintOf(setStatus(patient, id, 'stopped'))).toBe('prescriptions.notFound');
    expect(await hintOf(setStatus(specialist.id, id, 'stopped', 'no'))).toBe('prescriptions.reasonRequired');
    await setStatus(specialist.id, id, 'on_hold');
    await setStatus(specialist.id, id, 'active', null);
    await setStatus(specialist.id, id, 'stopped', 'A rash after the second day');
    await setStatus(specialist.id, id, 'stopped');
    expect(await hintOf(setStatus(specialist.id, id, 'active'))).toBe('prescriptions.notNow');
    const history = await as(
      db.sql,
      patient,
      (tx) => tx`select to_status, reason from public.prescription_events where prescription_id = ${id} order by id`,
    );
    expect(history.map(({ to_status }) => to_status)).toEqual(['active', 'on_hold', 'active', 'stopped']);
    expect(history.at(-1)?.reason).toBe('A rash after the second day');
    const told =
      await db.sql`select payload from public.notifications where ref_id = ${id} and event = 'prescription.changed'`;
    const ofVisit = { appointmentId: expect.any(String), counterpartName: 'Naledi Test' };
    expect(told.map(({ payload }) => payload)).toEqual([ofVisit, ofVisit, ofVisit]);
  });

  it('never touches what was issued, for anyone', async () => {
    for (const change of [
      "particulars = '{}'",
      "verify_code = repeat('1', 20)",
      "override_reason = 'made up afterwards'",
      'runs_out_on = runs_out_on + 1',
      'patient_id = prescriber_id',
    ]) {
      const edit = db.sql.unsafe(`update public.prescriptions set ${change} where id = '${issued.id}'`);
      expect(await hintOf(edit), change).toBe('23514');
    }
    expect(await hintOf(db.sql`update public.prescription_items set quantity = 999`)).toBe('access.refused');
    const more = db.sql`insert into public.prescription_items (prescription_id, patient_id, prescriber_id, position, medicine,
      form, strength, quantity, schedule, directions, repeats, days_supply, runs_out_on)
      select prescription_id, patient_id, prescriber_id, 2, 'Morphine', form, strength, quantity, schedule, directions, repeats,
      days_supply, runs_out_on from public.prescription_items where prescription_id = ${issued.id}`;
    expect(await hintOf(more)).toBe('23514');
    for (const table of ['prescriptions', 'prescription_items', 'prescription_events']) {
      expect(await hintOf(db.sql.unsafe(`truncate public.${table} cascade`)), table).toBe('access.refused');
      expect(await hintOf(db.sql.unsafe(`delete from public.${table}`)), table).toBe('access.refused');
    }
  });
});

describe('a code', () => {
  it('has a hundred random bits, is shown in groups and read as people type it', async () => {
    const { verify_code: code } = await issuedPrescription(db.sql, await visit());
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    const [shown] = await db.sql`select private.shown_code(${code}) as code`;
    expect(shown?.code).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
    expect(await verify(String(shown?.code).toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o'))).toMatchObject({
      is: 'prescription',
    });
    const drawn = await db.sql<
      { code: string }[]
    >`select private.new_verify_code() as code from generate_series(1, 2000)`;
    expect(new Set(drawn.map((row) => row.code)).size).toBe(2000);
    expect(new Set(drawn.flatMap((row) => [...row.code])).size, 'every letter is used').toBe(32);
  });

  it('tells a pharmacist what is compared with the paper, and nothing more', async () => {
    const { verify_code: code } = await issuedPrescription(db.sql, await visit());
    const answer = await verify(code ?? '');
    expect(answer).toEqual({
      is: 'prescription',
      issued_on: expect.any(String),
      prescriber: 'Naledi Test',
      council_number: expect.any(String),
      patient_initials: 'TT',
      signature: null,
      ended: null,
      is_old: false,
      dispensed: [],
      items: [
        {
          position: 1,
          medicine: GOOD_ITEM.medicine,
          form: GOOD_ITEM.form,
          strength: GOOD_ITEM.strength,
          quantity: GOOD_ITEM.quantity,
          quantity_words: '',
          repeats: GOOD_ITEM.repeats,
        },
      ],
    });
  });

  it('of a prescription that is not in force says since when, and nothing of what it was', async () => {
    const unknown = await verify('0000-0000-0000-0000-0000');
    expect(unknown).toEqual({ is: 'nothing' });
    for (const to of ['on_hold', 'stopped', 'cancelled', 'completed', 'entered_in_error']) {
      const { id, verify_code: code } = await issuedPrescription(db.sql, await visit());
      await setStatus(specialist.id, id, to);
      const answer = await verify(code ?? '');
      expect(answer, to).toMatchObject({ ended: { how: to, on: expect.any(String) }, items: [], dispensed: [] });
      expect(JSON.stringify(answer), to).not.toContain(GOOD_ITEM.medicine);
    }
    for (const text of ['', '%', '0'.repeat(5000), "' or true --"]) expect(await verify(text)).toEqual(unknown);
  });

  it('is not tried at will', async () => {
    const flood = db.sql.begin(async (tx) => {
      const headers = JSON.stringify({ 'x-forwarded-for': '192.0.2.9' });
      await tx`select set_config('request.headers', ${headers}, true), set_config('role', 'anon', true)`;
      for (let n = 0; n < 31; n += 1) await tx`select public.verify_code('guess')`;
    });
    expect(await hintOf(flood)).toBe('data.busy');
  });

  it('is not guessed by many callers together, and who is signed in still gets an answer', async () => {
    // Of somebody else: the first patient is told a hundred things a day at most.
    const { verify_code: code } = await issuedPrescription(db.sql, await visit(await addPatient(db.sql)));
    const undo = new Error('undo');
    const guesses = new Set<string>();
    const flood = db.sql.begin(async (tx) => {
      const ask = async (text: string, caller: string) => {
        const headers = JSON.stringify({ 'x-forwarded-for': caller });
        await tx`select set_config('request.headers', ${headers}, true)`;
        return only(await tx<{ answer: unknown }[]>`select public.verify_code(${text}) as answer`).answer;
      };
      await tx`select set_config('role', 'anon', true)`;
      // What earlier tests asked in this minute counts as well, so that the limit is near 600 and never above.
      // Callers share their own counters by chance, with the flood before as well: one who is refused says nothing of all.
      let answered = 0;
      let refusedInRow = 0;
      for (let n = 0; refusedInRow < 5 && answered <= 600; n += 1) {
        const guess = n.toString(32).toUpperCase().padStart(20, '0');
        const asked = tx.savepoint(async () => {
          guesses.add(JSON.stringify(await ask(guess, `198.51.100.${n % 200}`)));
        });
        const refusal = await hintOf(asked);
        expect([ACCEPTED, 'data.busy']).toContain(refusal);
        if (refusal === ACCEPTED) answered += 1;
        refusedInRow = refusal === ACCEPTED ? 0 : refusedInRow + 1;
      }
      expect(refusedInRow).toBe(5);
      expect(answered).toBeGreaterThan(500);
      expect(answered).toBeLessThanOrEqual(600);
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(patient))}, true)`;
      expect(await ask(code ?? '', '198.51.100.7')).toMatchObject({ is: 'prescription' });
      throw undo;
    });
    await expect(flood).rejects.toBe(undo);
    expect([...guesses]).toHaveLength(1);
  });

  it('belongs to a record that no text calls a legal electronic prescription', () => {
    const claims = Object.values(MESSAGES).filter(
      ({ text }) => /e-(pre)?script|electronic (pre)?script/i.test(text) && !/not a legal electronic/i.test(text),
    );
    expect(claims).toEqual([]);
  });
});

describe('in the chart', () => {
  it('prescriptions stand beside what the patient takes, for those with a right', async () => {
    const someone = await addPatient(db.sql);
    const reader = await addSpecialist(db.sql);
    const held = await visit(someone);
    const plain = await issuedPrescription(db.sql, held);
    const sensitive = await issuedPrescription(db.sql, held, [GOOD_ITEM], 'mental_health');
    await grant(db.sql, someone, reader.id, ['medicines']);
    const chart = await openChart(db.sql, reader.id, someone, ['medicines', 'mental_health']);
    const rows = chart.categories.medicines?.sections?.medicines ?? [];
    expect(rows.map(({ kind }) => kind)).toEqual(['medicine', 'prescription']);
    expect(rows.at(-1)).toMatchObject({ id: plain.id, items: [{ medicine: GOOD_ITEM.medicine }] });
    expect(JSON.stringify(chart)).not.toContain(sensitive.id);
    expect(JSON.stringify(chart), 'the code is for the patient').not.toContain(String(plain.verify_code).slice(0, 4));
    expect(
      await asAt(
        db.sql,
        reader.id,
        endOf(held),
        (tx) => tx`select from public.prescriptions
      where patient_id = ${someone}`,
      ),
    ).toHaveLength(0);
  });
});
