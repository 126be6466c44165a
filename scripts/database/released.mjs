// What was released: supabase/released.json, written by `npm run release` alone. Before the first release there is none.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Released
 * @property {Record<string, { migration?: string, sha256?: string }>} releases by name
 * @property {Record<string, string>} announced what a later release may take away, and the release that said so
 * @property {import('./promises.mjs').Promises} promises what the last release can be asked
 */

const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));
export const RELEASED = join(SUPABASE, 'released.json');
/** Written by hand: the names, as in `promises`, that a later release takes away. */
const DEPRECATED = join(SUPABASE, 'deprecated.json');
/** What is not released yet, in the order it is applied. The second is generated; the others are written by hand where it needs them. */
export const UNRELEASED = ['1-before.sql', '2-generated.sql', '3-after.sql'].map((name) =>
  join(SUPABASE, 'unreleased', name),
);

/** Only a file that is not there is absent: one that cannot be read would let a release begin anew. */
export const textOf = (file, absent = '') =>
  readFile(file, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return absent;
    throw cause;
  });

/** @returns {Promise<Released | undefined>} */
export async function readReleased() {
  const text = await textOf(RELEASED);
  return text ? JSON.parse(text) : undefined;
}

/** @returns {Promise<string[]>} */
export const readDeprecated = async () => JSON.parse(await textOf(DEPRECATED, '[]'));

export const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** One line for each fact, so that a release can be read as a diff. @param {Released} released */
export function releasedText(released) {
  const parts = Object.entries(released).map(([part, facts]) => {
    const lines = Object.entries(facts).map(([name, fact]) => `    ${JSON.stringify(name)}: ${JSON.stringify(fact)}`);
    return `  "${part}": {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/**
 * Released migrations are never written again: installations have run them.
 * @param {Released | undefined} released @param {import('./schema-files.mjs').SqlFile[]} migrations @returns {string[]}
 */
export function changedSinceRelease(released, migrations) {
  if (!released) return [];
  const known = new Map(
    Object.values(released.releases).map(({ migration, sha256: sum }) => [`migrations/${migration}`, sum]),
  );
  const changed = migrations
    .filter(({ path, text }) => known.get(path) !== sha256(text))
    .map(({ path }) => (known.has(path) ? `${path} was changed after its release` : `${path} is part of no release`));
  const gone = [...known].filter(([path, sum]) => sum && !migrations.some((file) => file.path === path));
  return [...changed, ...gone.map(([path]) => `${path} was released and is gone`)];
}
