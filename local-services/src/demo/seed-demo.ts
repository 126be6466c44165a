import type { Sql, TransactionSql } from 'postgres';
import type { Registration } from '../identity/register-user';
import { checkDemo } from './check-demo';
import { anchorOf } from './demo-clock';
import { addPatient, addSpecialist, OPERATOR, SECOND_OPERATOR } from './seed-accounts';
import { MORE_PATIENTS } from './seed-more-patients';
import { MORE_SPECIALISTS } from './seed-more-specialists';
import { SEED_PATIENTS } from './seed-patients';
import { DEMO_PASSWORD, emailOf, identityIdOf, type SeedName } from './seed-person';
import { SEED_SPECIALISTS } from './seed-specialists';
import { Stage } from './stage';
import { ACCESS } from './stories/access';
import { AWKWARD } from './stories/awkward';
import { consents, keepRunning, openClinic, preferences, wishes } from './stories/clinic';
import { COMING_VISITS } from './stories/coming';
import { desk } from './stories/desk';
import { documents } from './stories/documents';
import { ENDINGS } from './stories/endings';
import { FAMILY } from './stories/family';
import { LIVE } from './stories/live';
import { LONG_TERM } from './stories/long-term';
import { MONEY } from './stories/money';
import { portraits } from './stories/portraits';
import { SHORT_CARE } from './stories/short-care';
import { THANDI } from './stories/thandi';
import { WAITING_LIST } from './stories/waiting-list';

export interface SeedSurroundings {
  /** The administrator's connection. */
  sql: Sql;
  /** Creates an account at the identity. */
  registerUser(person: Registration): Promise<{ id: string }>;
  hashPassword(password: string): Promise<string>;
  /** Finds the account with that address, so that an interrupted seeding can resume. */
  findUser(email: string): Promise<{ id: string } | null>;
  /** Exchanges an identity for its backend user; returns the uuid. */
  exchange(identityId: string): Promise<string>;
  /** Stores the content of a file under its version. */
  keepFile(version: string, bytes: Uint8Array): Promise<void>;
  /** The instant at which the installation's clock stands still, if it does. */
  frozenAt?: Date | undefined;
}

const SPECIALISTS = [...SEED_SPECIALISTS, ...MORE_SPECIALISTS];
const PATIENTS = [...SEED_PATIENTS, ...MORE_PATIENTS];
const OPERATORS: readonly SeedName[] = [
  { firstName: 'Olwethu', lastName: 'Operator', mailbox: OPERATOR, timeZone: 'Africa/Johannesburg' },
  { firstName: 'Lindiwe', lastName: 'Mokoena', mailbox: SECOND_OPERATOR, timeZone: 'Africa/Johannesburg' },
];

interface Enrolled {
  person: SeedName;
  role?: string;
}

async function enrol(surroundings: SeedSurroundings, passwordHash: string, { person, role }: Enrolled) {
  const { registerUser, findUser, exchange } = surroundings;
  const known = await findUser(emailOf(person));
  const account =
    known ??
    (await registerUser({
      id: identityIdOf(person),
      firstName: person.firstName,
      lastName: person.lastName,
      email: emailOf(person),
      password: DEMO_PASSWORD,
      passwordHash,
      unsafeMetadata: role ? { role, onboardingCompleted: true } : {},
    }));
  return exchange(account.id);
}

async function enrolAll(surroundings: SeedSurroundings): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const passwordHash = await surroundings.hashPassword(DEMO_PASSWORD);
  const everyone: Enrolled[] = [
    ...SPECIALISTS.map((person) => ({ person, role: 'specialist' })),
    ...PATIENTS.map((person) => ({ person, role: 'patient' })),
    ...OPERATORS.map((person) => ({ person })),
  ];
  await Promise.all(
    everyone.map(async (one) => ids.set(one.person.mailbox, await enrol(surroundings, passwordHash, one))),
  );
  return ids;
}

const LIVES = [
  ...THANDI,
  ...LONG_TERM,
  ...SHORT_CARE,
  ...FAMILY,
  ...AWKWARD,
  ...ENDINGS,
  ...MONEY,
  ...COMING_VISITS,
  ...WAITING_LIST,
];

async function fill(tx: TransactionSql, stage: Stage): Promise<void> {
  const [clock] = await tx<{ value: string }[]>`select value from private.settings where key = 'clock'`;
  const [currency] = await tx<{ value: string }[]>`select value from private.settings where key = 'charge_currency'`;
  const [payments] = await tx<{ value: string }[]>`select value from private.settings where key = 'payment_provider'`;
  await tx`update private.settings set value = 'true' where key = 'demo'`;
  // Made-up people have no authenticator; who wants to see it asked turns it on again.
  await tx`update private.settings set value = '' where key = 'second_factor_for'`;
  await tx`update private.settings set value = 'sandbox' where key = 'payment_provider'`;
  await tx`update private.settings set value = 'USD' where key = 'charge_currency'`;
  await tx`update private.settings set value = 'movable' where key = 'clock'`;
  await stage.openSessions();
  await stage.timeline.play([
    () => openClinic(stage),
    ...SPECIALISTS.map((person, at) => () => addSpecialist(stage, person, at + 1)),
    ...PATIENTS.map((person) => () => addPatient(stage, person)),
    ...[consents, portraits, preferences, wishes, ...LIVES, documents, ...ACCESS, desk, ...LIVE, keepRunning].map(
      (story) => () => story(stage),
    ),
  ]);
  await stage.admin((db) => checkDemo(db));
  await stage.closeSessions();
  await tx`update private.settings set value = ${clock?.value ?? 'real'} where key = 'clock'`;
  // Past visits were paid inside the database; coming ones are paid at this installation's provider.
  await tx`update private.settings set value = ${payments?.value ?? 'none'} where key = 'payment_provider'`;
  await tx`update private.settings set value = ${currency?.value ?? 'USD'} where key = 'charge_currency'`;
  await tx`insert into private.settings (key, value) values ('demo_seeded', 'true')`;
}

/**
 * Fills an empty installation with made-up people and their history, through the same functions that browsers call, each at its
 * own time. All or nothing in the backend; a second call does nothing. Returns whether anything was written.
 */
export async function seedDemo(surroundings: SeedSurroundings): Promise<boolean> {
  const { sql, frozenAt, keepFile } = surroundings;
  const [seeded] = await sql`select from private.settings where key = 'demo_seeded'`;
  if (seeded) return false;
  const ids = await enrolAll(surroundings);
  const now = frozenAt ?? new Date();
  await sql.begin((tx) => fill(tx, new Stage(tx, ids, frozenAt ?? anchorOf(now), now, keepFile)));
  return true;
}
