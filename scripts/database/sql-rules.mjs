// Rules for every file of supabase/schemas and supabase/migrations, checked by name and text alone.

/** @typedef {import('./schema-files.mjs').SqlFile} SqlFile */

const MOST_LINES = 400;
const SCHEMA_NAME = /^schemas\/[a-z0-9-]+\/[a-z0-9-]+(\.data)?\.sql$/;
const MIGRATION_NAME = /^migrations\/(\d{14})_[a-z0-9_]+\.sql$/;
// A migration that patches the text of an existing function leaves no file with the result.
const PATCHES = [
  /\bpg_get_functiondef\b/i,
  /\bexecute\b[^;]*\b((regexp_)?replace\s*\(|pg_get_\w+def\b|prosrc\b)/i,
  /^do \$(\w*)\$(?:(?!\$\1\$)[\s\S])*\b(pg_get_\w+def|prosrc)\b/im,
];
const FUNCTION = /^create (or replace )?function ([\w.]+)\(([^)]*)\)/gm;

/** @param {string} stamp `20261123054500` @returns {Date | undefined} */
function instantOf(stamp) {
  const [, year, month, day, hour, minute, second] = stamp.match(/^(....)(..)(..)(..)(..)(..)$/) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) || instant.toISOString() !== iso ? undefined : instant;
}

function ofSchema({ path, text }) {
  const found = [];
  if (!SCHEMA_NAME.test(path)) found.push(`${path} is not named schemas/<area>/<what-it-is>.sql`);
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (lines > MOST_LINES) found.push(`${path} has ${lines} lines; ${MOST_LINES} are allowed`);
  for (const [, replaces, name] of text.matchAll(FUNCTION)) {
    if (replaces) found.push(`${path} replaces ${name}: a schema file says what is, once`);
  }
  return found;
}

function ofMigration({ path }, today) {
  const stamp = path.match(MIGRATION_NAME)?.[1];
  const instant = stamp && instantOf(stamp);
  if (!instant) return [`${path} is not named migrations/<yyyymmddhhmmss in UTC>_<what_it_does>.sql`];
  if (instant.toISOString().slice(0, 10) <= today.toISOString().slice(0, 10)) return [];
  return [`${path} is dated after today: a real new migration would sort before it`];
}

/** @param {SqlFile[]} schemas */
function definedTwice(schemas) {
  const places = new Map();
  return schemas.flatMap(({ path, text }) =>
    [...text.matchAll(FUNCTION)].flatMap(([, , name, parameters]) => {
      const signature = `${name}(${parameters.replace(/\s+/g, ' ')})`;
      const known = places.get(signature);
      places.set(signature, path);
      return known ? [`${signature} is defined in ${known} and in ${path}`] : [];
    }),
  );
}

/** @param {SqlFile[]} migrations in order */
function sameTime(migrations) {
  const stamp = ({ path }) => path.match(MIGRATION_NAME)?.[1];
  return migrations
    .filter((file, index) => index > 0 && stamp(file) && stamp(file) === stamp(migrations[index - 1]))
    .map(({ path }) => `${path} has the time of another migration`);
}

/**
 * Returns one sentence for each fault of SQL files; empty when there is none.
 * @param {SqlFile[]} files of both folders
 * @param {Date} today
 */
export function defects(files, today = new Date()) {
  const schemas = files.filter(({ path }) => path.startsWith('schemas/'));
  const migrations = files.filter(({ path }) => path.startsWith('migrations/'));
  return [
    ...schemas.flatMap(ofSchema),
    ...migrations.flatMap((file) => ofMigration(file, today)),
    ...files
      .filter(({ text }) => PATCHES.some((patch) => patch.test(text)))
      .map(({ path }) => `${path} patches by text: write what it becomes`),
    ...definedTwice(schemas),
    ...sameTime(migrations),
  ];
}
