import { GOOD_EMERGENCY_NUMBER, GOOD_TERMS } from '@telehealth/contracts/examples';
import type { JSONValue, Sql } from 'postgres';
import { as } from './people';

const json = (values: unknown): JSONValue => JSON.parse(JSON.stringify(values));

/** Two rules as the symptom checker has them: one to call an ambulance, one for a visit soon. */
export const RULES = [
  { id: 'heart.attack', version: 1, level: 1, text: 'It can be a heart attack.', source: 'Made up for tests' },
  { id: 'skin.rash', version: 2, level: 4, text: 'Show it to somebody.', source: 'Made up for tests' },
];
export const REVIEW = { reviewer: 'Dr Made Up', reviewedOn: '2026-01-31' };

export interface Published {
  id: string;
  version: number;
  text_hash: string;
}

/** What an operator of this database publishes. */
export function publisher(sql: Sql, operator: string) {
  const call = async (who: string, query: string, values: readonly unknown[]) => {
    const [row] = await as(sql, who, (tx) => tx.unsafe<Published[]>(query, values as never[]));
    if (!row) throw new Error('Nothing was published.');
    return row;
  };
  return {
    number: (change: object = {}, replaces = 0, who = operator) =>
      call(who, 'select * from public.publish_emergency_number($1, $2)', [
        json({ ...GOOD_EMERGENCY_NUMBER, ...change }),
        replaces,
      ]),
    retire: (id: string, who = operator) => as(sql, who, (tx) => tx`select public.retire_emergency_number(${id})`),
    rules: (language: string, replaces = 0, rules: unknown = RULES, review: object = REVIEW, who = operator) =>
      call(who, 'select * from public.publish_triage_ruleset($1, $2, $3, $4)', [
        language,
        json(rules),
        json(review),
        replaces,
      ]),
    terms: (change: object = {}, who = operator) =>
      call(who, 'select * from public.publish_terms($1)', [json({ ...GOOD_TERMS, ...change })]),
  };
}
