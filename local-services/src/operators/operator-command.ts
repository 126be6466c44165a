import postgres, { type Sql } from 'postgres';
import { databaseAddress } from '../database/database-address';
import type { Settings } from '../settings';
import { StartError } from '../start-error';

export const OPERATOR_USE = `Use: npm run operator -- appoint EMAIL | dismiss EMAIL | list

Somebody signs up as usual, chooses no role, and is then appointed here. Appoint two: what everybody reads is published with the word of both.
From the environment:
  DATABASE_URL      the database, as its owner; without it the one of the local services, which must run
  CLERK_SECRET_KEY  where the identity is Clerk: it is told as well (CLERK_API_URL where that is not https://api.clerk.com)`;

/** Tells the identity's server who is an operator; null where the identity reads it from the database. */
export type TellIdentity = (clerkId: string, isOperator: boolean) => Promise<void>;

interface Person {
  id: string;
  clerk_id: string | null;
  name: string;
  role: string | null;
}

/** @throws StartError in words for the operator at the terminal */
async function personOf(sql: Sql, email: string): Promise<Person> {
  const found = await sql<Person[]>`
    select p.id, p.clerk_id, p.name, p.role from public.profiles p where p.email = ${email.trim().toLowerCase()}`;
  const [person] = found;
  if (person === undefined) {
    throw new StartError(
      `Nobody with the address ${email} has signed in here. They sign up first, and choose no role.`,
    );
  }
  if (found.length > 1) throw new StartError(`There are ${found.length} accounts with the address ${email}.`);
  return person;
}

async function appoint(sql: Sql, email: string, tell: TellIdentity | null): Promise<string> {
  const person = await personOf(sql, email);
  if (person.role !== null) {
    throw new StartError(
      `${email} is a ${person.role}. Whoever checks others must not be one of them: they need an account of its own, without a role.`,
    );
  }
  await sql`select public.appoint_operator(${person.id}, 'The command on the server')`;
  await say(person, true, tell);
  return `${person.name} (${email}) is an operator and finds the desk at /desk after signing in anew.`;
}

async function dismiss(sql: Sql, email: string, tell: TellIdentity | null): Promise<string> {
  const person = await personOf(sql, email);
  await sql`select public.dismiss_operator(${person.id})`;
  await say(person, false, tell);
  return `${person.name} (${email}) is no operator any more. That counts at once.`;
}

async function say({ clerk_id }: Person, isOperator: boolean, tell: TellIdentity | null): Promise<void> {
  if (tell === null || clerk_id === null) return;
  try {
    await tell(clerk_id, isOperator);
  } catch (cause) {
    throw new StartError(
      `The database has it, the identity could not be told (${cause instanceof Error ? cause.message : 'no answer'}). Run this again.`,
    );
  }
}

async function list(sql: Sql): Promise<string> {
  const rows = await sql<{ name: string; email: string; since: string; by: string }[]>`
    select p.name, p.email, o.appointed_at::date::text as since, o.appointed_by as by
    from public.operators o join public.profiles p on p.id = o.profile_id where o.ended_at is null order by o.appointed_at`;
  if (rows.length === 0) return 'There is no operator.';
  return rows.map(({ name, email, since, by }) => `${name} (${email}), since ${since}, appointed by: ${by}`).join('\n');
}

/**
 * Runs a subcommand.
 * @throws StartError
 */
export async function runOperatorCommand(
  sql: Sql,
  words: readonly string[],
  tell: TellIdentity | null,
): Promise<string> {
  const [verb, email] = words;
  if (verb === 'list' && email === undefined) return list(sql);
  if (verb === 'appoint' && email) return appoint(sql, email, tell);
  if (verb === 'dismiss' && email) return dismiss(sql, email, tell);
  throw new StartError(OPERATOR_USE);
}

const PATIENCE_MS = 10_000;

/** Clerk's Backend API, by its secret key. */
export const tellClerk =
  (secretKey: string, apiUrl: string): TellIdentity =>
  async (clerkId, isOperator) => {
    const response = await fetch(`${apiUrl}/v1/users/${encodeURIComponent(clerkId)}/metadata`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ public_metadata: { operator: isOperator ? true : null } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  };

/** `operator` on the command line. Returns the text to print. */
export async function operatorFromCommandLine(settings: Settings, words: readonly string[]): Promise<string> {
  const { CLERK_SECRET_KEY, CLERK_API_URL = 'https://api.clerk.com' } = process.env;
  const tell = CLERK_SECRET_KEY ? tellClerk(CLERK_SECRET_KEY, CLERK_API_URL) : null;
  const sql = postgres(await databaseAddress(settings), { max: 1, onnotice: () => {} });
  try {
    return await runOperatorCommand(sql, words, tell);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
