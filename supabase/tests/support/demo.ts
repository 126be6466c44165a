import { createHash } from 'node:crypto';
import { userOfIdentity } from '@telehealth/local-services/backend/auth/user-rows';
import { type SeedSurroundings, seedDemo } from '@telehealth/local-services/demo/seed-demo';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';

/** A database with the demo data, and the surroundings it was made in. */
export interface DemoDatabase extends TestDatabase {
  surroundings: SeedSurroundings;
  /** Bytes that the storage keeps, by version. */
  files: ReadonlyMap<string, Uint8Array>;
  cpuMs: number;
}

function surroundingsOf({ sql }: TestDatabase, files: Map<string, Uint8Array>, frozenAt?: Date): SeedSurroundings {
  const people = new Map<string, { id: string; email: string; name: string }>();
  return {
    sql,
    frozenAt,
    registerUser: async ({ id = '', email, firstName, lastName }) => {
      const known = id || createHash('md5').update(email).digest('hex');
      people.set(email, { id: known, email, name: `${firstName} ${lastName}`.trim() });
      return { id: known };
    },
    hashPassword: async (password) => password,
    findUser: async (email) => people.get(email) ?? null,
    exchange: async (identityId) => {
      const person = [...people.values()].find(({ id }) => id === identityId);
      let userId = '';
      await sql.begin(async (tx) => {
        userId = await userOfIdentity(tx, 'jwt', { sub: identityId, email: person?.email, name: person?.name });
      });
      return userId;
    },
    keepFile: async (version, bytes) => void files.set(version, bytes),
  };
}

/** Seeds a database of its own; `frozenAt`: with the clock standing still. */
export async function startDemoDatabase(frozenAt?: Date): Promise<DemoDatabase> {
  const db = await startTestDatabase();
  const files = new Map<string, Uint8Array>();
  const surroundings = surroundingsOf(db, files, frozenAt);
  const before = process.cpuUsage();
  await seedDemo(surroundings).catch(async (cause: unknown) => {
    await db.drop();
    throw cause;
  });
  const { user, system } = process.cpuUsage(before);
  return { ...db, surroundings, files, cpuMs: (user + system) / 1000 };
}
