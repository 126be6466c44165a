import { randomUUID } from 'node:crypto';
import { actAs } from '@telehealth/local-services/database/act-as';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import type { Sql } from 'postgres';
import { acting } from '../support/acting';
import { useMovableClock } from '../support/operators';
import { as, onboardPatient, onboardSpecialist } from '../support/people';
import { charge, firstOpening, hold, submit, useSandbox } from '../support/visits';
import type { Person, Who, World } from './matrix';

/** The world over HTTP. */
export interface LiveWorld extends World {
  stack: TestStack;
  /** What each sends with a request, the tokens from an exchange over HTTP. */
  headers: Readonly<Record<Who, Readonly<Record<string, string>>>>;
  /** From now on every request of the data interface is undone when it ends, so that no cell spoils the next one. */
  undoRequests(): void;
  /** Requests last again. */
  keepRequests(): void;
  close(): Promise<void>;
}

const NAMES: Readonly<Record<Person, { firstName: string; lastName: string }>> = {
  patientA: { firstName: 'Ayanda', lastName: 'Adams' },
  patientB: { firstName: 'Bongani', lastName: 'Botha' },
  delegate: { firstName: 'Dineo', lastName: 'Dube' },
  treating: { firstName: 'Thandeka', lastName: 'Treating' },
  other: { firstName: 'Olwethu', lastName: 'Other' },
  unverified: { firstName: 'Unathi', lastName: 'Unverified' },
  operator: { firstName: 'Palesa', lastName: 'Pillay' },
};

/** What A told; only A, their delegate and who treats them may ever see it. */
const TOLD = {
  reason: 'Secret-reason-of-A',
  condition: 'Secret-condition-of-A',
  allergy: 'Secret-allergy-of-A',
  medicine: 'Secret-medicine-of-A',
  address: 'Secret-address-of-A',
  contact: 'Secret-contact-of-A',
};

/** The part of it that lies in the chart: even who treats A gets it only by opening the chart. */
const CHART_WORDS = [TOLD.condition, TOLD.allergy, TOLD.medicine, TOLD.address, TOLD.contact];

/**
 * A word of the chart. A prescription belongs to whoever wrote it: the particulars that the law wants on it and what they
 * were warned of are theirs to read, and were logged when they prescribed.
 */
export function chartWordIn(text: string): string | null {
  const own = text.includes('"particulars"')
    ? CHART_WORDS.filter((word) => !/address|allergy/.test(word))
    : CHART_WORDS;
  return own.find((word) => text.includes(word)) ?? null;
}

