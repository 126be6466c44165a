import { SPECIALIST, signInQuickly } from '../identity/people.mjs';

/** What is typed in the commonest visit, a repeat of tablets for blood pressure. */
const NOTE = {
  told: 'Well, takes the tablets every day',
  seen: 'Home 128/82, no swelling',
  thought: 'High blood pressure, well controlled on amlodipine',
  next: 'Same tablets, pressure at home twice a week',
  plan: 'Take one tablet every morning\nMeasure your pressure twice a week\nBook again in about 3 months.',
  codes: 'I10',
  tariff: '0190',
};
const SCRIPT = {
  ...{ medicine: 'Amlodipine', medicineId: 'amlodipine', form: 'tablet', strength: '5 mg', schedule: 3, repeats: 2 },
  ...{ directions: 'One tablet once a day', quantity: 30, quantityWords: '', daysSupply: 30, ongoing: true },
  ...{ doseAmount: 1, doseUnit: 'tablet', timesADay: 1, asNeeded: false, named: [] },
};
const GOAL = { presses: 12, characters: 60 };

/** Rows of two visits of one person with the doctor: one of two days ago, one that ended now. */
const TWO_VISITS = `
  with person as (select $1::uuid as doctor, $2::uuid as patient, (select t.id from public.visit_types t
      where t.specialist_id = $1 and t.active order by t.position limit 1) as type),
  made as (
    insert into public.appointments (id, patient_id, specialist_id, visit_type_id, during, blocks, status, mode, reason, consent_at,
      booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes,
      late_refund_percent, idempotency_key)
    select gen_random_uuid(), p.patient, p.doctor, p.type, tstzrange(v.at, v.at + interval '15 minutes'),
      tstzrange(v.at, v.at + interval '15 minutes'), 'completed', 'video', 'Blood pressure review', now(), now(), p.patient,
      'Africa/Johannesburg', 'Africa/Johannesburg', 'Follow-up', 4500, 'USD', 1440, 50, gen_random_uuid()
    from person p cross join (values (now() - interval '2 days' - $3 * interval '1 hour'), (now() - interval '20 minutes' - $3 * interval '1 hour')) v (at)
    returning id, patient_id, specialist_id, during),
  gone as (
    insert into public.consultations (appointment_id, patient_id, specialist_id, state, medium, started_at, ended_at)
    select id, patient_id, specialist_id, 'ended', 'video', lower(during), upper(during) from made),
  shared as (
    insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, appointment_id, until, created_by, state)
    select patient_id, specialist_id, '{profile,medicines,conditions}', 'visit', 'visit', id, now() + interval '20 days', patient_id,
      'active' from made),
  paid as (
    insert into public.payments (appointment_id, patient_id, amount_minor, currency, state)
    select id, patient_id, 0, 'USD', 'not_required' from made)
  select id from made order by lower(during)`;

const asDoctor = (sql, doctor, work) =>
  sql.begin(async (tx) => {
    const claims = JSON.stringify({ sub: doctor, session_id: doctor, role: 'authenticated' });
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    return work(tx);
  });

/** The visit of two days ago has its note, script and codes. */
async function fillEarlier(sql, doctor, visit) {
  const soap = { subjective: NOTE.told, objective: NOTE.seen, assessment: NOTE.thought, plan: NOTE.next };
  const [note] = await asDoctor(sql, doctor, (tx) => tx`select * from public.begin_note(${visit})`);
  const [saved] = await asDoctor(
    sql,
    doctor,
    (tx) => tx`select public.save_note(${note.id}, ${note.version}, ${soap}::jsonb, ${NOTE.plan}) as answer`,
  );
  await asDoctor(sql, doctor, (tx) => tx`select public.sign_note(${note.id}, ${saved.answer.note.version})`);
  const [draft] = await asDoctor(
    sql,
    doctor,
    (tx) => tx`select * from public.draft_prescription(${visit}, gen_random_uuid(), ${[SCRIPT]}::jsonb)`,
  );
  await asDoctor(sql, doctor, (tx) => tx`select public.check_prescription(${draft.id})`);
  await asDoctor(
    sql,
    doctor,
    (tx) => tx`select public.issue_prescription(${draft.id}, ${draft.version},
    'Taken for years without any trouble')`,
  );
  await asDoctor(sql, doctor, (tx) => tx`select public.set_visit_codes(${visit}, ${[NOTE.codes]}, ${[NOTE.tariff]})`);
}

