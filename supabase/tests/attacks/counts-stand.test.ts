import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import type { Sql, TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWithoutCounts } from '../support/callers';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { issuedPrescription, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
let patient: string;
let exportTicket: string;
let code: string;
const struck = randomUUID();
const ACCEPTED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  [doctor, patient] = [await addSpecialist(db.sql), await addPatient(db.sql)];
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  const script = await issuedPrescription(db.sql, await visitThatIs(db.sql, patient, doctor));
  code = script.verify_code ?? '';
  await db.sql`select public.record_dispensing(${code}, ${struck}, 1, 1, 'Y12345', 'P12345')`;
  // After what a visit opens: with each ticket those that are an hour old at its time go, and that visit is later.
  const [opened] = await as(
    db.sql,
    patient,
    (tx) => tx<{ ticket: string }[]>`select public.export_my_record() as ticket`,
  );
  exportTicket = opened?.ticket ?? '';
  // It lasts 15 minutes; a test that waits for the next period comes later.
  const lengthened = await db.sql`update private.look_tickets
    set issued_at = issued_at + interval '1 hour', expires_at = expires_at + interval '1 hour'`;
  if (lengthened.count === 0) throw new Error('The ticket of the export was tidied away.');
});
afterAll(() => db.drop());

interface Counted {
  action: string;
  seconds: number;
  most: number;
  /** How many calls one counts as; one without it. */
  cost?: number;
  guests: boolean;
  /** Operators alone may ask. */
  atDesk?: true;
  ask(tx: TransactionSql): Promise<unknown>;
}

/** Every function that is counted by what it answers, as a caller asks it. */
const COUNTED: Record<string, Counted> = {
  answer_to_guest: {
    action: 'verify',
    seconds: 60,
    most: 30,
    guests: true,
    ask: (tx) => tx`select public.answer_to_guest(${randomUUID()})`,
  },
  find_slots: { action: 'search', seconds: 600, most: 600, guests: true, ask: (tx) => tx`select public.find_slots()` },
  count_slots: {
    action: 'search',
    seconds: 600,
    most: 600,
    guests: true,
    ask: (tx) => tx`select public.count_slots('[{}]')`,
  },
  nearest_openings: {
    action: 'search',
    seconds: 600,
    most: 600,
    guests: true,
    ask: (tx) => tx`select public.nearest_openings(${doctor.visitType}, now() + interval '1 day')`,
  },
  // What it keeps goes with the request; that it was asked, and locked a calendar, counts as ten searches.
  hold_for_guest: {
    action: 'search',
    seconds: 600,
    most: 600,
    cost: 10,
    guests: true,
    ask: (tx) =>
      tx`select public.hold_for_guest(${doctor.visitType}, date_trunc('hour', now() + interval '1 day'), ${randomUUID()})`,
  },
  specialist_page: {
    action: 'search',
    seconds: 600,
    most: 600,
    guests: true,
    ask: (tx) => tx`select public.specialist_page(${doctor.id})`,
  },
  script_outlook: {
    action: 'search',
    seconds: 600,
    most: 600,
    guests: true,
    ask: (tx) => tx`select public.script_outlook(${doctor.id}, 'Repeat script')`,
  },
  clocks_of_a_zone: {
    action: 'search',
    seconds: 600,
    most: 600,
    guests: true,
    ask: (tx) => tx`select public.clocks_of_a_zone('UTC')`,
  },
  find_people: {
    action: 'people',
    seconds: 3600,
    most: 60,
    guests: false,
    atDesk: true,
    ask: (tx) => tx`select public.find_people('Thandi', '1990-01-01')`,
  },
  find_account: {
    action: 'people',
    seconds: 3600,
    most: 60,
    guests: false,
    atDesk: true,
    ask: (tx) => tx`select public.find_account('nobody@example.com')`,
  },
  public_facts: {
    action: 'facts',
    seconds: 600,
    most: 600,
    guests: true,
    ask: (tx) => tx`select public.public_facts('UTC')`,
  },
  verify_code: {
    action: 'verify',
    seconds: 60,
    most: 30,
    guests: true,
    ask: (tx) => tx`select public.verify_code('guess')`,
  },
  // One count with the questions about codes: whoever tries them here is stopped as there.
  record_dispensing: {
    action: 'verify',
    seconds: 60,
    most: 30,
    guests: true,
    ask: (tx) => tx`select public.record_dispensing(${code}, ${randomUUID()}, 1, 1, 'Y12345', 'P12345')`,
  },
  strike_dispensing: {
    action: 'verify',
    seconds: 60,
    most: 30,
    guests: true,
    ask: (tx) => tx`select public.strike_dispensing(${code}, ${struck}, 'P12345', 'Counted the wrong box')`,
  },
  read_export: {
    action: 'export',
    seconds: 3600,
    most: 1500,
    guests: false,
    ask: (tx) => tx`select public.read_export(${exportTicket})`,
  },
};

