import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Anchoring } from '@telehealth/supabase/functions/_shared/anchors/anchor-logs.ts';
import { createSigner, newPrivateKey } from '@telehealth/supabase/functions/_shared/anchors/entry.ts';
import { createFileStore } from './file-store';

/** Reads the signing key of this installation, or creates it at the first start with access for its owner only. */
async function signingKey(folder: string): Promise<string> {
  const file = join(folder, 'anchor-signing-key');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = await newPrivateKey();
  await writeFile(file, key, { mode: 0o600 });
  return key;
}

/** Anchors the access logs of this machine in a file below the state folder, which the database's account cannot write. */
export async function createLocalAnchoring(stateDir: string): Promise<Pick<Anchoring, 'store' | 'signer'>> {
  const signer = await createSigner(await signingKey(join(stateDir, 'keys')));
  const store = createFileStore(join(stateDir, 'anchors/entries.jsonl'));
  await mkdir(join(stateDir, 'anchors'), { recursive: true, mode: 0o700 });
  // For verifying without this installation.
  await writeFile(join(stateDir, 'anchors/public-key'), `${signer.publicKey}\n`);
  return { store, signer };
}