/** Grown people without an allergy on record whose script has all its particulars. */
const PEOPLE = `select p.profile_id as id from public.patients p join public.profiles f on f.id = p.profile_id
  where p.address <> '' and f.first_name <> '' and p.date_of_birth < now() - interval '18 years' and f.id <> $1
    and not exists (select from public.patient_allergies a where a.patient_id = p.profile_id and a.status = 'active')
  order by (select count(*) from private.takes_now(p.profile_id)), f.email limit 2`;

async function prepare(sql, doctor, patient, hours) {
  const [before, now] = await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into auth.sessions (id, user_id) values (${doctor}, ${doctor}) on conflict do nothing`;
    return (await tx.unsafe(TWO_VISITS, [doctor, patient, hours])).map(({ id }) => id);
  });
  await fillEarlier(sql, doctor, before);
  return now;
}

/** Counts what a hand does: a press for each button and each field that is entered, and the characters typed into it. */
function counter(page) {
  const count = { presses: 0, characters: 0, steps: [] };
  const press = async (name, locator) => {
    await locator.first().click();
    count.presses += 1;
    count.steps.push(name);
  };
  const type = async (name, locator, words) => {
    await press(name, locator);
    await page.keyboard.insertText(words);
    count.characters += words.length;
  };
  return { count, press, type };
}

const button = (page, name) => page.getByRole('button', { name });

async function byHand(page, { press, type }) {
  await type('what the patient tells', page.getByLabel('What the patient tells'), NOTE.told);
  await type('what you see', page.getByLabel('What you see and measure'), NOTE.seen);
  await type('what you think', page.getByLabel('What you think'), NOTE.thought);
  await type('what happens next', page.getByLabel('What happens next'), NOTE.next);
  await type('the plan', page.getByLabel(/^What the patient does/), NOTE.plan);
  await press('Write a prescription', button(page, 'Write a prescription'));
  await type('the medicine', page.getByRole('combobox', { name: 'Medicine' }), 'amlodipine 5');
  await page.getByRole('option').first().waitFor();
  await press('choose it', page.getByRole('option'));
  await type('how much', page.getByLabel('How much', { exact: true }), '1');
  await type('times a day', page.getByLabel('Times a day'), '1');
  await press('three months', button(page, 'Same for three months'));
}

async function asLastTime(page, { press, type }) {
  await type('what the patient tells', page.getByLabel('What the patient tells'), NOTE.told);
  await type('what you see', page.getByLabel('What you see and measure'), NOTE.seen);
  await press('assessment and plan as last time', button(page, /^As last time, /));
  await press('Write a prescription', button(page, 'Write a prescription'));
  await press('Again, all of it', button(page, 'Again, all of it'));
}

/** Both ways end alike: issued, signed, coded. */
async function finish(page, { press, type }, isByHand) {
  await press('Issue', button(page, /^Issue (to|with)/));
  await button(page, 'Write another prescription').waitFor();
  await press('Sign the note', button(page, 'Sign the note'));
  await press('Sign', page.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }));
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  if (isByHand) {
    await type('diagnosis', page.getByLabel(/^ICD-10 codes/), NOTE.codes);
    await type('tariff', page.getByLabel(/^Tariff codes/), NOTE.tariff);
    await press('Save the codes', button(page, 'Save the codes'));
  } else {
    await press('codes as last time', button(page, /^As last time: /));
  }
}

async function walk(browser, url, visit, isByHand) {
  const storageState = await signInQuickly(browser, url, SPECIALIST);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, storageState });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`/consultation/${visit}`);
    await page.getByLabel('What the patient tells').waitFor();
    const counting = counter(page);
    await (isByHand ? byHand : asLastTime)(page, counting);
    await finish(page, counting, isByHand);
    return counting.count;
  } finally {
    await context.close();
  }
}

/**
 * The commonest visit from its page to the end: note, one medicine again, sign, codes, when to come again; written by hand and with
 * what the page offers from last time.
 * @returns {Promise<{ name: string, presses: number, characters: number, steps: string[] }[]>}
 */
export async function countPresses(browser, url, sql, doctor) {
  const people = await sql.unsafe(PEOPLE, [doctor]);
  if (people.length < 2) throw new Error('The demo has nobody for these visits.');
  const found = [];
  for (const [at, isByHand] of [true, false].entries()) {
    const visit = await prepare(sql, doctor, people[at].id, at);
    found.push({ name: isByHand ? 'all by hand' : 'as last time', ...(await walk(browser, url, visit, isByHand)) });
  }
  return found;
}
export const PRESSES_GOAL = GOAL;