const failed = new Error('what comes after the answer fails');
/** What a request does that is made to fail after the function has answered. Gives the function's own refusal, if any. */
const thenFails = (name: string) => async (tx: TransactionSql) => {
  await COUNTED[name]?.ask(tx);
  throw failed;
};

const from = (address: string, work: (tx: TransactionSql) => Promise<unknown>) =>
  asGuest(db.sql, async (tx) => {
    await tx`select set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true)`;
    await work(tx);
  });

const outcome = async (request: Promise<unknown>) => {
  try {
    await request;
    return ACCEPTED;
  } catch (cause) {
    return cause === failed ? 'failed' : hintOf(Promise.reject(cause));
  }
};

/** Two functions share one count, and two callers may share its sequences: who asks has none yet. */
async function operatorWithoutCounts(action: string, seconds: number): Promise<string> {
  for (let n = 0; n < 60; n += 1) {
    const operator = await addOperator(db.sql);
    const [row] = await db.sql<{ n: string }[]>`
      select private.count_call(${action}, ${operator}, ${seconds})::text as n`;
    if (Number(row?.n) === 1) return operator;
  }
  throw new Error(`No operator is left that shares no sequence of ${action}.`);
}

/** Which functions lead to another one, through whatever they call. */
const functionsThatReach = (sql: Sql, goal: string) => sql<{ name: string; volatile: boolean; open: boolean }[]>`
  with recursive functions as (
    select p.oid, n.nspname || '.' || p.proname as name, p.prosrc, p.provolatile = 'v' as volatile,
      n.nspname = 'public' and (has_function_privilege('anon', p.oid, 'execute')
        or has_function_privilege('authenticated', p.oid, 'execute')) as open
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
  ), reach as (
    select f.oid, f.name, f.volatile, f.open from functions f where f.name = ${goal}
    union
    select f.oid, f.name, f.volatile, f.open from functions f join reach r on f.prosrc ~ (replace(r.name, '.', '\\.') || '\\M\\s*\\(')
  )
  select distinct name, volatile, open from reach where open order by name`;

