import { readFhirBundle } from '@telehealth/clinical/fhir/read-fhir-bundle';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { Fhir } from 'fhir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../support/charts';
import { AWKWARD, type FullRecord, fullRecord } from '../support/full-record';
import { exportOf as readExport } from '../support/looks';
import { addUser, asGuest, hintOf } from '../support/people';

interface Resource extends Record<string, unknown> {
  resourceType: string;
  id: string;
}
interface Bundle {
  resourceType: string;
  type: string;
  entry: { fullUrl: string; resource: Resource }[];
}

let db: TestDatabase;
let people: FullRecord;
let mine: Bundle;
beforeAll(async () => {
  db = await startTestDatabase();
  people = await fullRecord(db.sql);
  mine = await exportOf(people.patient);
});
afterAll(() => db.drop());

const exportOf = (who: string): Promise<Bundle> => readExport<Bundle['entry'][number]>(db.sql, who);
const all = (bundle: Bundle, type: string) =>
  bundle.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

/** Every value of a tree with its path. */
function* walk(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${path}/${key}`);
}
const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** What is wrong with the bundle as a whole, which a validator of single resources does not see. */
function faultsOf(bundle: Bundle): string[] {
  const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
  const base = urls[0]?.replace(/[^/]+\/[^/]+$/, '') ?? '';
  const faults = urls.filter((url, at) => urls.indexOf(url) !== at).map((url) => `twice: ${url}`);
  for (const { fullUrl, resource } of bundle.entry) {
    if (fullUrl !== `${base}${resource.resourceType}/${resource.id}`) faults.push(`not its address: ${fullUrl}`);
    if (!/^[A-Za-z0-9.-]{1,64}$/.test(resource.id)) faults.push(`id: ${resource.id}`);
  }
  for (const [path, value] of walk(bundle)) {
    if (isEmpty(value)) faults.push(`empty: ${path}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    if (typeof value === 'string' && /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value))
      faults.push(`control: ${path}`);
    if (path.endsWith('/reference') && typeof value === 'string' && !urls.includes(base + value)) {
      faults.push(`leads nowhere: ${path} ${value}`);
    }
  }
  return faults;
}

/** Errors of the validator, which holds R4's own definitions. */
const errorsOf = (bundle: Bundle) =>
  new Fhir()
    .validate(bundle, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message, resourceId }) => `${resourceId} ${location}: ${message}`);

