import type { Sql } from 'postgres';
import { keepDetails } from './database-errors';
import { quietly } from './quiet';
import { servingRequest } from './request-facts';
import { createValuesKysely, type EndRequests } from './values-dialect';

export interface RestOptions {
  /** Connection URL of the role `authenticator`, on which every request runs. */
  authenticatorUrl: string;
  /** Connection URL of the administrator, only for reading the catalogue, which hides what a role may not use. */
  databaseUrl: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  poolSize: number;
  endRequests: EndRequests;
}

/** PostgREST's routes below /rest/v1. Requests must have passed the gate before. */
export interface RestApp {
  fetch(request: Request): Promise<Response>;
  forgetSchema(): Promise<void>;
  close(): Promise<void>;
}

/** Undocumented members of the library's connection; the services tests check them at every version bump. */
interface PatchableConnection {
  driver: Sql;
  kysely: unknown;
  rlsState: 'unknown' | 'active' | 'inactive';
  normalizeDbError(cause: unknown): unknown;
  introspect(options?: { useCache?: boolean }): Promise<unknown>;
  clearSchemaCache(): Promise<void>;
}

/** How long a request may still take when the service closes, in seconds. */
const LAST_REQUESTS_S = 2;

/** Returns the pre-request function from where PostgREST looks for it: the settings of the login role. */
async function preRequestOf({ driver }: PatchableConnection): Promise<string | null> {
  const [row] = await driver<{ name: string | null }[]>`select current_setting('pgrst.db_pre_request', true) as name`;
  const name = row?.name;
  if (!name) return null;
  if (/^[a-z_]+\.[a-z_]+$/.test(name)) return name;
  throw new Error('pgrst.db_pre_request names no function');
}

async function repair(connection: PatchableConnection, catalogue: PatchableConnection, endRequests: EndRequests) {
  connection.kysely = createValuesKysely(connection.driver, endRequests, await preRequestOf(connection));
  const normalise = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (cause) => keepDetails(normalise(cause));
  connection.introspect = (options) => catalogue.introspect(options);
  // "unknown" makes the library GRANT ALL on every table at its first request. Our migrations own the grants, and the login role
  // could not grant anything.
  connection.rlsState = 'active';
}

/** Starts the REST routes: @supabase/lite, pinned, used for nothing else and wrapped in our fixes. */
export async function createRestApp(options: RestOptions): Promise<RestApp> {
  const { App } = await quietly(() => import('@supabase/lite'));
  const { createPostgresConnection } = await quietly(() => import('@supabase/lite/postgres'));
  const connect = (url: string, max: number, idleSeconds: number | undefined) =>
    createPostgresConnection({ url, postgresOptions: { max, idle_timeout: idleSeconds, onnotice: () => {} } });
  // Idle connections are kept: a fresh one has no cached function plans, and its first search takes twice as long.
  const connection = connect(options.authenticatorUrl, options.poolSize, undefined);
  const requests = connection as unknown as PatchableConnection;
  const catalogue = connect(options.databaseUrl, 1, 20) as unknown as PatchableConnection;
  await repair(requests, catalogue, options.endRequests);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
    },
    studio: { enabled: false },
    options: { server: { disableStudio: true, disableFallback: true, admin: false } },
  });
  await quietly(() => app.init());
  return {
    fetch: (request) =>
      quietly(() => servingRequest(request, async () => app.fetch(request, { peerAddress: '127.0.0.1' }))),
    forgetSchema: () =>
      quietly(async () => {
        await catalogue.clearSchemaCache();
        await requests.clearSchemaCache();
      }),
    // The driver waits without an end for a session that is reserved when it closes: nothing tells it of the release.
    close: async () => {
      await requests.driver.end({ timeout: LAST_REQUESTS_S });
      await catalogue.driver.end({ timeout: LAST_REQUESTS_S });
    },
  };
}