describe('a count of what is only answered', () => {
  it.each(Object.keys(COUNTED))('%s stands when the request fails afterwards', async (name) => {
    const { action, seconds, most, guests, atDesk, cost = 1 } = COUNTED[name] as Counted;
    await withinOnePeriod(seconds);
    const address = await callerWithoutCounts(db.sql, action, seconds);
    const person = atDesk ? await operatorWithoutCounts(action, seconds) : patient;
    const ask = (work: (tx: TransactionSql) => Promise<unknown>) =>
      guests ? from(address, work) : as(db.sql, person, work);
    const caller = guests ? address : person;
    await db.sql`select private.count_call(${action}, ${caller}, ${seconds}, ${most - 2 * cost - (guests || atDesk ? 1 : 0)})`;
    expect(await outcome(ask(thenFails(name)))).toBe('failed');
    expect(await outcome(ask(thenFails(name)))).toBe('failed');
    expect(await outcome(ask(thenFails(name)))).toBe('data.busy');
    // What was refused is counted, too, and the limit holds for requests that would not fail.
    expect(await outcome(ask((tx) => (COUNTED[name] as Counted).ask(tx)))).toBe('data.busy');
  });

  it('lets nobody guess codes without an end', async () => {
    await withinOnePeriod(60);
    const address = await callerWithoutCounts(db.sql, 'verify', 60);
    const tried: string[] = [];
    for (let n = 0; n < 200; n += 1) {
      tried.push(
        await outcome(
          from(address, async (tx) => {
            await tx`select public.verify_code(${`guess${n}`})`;
            throw failed;
          }),
        ),
      );
    }
    expect(tried.filter((end) => end === 'failed')).toHaveLength(29);
    expect(tried.slice(29)).toEqual(Array.from({ length: 171 }, () => 'data.busy'));
  });

  it('counts one network of version 6 as one caller', async () => {
    await withinOnePeriod(60);
    await db.sql`select private.count_call('verify', '2001:db8:1:2::/64', 60, 30)`;
    const ask = (address: string) => outcome(from(address, (tx) => tx`select public.verify_code('guess')`));
    expect(await ask('2001:db8:1:2:aaaa::1')).toBe('data.busy');
    expect(await ask('2001:db8:1:2::7')).toBe('data.busy');
    expect(await ask(`${await networkWithoutCounts()}::7`)).toBe(ACCEPTED);
    expect(await ask('no: address')).toBe(ACCEPTED);
  });

  it('believes the header of Cloudflare only where the installation says that it stands before it', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '198.51.100.1, 198.51.100.2' };
    const address = async (sent: object = headers) => {
      const [row] = await db.sql<{ a: string }[]>`select private.address_in(${db.sql.json({ ...sent })}) as a`;
      return row?.a;
    };
    expect(await address()).toBe('198.51.100.2');
    expect(await address({ 'cf-connecting-ip': '192.0.2.1' })).toBe('');
    await db.sql`update private.settings set value = 'cf-connecting-ip' where key = 'caller_address'`;
    try {
      expect(await address()).toBe('192.0.2.1');
      expect(await address({ 'x-forwarded-for': '198.51.100.1' })).toBe('');
    } finally {
      await db.sql`update private.settings set value = 'x-forwarded-for' where key = 'caller_address'`;
    }
  });

  const networkWithoutCounts = () =>
    callerWithoutCounts(
      db.sql,
      'verify',
      60,
      (n) => `2001:db8:1:${n}`,
      (network) => `${network}::/64`,
    );

  it('begins anew with each period, and is not less for a hundred at once', async () => {
    const count = (period: number, cost = 1) => db.sql<{ n: string }[]>`
      select private.count_in('private.calls_export_0', ${period}, ${cost})::text as n`;
    expect((await count(50_000_000, 7))[0]?.n).toBe('7');
    const all = await Promise.all(Array.from({ length: 100 }, () => count(50_000_000)));
    expect(Math.max(...all.map(([row]) => Number(row?.n)))).toBe(107);
    expect((await count(50_000_001))[0]?.n).toBe('1');
  });

  it('slows all guests together, and closes for none who asked little', async () => {
    await withinOnePeriod(60);
    const period = Math.floor(Date.now() / 60_000);
    await db.sql`select private.count_in('private.calls_verify_guests', ${period}, 600)`;
    const ask = (address: string) =>
      outcome(
        from(address, async (tx) => {
          await tx`select public.verify_code('guess')`;
          throw failed;
        }),
      );
    // A tenth of what one address has otherwise; who shares both counters with a flood of an earlier test has less.
    const network = await networkWithoutCounts();
    const ends: string[] = [];
    for (let n = 0; n < 6; n += 1) ends.push(await ask(`${network}::${n}`));
    expect(ends).toEqual(['failed', 'failed', 'data.busy', 'data.busy', 'data.busy', 'data.busy']);
    // Of calls that no address is known of, one in ten.
    const nameless: string[] = [];
    for (let n = 0; n < 200; n += 1) nameless.push(await ask(''));
    const answered = nameless.filter((end) => end === 'failed').length;
    expect([answered > 0, answered < 100]).toEqual([true, true]);
    expect(await outcome(as(db.sql, patient, (tx) => tx`select public.verify_code('guess')`))).toBe(ACCEPTED);
  });

  it('of an address that is above its own leaves what is for all as it was', async () => {
    await withinOnePeriod(60);
    const period = Math.floor(Date.now() / 60_000);
    const counted = async () => {
      const [row] = await db.sql<{ n: string }[]>`
        select private.count_in('private.calls_verify_guests', ${period}, 1)::text as n`;
      return Number(row?.n);
    };
    const before = await counted();
    for (let n = 0; n < 60; n += 1) await outcome(from('192.0.2.78', (tx) => tx`select public.verify_code('guess')`));
    // What each counting here adds is one of it.
    expect((await counted()) - before).toBeLessThanOrEqual(31);
  });

  it('of a made-up visit is one, of one that there is ten', async () => {
    const address = 'made-up.example';
    const used = async () => {
      const [row] = await db.sql<{ n: string }[]>`select private.count_call('search', ${address}, 600)::text as n`;
      return Number(row?.n);
    };
    await withinOnePeriod(600);
    const before = await used();
    const made = from(
      address,
      (tx) => tx`select public.hold_for_guest(${randomUUID()}, now() + interval '1 day', ${randomUUID()})`,
    );
    expect(await outcome(made)).toBe('booking.slotNotOffered');
    const between = await used();
    expect(between - before).toBe(2);
    await outcome(from(address, thenFails('hold_for_guest')));
    expect((await used()) - between).toBe(11);
  });
});

