import type { Sql } from 'postgres';
import { addSpecialist, as, asGuest, councilNumber, numberOf } from './people';

/** What an operator says about a check; what is left out is as the row has it. */
export interface Check {
  id: string;
  state?: string;
  number?: string;
  name?: string;
  specialty?: string;
  evidence?: string;
  note?: string;
  until?: Date | null;
  who?: string;
}

export const days = (count: number) => new Date(Date.now() + count * 86_400_000);

/** Specialists in every state of their registration but the one that lets them work. */
export async function notWorking(sql: Sql, operator: string): Promise<string[]> {
  const { decide, pending, expireAt } = registrationsOf(sql, operator);
  const lapsed = await addSpecialist(sql);
  await expireAt(days(400));
  const suspended = await addSpecialist(sql);
  await decide({ id: suspended.id, state: 'suspended', note: 'Made up for tests' });
  return [(await pending()).id, lapsed.id, suspended.id];
}

/** Registrations as an operator of this database meets them. */
export function registrationsOf(sql: Sql, operator: string) {
  return {
    pending: (license = councilNumber()) => addSpecialist(sql, { verified: false, license }),
    decide: async ({
      id,
      state = 'verified',
      number,
      name = 'Naledi Test',
      specialty = 'cardiology',
      evidence = 'Register looked up',
      note = '',
      until = null,
      who = operator,
    }: Check) => {
      const checked = number ?? (await numberOf(sql, id));
      // What two operators agree on (desk/a-second-word.test.ts).
      if (state === 'suspended') {
        await sql`select private.decide_registration(${id}, 'suspended', ${checked}, ${name}, ${specialty}, ${evidence},
          ${note}, null, ${who})`;
        return;
      }
      // Whoever verifies has opened what was given.
      const given = await sql<{ id: string }[]>`
        select id from public.registration_files where specialist_id = ${id} and state = 'stored'`;
      for (const file of state === 'verified' ? given : [])
        await as(sql, who, (tx) => tx`select public.open_registration_file(${file.id})`);
      await as(
        sql,
        who,
        (tx) => tx`select public.decide_registration(${id}, ${state}, ${checked}, ${name}, ${specialty}, ${evidence},
          ${note}, ${until})`,
      );
    },
    waiting: (who: string, state: string | null = null) =>
      as(
        sql,
        who,
        (tx) => tx<{ specialist_id: string; held_by_another: boolean }[]>`
          select * from public.registrations_to_check(${state})`,
      ),
    ask: (id: string, number: string) => as(sql, id, (tx) => tx`select public.ask_registration(${number})`),
    stateOf: async (id: string) => {
      const [row] = await sql<{ reg_state: string; listed: boolean }[]>`
        select reg_state, listed from public.specialists where profile_id = ${id}`;
      return row;
    },
    isListed: async (id: string) => {
      const rows = await asGuest(sql, (tx) => tx`select from public.specialist_public where specialist_id = ${id}`);
      return rows.length === 1;
    },
    /** The scheduler's step, as it would run at that time. */
    expireAt: (at: Date) =>
      sql.begin(async (tx) => {
        await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
        const [row] = await tx<{ expired: number }[]>`select private.expire_registrations() as expired`;
        return row?.expired;
      }),
  };
}
