import { randomUUID } from 'node:crypto';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import type { PatientOnboarding } from '@telehealth/contracts/people';
import { e164Of } from '@telehealth/contracts/phone';
import { actAs } from '@telehealth/local-services/database/act-as';
import type { Sql, TransactionSql } from 'postgres';
import { askingForPerson, beginActing, IN_PLACE_OF } from './acting';

/** Runs `work` as that person (or by `acting` as one in the place of another), with a signed-in browser's role and claims. */
export function as<T>(sql: Sql, userId: string, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const [actor = '', person] = userId.split(IN_PLACE_OF);
  return actAs(sql, { role: 'authenticated', userId: actor }, (tx) =>
    person === undefined ? work(tx) : work(askingForPerson(tx, person)),
  );
}
export const asGuest = <T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> =>
  actAs(sql, { role: 'anon' }, work);
export const asService = <T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> =>
  actAs(sql, { role: 'service_role' }, work);

/** A user of the backend as the id-token exchange leaves it; no profile yet. */
export async function addUser(sql: Sql, name = 'Test Person'): Promise<string> {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@example.com`;
  await sql`insert into auth.users (id, email) values (${id}, ${email})`;
  await sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
    values ('jwt', ${`user_${id}`}, ${id}, ${sql.json({ sub: `user_${id}`, email, name })})`;
  await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
  return id;
}

/** Claims of the session that `addUser` opened: it has the person's own id. */
export const claimsOf = (userId: string) => ({ role: 'authenticated' as const, sub: userId, session_id: userId });

/** Makes an account a patient. */
export const onboardPatient = (sql: Sql, id: string, form: Partial<PatientOnboarding> = {}) =>
  as(sql, id, async (tx) => {
    const filled = { ...GOOD_PATIENT_ONBOARDING, ...form };
    const values = tx.json({ ...filled, phoneE164: await e164Of(filled.phoneNumber) });
    await tx`select public.complete_patient_onboarding(${values}, 'Africa/Johannesburg')`;
  });

/** An onboarded patient. */
export async function addPatient(sql: Sql, name = 'Thandi Test'): Promise<string> {
  const id = await addUser(sql, name);
  await onboardPatient(sql, id);
  return id;
}

export interface SpecialistOptions {
  name?: string;
  zone?: string;
  specialty?: string;
  rate?: string;
  verified?: boolean;
  license?: string;
}

let specialists = 0;
/** A well-formed council number that nobody else of this test file has. */
export const councilNumber = (): string => `MP${String(518_891 + specialists++).padStart(7, '0')}`;

/** Records the outcome of checking the number that the specialist's row holds, as the server's own import does. */
export async function setRegistration(
  sql: Sql,
  id: string,
  state = 'verified',
  until: Date | null = null,
): Promise<void> {
  await sql`select public.set_registration(${id}, ${await numberOf(sql, id)}, ${state}, ${`Register looked up: ${state}`}, ${until})`;
}

export async function numberOf(sql: Sql, id: string): Promise<string> {
  const [row] = await sql<
    { number: string }[]
  >`select license_number as number from public.specialists where profile_id = ${id}`;
  return row?.number ?? '';
}

/** A specialist and their only visit type: open round the clock, 30 minutes, no notice, unless changed afterwards. */
export const addSpecialist = async (sql: Sql, options: SpecialistOptions = {}) =>
  onboardSpecialist(sql, await addUser(sql, options.name ?? 'Naledi Test'), options);

/** Makes an account such a specialist. */
export async function onboardSpecialist(sql: Sql, id: string, options: SpecialistOptions = {}) {
  const {
    // As Johannesburg, on whose public holidays nobody works: these work on every day that a test may run.
    zone = 'Africa/Maputo',
    specialty = 'cardiology',
    rate = '90',
    verified = true,
    license = councilNumber(),
  } = options;
  const form = {
    ...GOOD_SPECIALIST_ONBOARDING,
    specialty,
    consultationRate: rate,
    licenseNumber: license,
    profileImage: null,
  };
  await as(sql, id, async (tx) => {
    await tx`select public.complete_specialist_onboarding(${tx.json(form)}, ${zone})`;
  });
  if (verified) await setRegistration(sql, id);
  await sql`delete from public.availability_rules where specialist_id = ${id}`;
  await sql`insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at)
    select ${id}::uuid, d, '00:00', '24:00' from generate_series(1, 7) d`;
  const [type] = await sql<{ id: string }[]>`
    update public.visit_types set notice_minutes = 0, window_days = 400 where specialist_id = ${id} returning id`;
  if (!type) throw new Error('The specialist has no visit type.');
  return { id, visitType: type.id };
}

/** The hint of a refusal, or the SQLSTATE when there is none; fails when nothing was refused. */
export async function hintOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
  } catch (cause) {
    if (cause instanceof Error && 'hint' in cause && typeof cause.hint === 'string' && cause.hint) return cause.hint;
    if (cause instanceof Error && 'code' in cause) return String(cause.code);
    throw cause;
  }
  return 'nothing was refused';
}

/** What a request of the data interface brings: who sends it, for whom, and what it calls (`rpc/open_chart`, `documents`). */
export interface ActingRequest {
  actor: string;
  person: string;
  endpoint: string;
  /** False: the person's pages were not opened before. */
  isOpened?: boolean;
}

/** Runs `work` as that person acting for another, by the header and the step before each request that decide it. */
export const asFor = <T>(
  sql: Sql,
  { actor, person, endpoint, isOpened = true }: ActingRequest,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> =>
  as(sql, actor, async (tx) => {
    const begin = (path: string) => beginActing(tx, person, path);
    // As in the product: tables of a person are read once the opening of their pages stands in the log.
    if (isOpened && !endpoint.startsWith('rpc/')) {
      await begin('rpc/open_person');
      await tx`select public.open_person()`;
    }
    await begin(endpoint);
    return work(tx);
  });

/** Somebody without a sign-in whom that patient looks after from now on. */
export async function addPerson(
  sql: Sql,
  guardian: string,
  form: Partial<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'relation' | 'basis', string>> = {},
): Promise<string> {
  const filled = {
    firstName: 'Lwazi',
    lastName: 'Khumalo',
    dateOfBirth: '2022-08-14',
    gender: 'male',
    relation: 'child',
    basis: 'guardian',
    ...form,
  };
  const [row] = await as(
    sql,
    guardian,
    (tx) => tx<{ id: string }[]>`select public.add_person(${tx.json(filled)}, ${randomUUID()}) as id`,
  );
  return row?.id ?? '';
}