async function exchange(stack: TestStack, idToken: string): Promise<string> {
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=id_token`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'jwt', id_token: idToken }),
  });
  const session: unknown = await response.json();
  if (typeof session === 'object' && session && 'access_token' in session) return String(session.access_token);
  throw new Error(`The exchange answered ${response.status}.`);
}

async function enterEverybody(stack: TestStack) {
  const people: Partial<Record<Person, string>> = {};
  const key = stack.publishableKey;
  const headers: Partial<Record<Who, Record<string, string>>> = {
    guest: { apikey: key },
    service: { apikey: stack.secretKey },
  };
  for (const [name, names] of Object.entries(NAMES) as [Person, (typeof NAMES)[Person]][]) {
    const account = await stack.addPerson(`${name.toLowerCase()}@example.com`, names);
    people[name] = account.userId;
    headers[name] = { apikey: key, authorization: `Bearer ${await exchange(stack, await account.idToken())}` };
  }
  headers.acting = { ...headers.delegate, 'x-acting-for': people.patientA ?? '' };
  return { people: people as Record<Person, string>, headers: headers as LiveWorld['headers'] };
}

async function onboardEverybody(sql: Sql, people: World['people']) {
  await onboardPatient(sql, people.patientA, {
    address: TOLD.address,
    emergencyContact: { name: TOLD.contact, relationship: 'Sister', phone: '+27 83 000 0000' },
    medicalConditions: [TOLD.condition],
    allergies: [TOLD.allergy],
    currentMedications: [TOLD.medicine],
  });
  await onboardPatient(sql, people.patientB, { medicalConditions: [], allergies: [], currentMedications: [] });
  await as(sql, people.delegate, (tx) => tx`select public.sync_my_profile('patient')`);
  await as(sql, people.operator, (tx) => tx`select public.sync_my_profile()`);
  await sql`select public.appoint_operator(${people.operator}, 'The clinic')`;
  const treating = await onboardSpecialist(sql, people.treating);
  const other = await onboardSpecialist(sql, people.other, { specialty: 'dermatology' });
  await onboardSpecialist(sql, people.unverified, { verified: false });
  await sql`insert into public.availability_exceptions (specialist_id, on_date, kind)
    values (${treating.id}, '2020-01-01', 'off')`;
  return { treating, other };
}

/** `visit` is booked with the treating specialist, `unpaid` awaits its payment, `held` is a hold with its key. */
async function bookEverything(sql: Sql, patient: string, specialist: { id: string; visitType: string }) {
  const next = () => firstOpening(sql, specialist.id);
  const every = (minutes: number) =>
    sql`update public.visit_types set grid_minutes = ${minutes} where id = ${specialist.visitType}`;
  // In ten to fifteen minutes: its waiting room is open from the first question to the last, and it does not begin meanwhile.
  await every(5);
  const visit = await hold(sql, patient, specialist.visitType, await next());
  await every(30);
  await submit(sql, patient, visit.id, TOLD.reason);
  await charge(sql, patient, visit.id);
  const unpaid = await hold(sql, patient, specialist.visitType, await next());
  await submit(sql, patient, unpaid.id, TOLD.reason);
  const heldAt = await next();
  const heldKey = randomUUID();
  const held = await hold(sql, patient, specialist.visitType, heldAt, heldKey);
  return { visit: visit.id, unpaid: unpaid.id, held: held.id, heldAt: heldAt.toISOString(), heldKey };
}

async function idOf(rows: Promise<readonly { id: string }[]>): Promise<string> {
  const [row] = await rows;
  if (!row) throw new Error('One row was expected.');
  return row.id;
}

/** An emergency access of two hours ago, which is over. */
async function breakGlass(sql: Sql, specialist: string, patient: string): Promise<string> {
  const at = new Date(Date.now() - 2 * 3_600_000);
  const claims = { iat: Math.floor(at.getTime() / 1000), fva: [0, -1] };
  await useMovableClock(sql);
  const id = await actAs(sql, { role: 'authenticated', userId: specialist, claims }, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    return idOf(
      tx`select public.break_glass(${patient}, 'unconscious', 'Brought in unconscious.', 'emergency') ->> 'id' as id`,
    );
  });
  await sql`update private.settings set value = 'real' where key = 'clock'`;
  await sql`select private.lapse_access()`;
  return id;
}

/** What A allows: the grant that booking the visit made, a delegation; an emergency access; a request that waits. */
async function allow(sql: Sql, people: World['people'], visit: string) {
  const { patientA, treating, other, delegate } = people;
  const grant = await idOf(sql`select id from public.access_grants where appointment_id = ${visit}`);
  const delegation = randomUUID();
  const scopes = ['book', 'join', 'pay', 'records', 'prescriptions', 'messages'];
  const email = `delegate@example.com`;
  await as(sql, patientA, (tx) => tx`select public.invite_delegate(${delegation}, ${email}, ${scopes}, 'Sister')`);
  await as(sql, delegate, (tx) => tx`select public.accept_delegation(${delegation})`);
  const emergency = await breakGlass(sql, other, patientA);
  // `other` has no tie any more, and only who has one may ask; the request is from the time when they had.
  const request = await idOf(sql`insert into public.access_requests (patient_id, specialist_id, categories, purpose)
    values (${patientA}, ${other}, array['profile'], 'second_opinion') returning id`);
  for (const who of [treating, acting(delegate, patientA)]) {
    await as(sql, who, (tx) => tx`select public.open_chart(${patientA}, array['profile'], 'chart')`);
  }
  await as(sql, acting(delegate, patientA), (tx) => tx`select public.open_person()`);
  return { grant, delegation, request, breakGlass: emergency };
}

/** Builds the world: everybody has an account of the identity, a user of the backend and a token like a browser's. */
export async function startWorld(): Promise<LiveWorld> {
  let end: 'commit' | 'rollback' = 'commit';
  const stack = await startTestStack({ endRequests: () => end });
  const { sql } = stack.database;
  await useSandbox(sql);
  const { people, headers } = await enterEverybody(stack);
  const { treating, other } = await onboardEverybody(sql, people);
  const visits = await bookEverything(sql, people.patientA, treating);
  const rights = await allow(sql, people, visits.visit);
  const payment = await idOf(sql`select id from public.payments where appointment_id = ${visits.visit}`);
  return {
    ...{ sql, stack, people, headers },
    ids: { ...visits, ...rights, payment, visitType: treating.visitType, otherVisitType: other.visitType },
    secrets: Object.values(TOLD),
    undoRequests: () => {
      end = 'rollback';
    },
    keepRequests: () => {
      end = 'commit';
    },
    close: () => stack.close(),
  };
}