describe('the bundle of a patient', () => {
  it('holds a resource of every kind', () => {
    const types = new Set(mine.entry.map(({ resource }) => resource.resourceType));
    const expected =
      'Patient Person Practitioner Condition AllergyIntolerance MedicationStatement Immunization Observation DocumentReference Appointment Encounter Communication Composition MedicationRequest ServiceRequest Task Consent AuditEvent Invoice QuestionnaireResponse RiskAssessment Parameters';
    expect([...types].sort()).toEqual(expected.split(' ').sort());
  });

  it('is R4 to a validator, and whole in itself', () => {
    expect(errorsOf(mine)).toEqual([]);
    expect(faultsOf(mine)).toEqual([]);
    // The validator does say no.
    const [first] = mine.entry;
    if (!first) throw new Error('Empty.');
    const broken = { ...first, resource: { ...first.resource, gender: 'x', more: 1 } };
    expect(errorsOf({ ...mine, entry: [broken] })).toHaveLength(2);
  });

  it('says blood pressure as components in LOINC and UCUM, and the blood group', () => {
    const codes = (resource: Resource) => JSON.stringify(resource.code);
    const pressure = all(mine, 'Observation').find((one) => codes(one).includes('85354-9'));
    expect(pressure).not.toHaveProperty('valueQuantity');
    expect(pressure?.component).toEqual([
      expect.objectContaining({
        code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }] },
        valueQuantity: { value: 120, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
      }),
      expect.objectContaining({ valueQuantity: expect.objectContaining({ value: 80 }) }),
    ]);
    const blood = all(mine, 'Observation').find((one) => codes(one).includes('882-1'));
    expect(blood).toMatchObject({ valueCodeableConcept: { text: 'O+' } });
  });

  it('gives what was written word for word, and markup in notes as text', () => {
    const told = AWKWARD.replace('\u0007\u0001', '');
    const conditions = all(mine, 'Condition').map(({ code }) => (code as { text: string }).text);
    expect(conditions).toContain(told);
    const [note] = all(mine, 'Composition');
    const [section] = (note?.section ?? []) as { text: { div: string } }[];
    expect(section?.text.div).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;/div&gt;');
    expect(section?.text.div.match(/<[^>]+>/g)).toEqual([
      '<div xmlns="http://www.w3.org/1999/xhtml">',
      '<p>',
      '<br/>',
      '</p>',
      '</div>',
    ]);
  });

  it('is read back as the same record, sensitive parts as such', async () => {
    // The visit of this record was held at its own time, ahead of the clock here.
    const read = readFhirBundle(mine, { now: new Date(Date.now() + 86_400_000) });
    if (read === null) throw new Error('It is no bundle to our own import.');
    const inRecord = await db.sql<{ label: string; sensitive: string; severity: string | null }[]>`
      select label, severity, case when category like '%_health' then category else '' end as sensitive from (
        select label, category, status, severity, patient_id from public.patient_allergies
        union all select label, category, status, null, patient_id from public.patient_conditions
        union all select label, category, status, null, patient_id from public.patient_medications
        union all select label, category, status, null, patient_id from public.patient_vaccinations
        union all select concat_ws(' ', i.medicine, nullif(i.strength, ''), nullif(i.form, '')), p.category, p.status, null, p.patient_id
          from public.prescriptions p join public.prescription_items i on i.prescription_id = p.id) e
      where patient_id = ${people.patient} and status = 'active'`;
    const oneLine = (label: string) =>
      label
        .replace(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? sign : ''))
        .replace(/\s+/g, ' ')
        .trim();
    const told = (entries: readonly { label: string; sensitive: string; severity: string | null }[]) =>
      entries.map(({ label, sensitive, severity }) => [oneLine(label), sensitive, severity ?? '']).sort();
    expect(told(read.entries)).toEqual(told(inRecord));
    expect(told(read.entries)).toContainEqual(['Bees', '', 'life_threatening']);
    expect(read.readings.map(({ code, value, secondValue }) => [code, value, secondValue]).sort()).toEqual([
      ['blood_pressure', 120, 80],
      ['body_length', 61.5, null],
      ['head_circumference', 41.2, null],
      ['heart_rate', 70, null],
      ['hiv_viral_load', 20, null],
    ]);
    const bound = read.readings.find(({ code }) => code === 'hiv_viral_load');
    expect(bound).toMatchObject({ comparator: '<', takenPrecision: 'month' });
    expect(bound?.takenAt.toISOString()).toBe('2024-03-01T12:00:00.000Z');
    const written = all(mine, 'Observation').find((one) => JSON.stringify(one.code).includes('20447-9'));
    expect(written).toMatchObject({ effectiveDateTime: '2024-03', note: [{ text: 'Imported from A clinic' }] });
    const [{ name, birth }] = (await db.sql`select f.name, p.date_of_birth::text as birth from public.profiles f
      join public.patients p on p.profile_id = f.id where f.id = ${people.patient}`) as unknown as [
      { name: string; birth: string },
    ];
    expect(read.person).toEqual({ name, birthDate: birth });
  });

  it('leaves out drafts, secrets and what belongs to others', async () => {
    const text = JSON.stringify(mine);
    const secrets = await db.sql<{ secret: string }[]>`
      select idempotency_key::text as secret from public.appointments
      union all select provider_ref from public.payments where provider_ref is not null
      union all select verify_code from public.prescriptions where verify_code is not null
      union all select encode(key_hash, 'hex') from public.triage_sessions
      union all select encode(hash, 'hex') from public.access_log
      union all select room_id::text from public.consultations
      union all select email from public.profiles where id <> ${people.patient} and email <> ''
      union all select invited_email from public.delegations where patient_id = ${people.neighbour}
        and state <> 'active' and invited_email is not null`;
    expect(secrets.length).toBeGreaterThan(5);
    for (const { secret } of secrets) expect(text, secret).not.toContain(secret);
    expect(all(mine, 'Composition')).toHaveLength(1);
    expect(text).toContain('Bongani Neighbour');
    expect(text).not.toContain(`Patient/${people.neighbour}`);
  });

  it('is written into the access log, which it shows', async () => {
    const log = await logOf(db.sql, people.patient);
    expect(log).toContainEqual(expect.objectContaining({ action: 'export', basis: 'self', actor_id: people.patient }));
    expect(all(mine, 'AuditEvent')).toHaveLength(log.length);
  });
});

