import { GOOD_EMERGENCY_NUMBER, GOOD_EXCHANGE_RATE, GOOD_TERMS } from '@telehealth/contracts/examples/registration';
import type { JSONValue, Sql } from 'postgres';
import { addOperator } from './operators';
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

/** Somebody who confirms what the first one proposes. */
async function secondOf(sql: Sql, operator: string): Promise<string> {
  const [known] = await sql<{ id: string }[]>`
    select profile_id as id from public.operators where ended_at is null and profile_id <> ${operator} limit 1`;
  return known?.id ?? addOperator(sql, 'Second Operator');
}

/** What an operator of this database proposes and a second one confirms. */
export function publisher(sql: Sql, operator: string) {
  let second: Promise<string> | undefined;
  const publish = async (who: string, kind: string, form: unknown, replaces = 0) => {
    const proposed = await as(
      sql,
      who,
      (tx) =>
        tx<{ id: string }[]>`select public.propose_publication(${kind}, ${tx.json(json(form))}, ${replaces}) as id`,
    );
    second ??= secondOf(sql, operator);
    const decided = await as(
      sql,
      await second,
      (tx) => tx<{ id: string }[]>`select public.decide_publication(${proposed[0]?.id ?? ''}, true) as id`,
    );
    return decided[0]?.id ?? '';
  };
  const rowOf = async (table: string, id: Promise<string>) => {
    const [row] = await sql.unsafe<Published[]>(`select * from public.${table} where id = $1`, [await id]);
    if (!row) throw new Error('Nothing was published.');
    return row;
  };
  return {
    number: (change: object = {}, replaces = 0, who = operator) =>
      rowOf('emergency_numbers', publish(who, 'emergency_number', { ...GOOD_EMERGENCY_NUMBER, ...change }, replaces)),
    retire: (id: string, who = operator) => publish(who, 'emergency_number_away', { id }),
    rules: (language: string, replaces = 0, rules: unknown = RULES, review: object = REVIEW, who = operator) =>
      rowOf('triage_rulesets', publish(who, 'triage_rules', { language, rules, review }, replaces)),
    rate: (change: object = {}, replaces = 0, who = operator) =>
      rowOf('exchange_rates', publish(who, 'exchange_rate', { ...GOOD_EXCHANGE_RATE, ...change }, replaces)),
    /** What the form holds is said by the test: see private.suspend_registration. */
    suspension: (form: object, who = operator) => publish(who, 'suspension', form),
    terms: (change: object = {}, who = operator) =>
      rowOf('terms_versions', publish(who, 'terms', { ...GOOD_TERMS, ...change })),
  };
}
