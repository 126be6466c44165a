import type { Sql, TransactionSql } from 'postgres';
import { readAudited } from './looks';
import { as, asGuest } from './people';

interface Result {
  id: string;
  level: number;
  fired: string[];
  rulesVersion: number;
  claimed: boolean;
  appointmentId: string | null;
}
interface Saved {
  fired?: string[];
  level?: number;
  answers?: Record<string, string> | null;
  version?: number;
  at?: Date;
}

const one = (rows: readonly { result: Result }[]): Result => {
  const [row] = rows;
  if (!row) throw new Error('One row was expected.');
  return row.result;
};

/** A check as the symptom checker sends it, nothing urgent. */
export const SYMPTOM_CHECK = {
  rules: '86aaeb6632623132',
  level: 4,
  heading: 'Book a visit in the next days',
  words: 'my back is sore',
  facts: [{ id: 'backPain', says: 'Back pain', answer: 'yes' }],
  questions: [{ id: 'fever', asks: 'Is there a fever?', answer: 'no' }],
  reasons: [{ ruleId: 'back.simple', ruleVersion: 1, level: 4, text: 'It can wait.', source: 'Made up for tests' }],
};

/** The symptom checker of this database; `null` is a guest. */
export function triageOf(sql: Sql) {
  const ask = <T>(who: string | null, work: (tx: TransactionSql) => Promise<T>) =>
    who === null ? asGuest(sql, work) : as(sql, who, work);
  return {
    save: (who: string | null, key: string, values: Saved = {}) =>
      ask(who, async (tx) => {
        const { fired = [], level = 5, answers = null, version = 1, at } = values;
        if (at) await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
        return one(
          await tx`select public.save_triage(${key}, 'en', ${version}, ${fired}, ${level}, ${answers && tx.json(answers)})
            as result`,
        );
      }),
    attach: (who: string, session: string, visit: string, called = false) =>
      as(sql, who, async (tx) => one(await tx`select public.attach_triage(${session}, ${visit}, ${called}) as result`)),
    readOn: (who: string, visit: string) =>
      readAudited<{ level: number; rulesVersion: number; calledAt: string | null }[]>(
        sql,
        who,
        (tx) => tx<{ ticket: string }[]>`select public.appointment_triage(${visit}, 'consultation') as ticket`,
      ),
    sessionsOf: (who: string) => as(sql, who, (tx) => tx`select id, answers from public.triage_sessions`),
  };
}
