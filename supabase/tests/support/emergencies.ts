import type { Sql } from 'postgres';
import { only, signedInAgo } from './access';
import { as } from './people';

/** Columns of `public.break_glass` the tests look at. */
export interface Emergency {
  id: string;
  review_state: string;
  contact_state: string;
  opened_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}
/** Who breaks the glass for whom, having signed in so many minutes ago. */
interface Breaking {
  who: string;
  patient: string;
  minutes?: number;
  code?: string;
  reason?: string;
  at?: Date;
}
/** Opens a chart in an emergency. */
export const breakGlassIn = (sql: Sql, { who, patient, minutes = 2, at = new Date(), ...said }: Breaking) => {
  const { code = 'unconscious', reason = 'Found unconscious at home.' } = said;
  return signedInAgo(
    sql,
    who,
    minutes,
    async (tx) => {
      const opened = await tx<{ id: string }[]>`
        select public.break_glass(${patient}, ${code}, ${reason}, 'emergency') ->> 'id' as id`;
      return only(await tx<Emergency[]>`select * from public.break_glass where id = ${only(opened).id}`);
    },
    at,
  );
};
/** Calls a function about an emergency access as that person. */
export const actOn = (sql: Sql, who: string, name: string, ...values: (string | boolean)[]) =>
  as(sql, who, async (tx) => {
    const list = values.flatMap((value, at) => (at === 0 ? [tx`${value}`] : [tx`, `, tx`${value}`]));
    return only(await tx<Emergency[]>`select * from public.${tx(name)}(${list})`);
  });
