import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createVapidPair, type VapidKeys } from '@telehealth/supabase/functions/_shared/push/vapid.ts';
import { z } from 'zod';

const shape = z.object({ publicKey: z.string().min(1), privateKey: z.string().min(1) });

/** Reads the pair that signs pushes of this installation, or makes it at the first start, with access for its owner only. */
export async function loadPushKeys(folder: string): Promise<VapidKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'push.json');
  const known = await readFile(file, 'utf8').catch(() => null);
  const pair = known ? shape.parse(JSON.parse(known)) : await createVapidPair();
  if (!known) await writeFile(file, JSON.stringify(pair), { mode: 0o600 });
  return { ...pair, subject: 'mailto:nobody@localhost.invalid' };
}

/** What whoever sets up a hosted project needs: the secrets of mail-worker, and the line by which pushes are offered. */
export async function newPushKeys(): Promise<string> {
  const { publicKey, privateKey } = await createVapidPair();
  return [
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    '',
    'Once mail-worker has both, and VAPID_SUBJECT, this offers notices on devices:',
    `update private.settings set value = '${publicKey}' where key = 'push_public_key';`,
  ].join('\n');
}