describe('others', () => {
  it('get their own: a neighbour nothing of the patient, a specialist no patient at all', async () => {
    const [neighbour, specialist] = [await exportOf(people.neighbour), await exportOf(people.specialist.id)];
    for (const bundle of [neighbour, specialist]) {
      expect(errorsOf(bundle)).toEqual([]);
      expect(faultsOf(bundle)).toEqual([]);
      expect(JSON.stringify(bundle)).not.toContain('alert');
    }
    expect(JSON.stringify(specialist)).not.toMatch(/Thandiwe|Bongani/);
    expect(JSON.stringify(specialist)).not.toContain(people.patient);
    const types = specialist.entry.map(({ resource: { resourceType, id } }) =>
      resourceType === 'Parameters' ? id : resourceType,
    );
    expect(types).toEqual(
      expect.arrayContaining(['Practitioner', 'PractitionerRole', 'registration-events', 'visit-types']),
    );
  });

  it('a guest and somebody without a profile are refused, and nobody asks without end', async () => {
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.export_my_record()`))).toBe('42501');
    expect(await hintOf(exportOf(await addUser(db.sql)))).toBe('data.notFound');
    for (let time = 0; time < 9; time += 1) await exportOf(people.delegate);
    await exportOf(people.delegate);
    expect(await hintOf(exportOf(people.delegate))).toBe('data.busy');
  });
});

describe('the plan', () => {
  it('names every table that knows a person, and says why when it is left out', async () => {
    const known = await db.sql<{ tbl: string }[]>`
      select distinct n.nspname || '.' || c.relname as tbl from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace where k.contype = 'f' and n.nspname in ('public', 'private')
      and k.confrelid in ('public.profiles'::regclass, 'public.patients'::regclass, 'public.specialists'::regclass,
        'public.operators'::regclass) order by 1`;
    const plan = await db.sql<
      { tbl: string; how: string; why: string | null }[]
    >`select tbl, how, why from private.export_plan()`;
    expect(known.length).toBeGreaterThan(40);
    expect(known.map(({ tbl }) => tbl).filter((tbl) => !plan.some((row) => row.tbl === tbl))).toEqual([]);
    expect(plan.map(({ tbl }) => tbl)).toHaveLength(new Set(plan.map(({ tbl }) => tbl)).size);
    for (const row of plan) if (row.how !== 'rows') expect(row.why, row.tbl).toBeTruthy();
  });

  it('asks only for tables and columns that exist', async () => {
    const lost =
      await db.sql`select e.tbl, h.name from private.export_plan() e left join lateral unnest(e.hidden) h (name) on true
      where to_regclass(e.tbl) is null or (h.name is not null and not exists (select from pg_attribute a
        where a.attrelid = to_regclass(e.tbl) and a.attname = h.name))`;
    expect(lost).toEqual([]);
  });
});
