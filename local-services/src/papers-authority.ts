import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Authority, makeAuthority, readAuthority } from '@telehealth/supabase/functions/papers/sign/authority.ts';

/** Valid from long before: the clock of a demonstration may stand in the past. */
const LONG_BEFORE_MS = 400 * 86_400_000;

/**
 * Reads what papers of this installation are signed with, or makes it at the first start, with access for its owner only. The
 * root's key lies beside it: nothing that runs needs it, and it may be taken away to a safe place.
 */
export async function loadPapersAuthority(folder: string): Promise<Authority> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'papers-authority');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return readAuthority(known);
  const { secret, rootKey } = await makeAuthority(new Date(Date.now() - LONG_BEFORE_MS));
  await writeFile(join(folder, 'papers-root-key'), rootKey, { mode: 0o600 });
  await writeFile(file, secret, { mode: 0o600 });
  return readAuthority(secret);
}

/** Two lines for whoever sets up a hosted project: the function's secret, and the key that is to be kept elsewhere. */
export async function newPapersAuthority(): Promise<string> {
  const { secret, rootKey } = await makeAuthority(new Date());
  return [
    `PAPERS_AUTHORITY=${secret}`,
    '',
    'The key of the root. Keep it offline, apart from everything else; nothing that runs needs it:',
    rootKey,
  ].join('\n');
}
