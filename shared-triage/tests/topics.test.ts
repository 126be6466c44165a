import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONCEPTS } from '../src/lexicon/concepts';
import { TRIAGE_RULES } from '../src/rules/rules';

// Who reads a young person's check goes by this table; a rule or sign that it does not name closes the check to guardians.
const TABLE = readFileSync(new URL('../../supabase/schemas/triage/triage-topics.sql', import.meta.url), 'utf8');
const NAMED = new Set([...TABLE.matchAll(/'([a-z][a-zA-Z0-9.]*)'(?:,|\n|\])/g)].map(([, id]) => id));

it('names a category for every rule and every sign', () => {
  const ids = [...TRIAGE_RULES.map(({ id }) => id), ...Object.keys(CONCEPTS)];
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => !NAMED.has(id))).toEqual([]);
});