describe('from the catalogue', () => {
  it('every function that is counted so was asked above', async () => {
    const counted = await functionsThatReach(db.sql, 'private.spend_call');
    expect(counted.map(({ name }) => name.replace('public.', ''))).toEqual(Object.keys(COUNTED).sort());
    // A reading transaction counts nothing; it gets no answer either.
    expect(counted.filter(({ volatile }) => !volatile)).toEqual([]);
    await expect(
      db.sql.begin('read only', async (tx) => {
        await tx`select set_config('role', 'anon', true)`;
        await tx`select public.find_slots()`;
      }),
    ).rejects.toMatchObject({ code: '25006' });
  });

  it('whatever is counted in its own transaction writes: what it did goes with the count', async () => {
    const written = await db.sql<{ name: string }[]>`
      select distinct n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prosrc ~ 'private\\.spend\\(' order by 1`;
    expect(written.map(({ name }) => name)).toEqual([
      'private.notify',
      'private.triage_of_key',
      'public.add_person',
      'public.add_push_subscription',
      'public.add_registration_file',
      'public.add_visit_file',
      'public.answer_plan',
      'public.ask_cover',
      'public.ask_for_health_link',
      'public.ask_help',
      'public.ask_help_as_guest',
      'public.ask_registration',
      'public.break_glass',
      'public.close_my_account',
      'public.close_record',
      'public.document_to_check',
      'public.export_my_record',
      'public.file_result',
      'public.found_organization',
      'public.give_task',
      'public.hold_for_guest',
      'public.invite_delegate',
      'public.invite_guest',
      'public.invite_patients',
      'public.invite_to_organization',
      'public.keep_booking_draft',
      'public.keep_letter_draft',
      'public.keep_onboarding_draft',
      'public.keep_room_seat',
      'public.make_handover_code',
      'public.mark_work',
      'public.portrait_place',
      'public.record_join_event',
      'public.release_record_of_deceased',
      'public.room_access',
      'public.say_check_was_wrong',
      'public.send_message',
      'public.send_my_mail_again',
      'public.send_paper',
      'public.send_phone_code',
      'public.set_calendar_link',
      'public.share_record',
      'public.stay_at_the_door',
      'public.take_record_over',
      'public.take_room_seat',
    ]);
  });
});
