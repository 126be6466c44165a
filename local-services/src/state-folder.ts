import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseAccount } from './database/account';
import { followRename, placesOf } from './database/cluster-folder';
import { findPostgres } from './database/postgres-binaries';
import { stopServer } from './database/postmaster';

/** The parts that the local services keep in the state folder, which may hold other things, too, because users choose it. */
const PARTS = ['pg', 'storage', 'keys', 'anchors'] as const;
/** Name prefixes of a state that a restore is still building, and of one that it set aside. */
export const BUILDING = 'restoring-';
export const ASIDE = 'before-restore-';
/** Written when a new state is complete and replaces the old one; holds both folder names. */
const EXCHANGE = 'exchange.json';
const exchange = z.strictObject({
  building: z.string().regex(/^restoring-[\w-]+$/),
  aside: z.string().regex(/^before-restore-[\w-]+$/),
});
export type Exchange = z.infer<typeof exchange>;

export const holdsState = (folder: string): boolean => PARTS.some((part) => existsSync(join(folder, part)));

/** Removes a state and its cluster, wherever that lies; a server left behind by a killed run is stopped first. */
export async function removeState(folder: string): Promise<void> {
  const { cluster, folders } = await placesOf(join(folder, 'pg'));
  const account = databaseAccount();
  await stopServer({ binaries: await findPostgres(account), account, cluster, port: 0, settings: {} });
  for (const path of folders) await rm(path, { recursive: true, force: true });
  for (const part of PARTS) await rm(join(folder, part), { recursive: true, force: true });
}

/** Removes sibling states whose folder names begin with one of the prefixes. */
export async function removeOtherStates(stateDir: string, prefixes: readonly string[]): Promise<void> {
  for (const name of await readdir(stateDir)) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    await removeState(join(stateDir, name));
    await rm(join(stateDir, name), { recursive: true, force: true });
  }
}

/** Removes what a killed restore was building; a complete state that waits for its exchange stays. */
export async function removeUnfinished(stateDir: string): Promise<void> {
  if (!existsSync(join(stateDir, EXCHANGE))) await removeOtherStates(stateDir, [BUILDING]);
}

async function moveInto(from: string, to: string): Promise<void> {
  if (existsSync(from) && !existsSync(to)) await rename(from, to);
}

/**
 * Continues an exchange of states, if one was begun: the old state is set aside, the new one replaces it. Every step is
 * repeatable, so that the next start finishes a killed exchange. Returns the old state's folder.
 */
export async function finishExchange(stateDir: string): Promise<string | null> {
  const file = join(stateDir, EXCHANGE);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const { building, aside } = exchange.parse(JSON.parse(text));
  const [fresh, old] = [join(stateDir, building), join(stateDir, aside)];
  await mkdir(old, { recursive: true, mode: 0o700 });
  for (const part of PARTS) {
    // While the new part waits, the part of the same name here is the old one.
    if (existsSync(join(fresh, part))) await moveInto(join(stateDir, part), join(old, part));
    await moveInto(join(fresh, part), join(stateDir, part));
  }
  await followRename(join(stateDir, 'pg'), join(old, 'pg'));
  await followRename(join(fresh, 'pg'), join(stateDir, 'pg'));
  await rm(fresh, { recursive: true, force: true });
  const isEmpty = (await readdir(old)).length === 0;
  if (isEmpty) await rm(old, { recursive: true });
  await rm(file);
  return isEmpty ? null : old;
}

/** Replaces the present state by a complete new one. Returns the old state's folder; null: there was none. */
export async function exchangeStates(stateDir: string, which: Exchange): Promise<string | null> {
  const file = join(stateDir, EXCHANGE);
  await writeFile(`${file}.new`, JSON.stringify(which), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return finishExchange(stateDir);
}

/** Drops an exchange, before everything is removed. */
export const forgetExchange = (stateDir: string): Promise<void> => rm(join(stateDir, EXCHANGE), { force: true });
