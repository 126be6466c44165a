import { createHmac } from 'node:crypto';
import postgres, { type Sql } from 'postgres';

/**
 * Returns the connection URL of the role `authenticator`, with which the REST routes log in. It has no rights but to become anon,
 * authenticated or service_role. Its password is derived from the administrator's and set when it differs.
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
    // Hexadecimal needs no quoting; ALTER ROLE takes no parameters.
    await admin.unsafe(`alter role authenticator with login password '${password}'`);
  } finally {
    await probe.end({ timeout: 1 });
  }
  await limitStatements(admin);
  return url.href;
}

/** As on hosted projects: the longest time that a browser's statement may run or wait for a lock. */
const statementTimeout = '8s';

async function limitStatements(admin: Sql): Promise<void> {
  const [limited] = await admin`
    select from pg_roles where rolname = 'authenticator' and ${`statement_timeout=${statementTimeout}`} = any (rolconfig)`;
  if (!limited) await admin.unsafe(`alter role authenticator set statement_timeout = '${statementTimeout}'`);
}
