import type { Sql, TransactionSql } from 'postgres';
import type { Registration } from '../identity/register-user';
import { addPatient, addSpecialist, type SeedIds } from './seed-accounts';
import { asPerson } from './seed-acting';
import { addComingVisits, addPastVisits } from './seed-history';
import { SEED_PATIENTS } from './seed-patients';
import { DEMO_PASSWORD, emailOf, identityIdOf, type SeedName } from './seed-person';
import { SEED_SPECIALISTS } from './seed-specialists';

/** What seeding needs from its surroundings. */
export interface SeedSurroundings {
  /** The administrator's connection. */
  sql: Sql;
  /** Makes an account at the identity. */
  registerUser(person: Registration): Promise<{ id: string }>;
  /** The account with that address, so that an interrupted seeding can be resumed. */
  findUser(email: string): Promise<{ id: string } | null>;
  /** Exchanges an identity for its user of the backend; gives the uuid. */
  exchange(identityId: string): Promise<string>;
}

async function enrol(
  { registerUser, findUser, exchange }: SeedSurroundings,
  person: SeedName,
  role: string,
): Promise<string> {
  const known = await findUser(emailOf(person));
  const account =
    known ??
    (await registerUser({
      id: identityIdOf(person),
      firstName: person.firstName,
      lastName: person.lastName,
      email: emailOf(person),
      password: DEMO_PASSWORD,
      unsafeMetadata: { role, onboardingCompleted: true },
    }));
  return exchange(account.id);
}

async function enrolAll(surroundings: SeedSurroundings): Promise<SeedIds> {
  const ids = new Map<string, string>();
  const everyone = [
    ...SEED_SPECIALISTS.map((person) => ({ person, role: 'specialist' })),
    ...SEED_PATIENTS.map((person) => ({ person, role: 'patient' })),
  ];
  await Promise.all(
    everyone.map(async ({ person, role }) => ids.set(person.mailbox, await enrol(surroundings, person, role))),
  );
  return ids;
}

async function fill(tx: TransactionSql, ids: SeedIds): Promise<void> {
  await tx`update private.settings set value = 'true' where key = 'demo'`;
  await tx`update private.settings set value = 'sandbox' where key = 'payment_provider'`;
  for (const id of ids.values()) {
    await asPerson(tx, id, async () => {
      await tx`select public.sync_my_profile()`;
    });
  }
  for (const [at, person] of SEED_SPECIALISTS.entries()) await addSpecialist(tx, ids, person, at + 1);
  for (const person of SEED_PATIENTS) await addPatient(tx, ids, person);
  await addPastVisits(tx, ids);
  await addComingVisits(tx, ids);
  await tx`insert into private.settings (key, value) values ('demo_seeded', 'true')`;
}

/**
 * Fills an empty installation with made-up people, relative to now, through the same functions their browsers call.
 * All or nothing in the backend; a second call does nothing. Returns whether anything was written.
 */
export async function seedDemo(surroundings: SeedSurroundings): Promise<boolean> {
  const { sql } = surroundings;
  const [seeded] = await sql`select from private.settings where key = 'demo_seeded'`;
  if (seeded) return false;
  const ids = await enrolAll(surroundings);
  await sql.begin((tx) => fill(tx, ids));
  return true;
}
