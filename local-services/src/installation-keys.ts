import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const shape = z.object({ jwtSecret: z.string().min(32), secretKey: z.string().min(32) });

/** Secrets of this installation: the signing secret of sessions and the service key. */
export type InstallationKeys = z.infer<typeof shape>;

/** Reads the secrets from the folder, or creates them at the first start, with access for the owner only. */
export async function loadInstallationKeys(folder: string): Promise<InstallationKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'backend.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text) return shape.parse(JSON.parse(text));
  const keys: InstallationKeys = {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
