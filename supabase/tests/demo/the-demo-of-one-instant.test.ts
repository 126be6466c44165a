import { brokenDemo } from '@telehealth/local-services/demo/check-demo';
import { freezeClock } from '@telehealth/local-services/demo/demo-clock';
import postgres, { type Sql } from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../scripts/check/long-run.mjs';
import { type DemoDatabase, startDemoDatabase } from '../support/demo';

/** A Sunday night when London's clocks change. */
const AT = '2027-03-28T01:05:00.000Z';
/** Each fills a whole demo, some of them two. */
const PATIENCE = { timeout: 180_000 };
const open: DemoDatabase[] = [];
const seeded = async (at: string) => {
  const db = await startDemoDatabase(new Date(at));
  open.push(db);
  return db;
};
afterAll(async () => {
  for (const db of open) await db.drop();
});

/** Everything a screen shows, without ids and codes that are drawn at random. */
const SHOWN = {
  visits: `select p.email as patient, s.email as specialist, a.starts_at, a.status, a.reason, a.sequence, a.price_minor, a.created_at
    from public.appointments a join public.profiles p on p.id = a.patient_id join public.profiles s on s.id = a.specialist_id`,
  history: 'select e.to_status, e.at, e.reason from public.appointment_events e',
  money: 'select p.state, p.amount_minor, p.refund_minor, p.paid_at, p.receipt_number from public.payments p',
  news: 'select r.email, n.event, n.created_at, n.read_at from public.notifications n join public.profiles r on r.id = n.recipient_id',
  looks: 'select l.actor_name, l.at, l.category, l.action, l.basis, l.screen from public.access_log l',
  notes: 'select n.soap, n.plan_plain, n.state, n.signed_at from public.notes n',
  medicines:
    'select i.medicine, i.directions, i.runs_out_on, p.status from public.prescription_items i join public.prescriptions p on p.id = i.prescription_id',
  words: 'select m.body, m.event, m.sent_at, m.deleted_at from public.messages m',
  measured: 'select o.code, o.value, o.second_value, o.taken_at, o.status from public.observations o',
  papers: 'select d.title, d.state, d.document_date, d.sha256 from public.documents d',
  rights: 'select g.categories, g.state, g.until, g.created_at from public.access_grants g',
};

async function shownIn(sql: Sql): Promise<Record<string, string[]>> {
  const shown: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(SHOWN)) {
    shown[name] = (await sql.unsafe(query)).map((row) => JSON.stringify(row)).sort();
  }
  return shown;
}

describe('the demo of one instant', () => {
  it.runIf(IS_LONG)('is the same every time', PATIENCE, async () => {
    const [one, two] = [await seeded(AT), await seeded(AT)];
    const shown = await shownIn(one.sql);
    expect(Object.values(shown).every((rows) => rows.length > 3)).toBe(true);
    expect(one.files.size).toBeGreaterThan(0);
    expect(await shownIn(two.sql)).toEqual(shown);
  });

  // Any morning, the last minutes of a year, a leap day, the first instant of a year.
  const others = ['2026-11-20T09:40:00Z', '2026-12-31T21:58:00Z', '2028-02-29T12:00:00Z', '2027-01-01T00:00:00Z'];
  it.each(IS_LONG ? others : [])('shows every state at %s, too', PATIENCE, async (at) => {
    expect((await seeded(at)).files.size).toBeGreaterThan(0);
  });

  it('stands still where the clock is stopped, for every later session, until it is let go', PATIENCE, async () => {
    const db = open[0] ?? (await seeded(AT));
    const clock = async () => {
      const later = postgres(db.url, { max: 1, onnotice: () => {} });
      const [row] = await later<
        { clock: Date; still: boolean }[]
      >`select private.clock(), private.clock() <> now() as still`;
      const broken = await later.begin((tx) => brokenDemo(tx));
      await later.end();
      return { ...row, broken };
    };
    await freezeClock(db.sql, new Date(AT));
    expect(await clock()).toMatchObject({ clock: new Date(AT), still: true, broken: [] });
    await freezeClock(db.sql, undefined);
    expect(await clock()).toMatchObject({ still: false });
  });
});
