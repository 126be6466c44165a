import { createHmac } from 'node:crypto';
import postgres, { type Sql } from 'postgres';

/**
 * The connection URL of the role `authenticator`, which the REST routes log in as: no rights of its own, it can only
 * become anon, authenticated or service_role. Its password follows from the administrator's and is set when it differs.
 */
export async function ensureAuthenticator(admin: Sql, adminUrl: string): Promise<string> {
  const url = new URL(adminUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password)).update('authenticator').digest('hex');
  url.username = 'authenticator';
  url.password = password;
  const probe = postgres(url.href, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await probe`select 1`;
  } catch {
    // Hexadecimal, so it needs no quoting; ALTER ROLE takes no parameters.
    await admin.unsafe(`alter role authenticator with login password '${password}'`);
  } finally {
    await probe.end({ timeout: 1 });
  }
  await limitStatements(admin);
  return url.href;
}

/** As hosted: no statement of a browser runs, or waits for a lock, longer than this. */
const statementTimeout = '8s';

async function limitStatements(admin: Sql): Promise<void> {
  const [limited] = await admin`
    select from pg_roles where rolname = 'authenticator' and ${`statement_timeout=${statementTimeout}`} = any (rolconfig)`;
  if (!limited) await admin.unsafe(`alter role authenticator set statement_timeout = '${statementTimeout}'`);
}
