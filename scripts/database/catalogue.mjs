// Reads everything that schemas and migrations decide in a database, for comparison with another.

import { OBJECT_QUERIES, TABLES_WITH_ROWS } from './catalogue-queries.mjs';

/** @typedef {Record<string, string>} Aspects what an object is, in named parts; a part that does not apply is absent */

/** @returns {Aspects} */
function tidy(aspects) {
  const told = Object.entries(aspects).filter(([, value]) => value !== null);
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}

async function readRows(sql, { name, key, moments, random }) {
  const rows = await sql.unsafe(`select to_jsonb(t) as row from ${name} t`);
  const told = rows.map(({ row }) => {
    const known = Object.entries(row).filter(([column]) => !random.includes(column));
    return Object.fromEntries(
      known.map(([column, value]) => [column, moments.includes(column) && value !== null ? 'a moment' : value]),
    );
  });
  const stable = (key ?? []).filter((column) => !random.includes(column));
  return told.map((row) => {
    const which = stable.length > 0 ? stable.map((column) => row[column]).join(', ') : JSON.stringify(row);
    return [
      `row ${which} of ${name}`,
      tidy(Object.fromEntries(Object.entries(row).map(([k, v]) => [k, JSON.stringify(v)]))),
    ];
  });
}

/**
 * Reads objects, grants, comments and rows of a database without people's data.
 * @param {any} tx a transaction (postgres.js) that may read every table
 * @returns {Promise<Map<string, Aspects>>} by kind and name, as in a sentence: `column public.profiles.name`
 */
export async function readCatalogue(tx) {
  // With an empty search path definitions show every name with its schema.
  await tx`set local search_path = ''`;
  /** @type {Map<string, Aspects>} */
  const catalogue = new Map();
  for (const query of OBJECT_QUERIES) {
    for (const [kind, name, aspects] of await tx.unsafe(query).values())
      catalogue.set(`${kind} ${name}`, tidy(aspects));
  }
  for (const table of await tx.unsafe(TABLES_WITH_ROWS)) {
    for (const [name, row] of await readRows(tx, table)) catalogue.set(name, row);
  }
  return catalogue;
}
