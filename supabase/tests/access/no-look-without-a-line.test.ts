import { LOOK_SCREENS } from '@telehealth/contracts/chart';
import type { JSONValue, TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { ask } from '../matrix/ask';
import type { Who } from '../matrix/matrix';
import { sendOne } from '../matrix/send';
import { chartWordIn, type LiveWorld, startWorld } from '../matrix/world';
import { acting } from '../support/acting';
import { as, hintOf } from '../support/people';

// Nothing of a record is told without a committed line in its log. A call that wrote the line and answered with the data could
// be made to fail behind the function: the line is undone, and the text of the failure, or that it failed, tells the data.

const areas = await loadAreas();
const { functions } = mergeAreas(areas);
const READERS = ['patientA', 'delegate', 'acting', 'treating', 'other', 'operator'] as const satisfies readonly Who[];
type Reader = (typeof READERS)[number];
/** What somebody else than the patient opens, each by at least one of the readers. */
const OPENERS = [
  'appointment_triage',
  'chart_history',
  'check_prescription',
  'my_prescriptions',
  'open_authority_paper',
  'open_chart',
  'open_document',
  'open_thread',
  'open_visit_words',
  'read_access_log_for_review',
  'read_emergency_contact',
  'read_observations',
  'visit_needs',
];
const HOURLY: Readonly<Record<string, string>> = { open_thread: 'messages', open_visit_words: 'intake' };
let world: LiveWorld;

beforeAll(async () => {
  world = await startWorld();
  for (const area of areas) await area.prepare?.(world);
});
afterAll(() => world?.close());

const wordIn = (text: string) => world.secrets.find((word) => text.includes(word)) ?? null;
const lines = async () => (await world.sql`select from public.access_log`).length;
const nameOf = (who: Reader) =>
  who === 'acting' ? acting(world.people.delegate, world.people.patientA) : world.people[who];
/** Everybody may ask for their own; of A's the two of these alone. */
const OWN: Readonly<Record<string, readonly Reader[]>> = { my_prescriptions: ['patientA', 'acting'] };
const mayAsk = (name: string) => (OWN[name] ?? READERS).filter((who) => functions[name]?.gives[who] === 'ok');

describe('in the catalogue', () => {
  interface Fn {
    name: string;
    schema: string;
    source: string;
    gives: string;
    called: boolean;
    trigger: boolean;
  }

  /** The functions through whose bodies the log is written, from the writer outwards. */
  async function writers(): Promise<Fn[]> {
    const all = await world.sql<Fn[]>`
      select p.proname as name, n.nspname as schema, p.prosrc as source, pg_get_function_result(p.oid) as gives,
        p.prorettype = 'trigger'::regtype as trigger,
        has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute') as called
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`;
    const found = new Set(['private.write_access_log']);
    for (let before = 0; before < found.size; ) {
      before = found.size;
      for (const fn of all) {
        const calls = [...fn.source.matchAll(/\b(?:public|private)\.\w+(?=\()/g)].map(([one]) => one);
        if (calls.some((one) => found.has(one))) found.add(`${fn.schema}.${fn.name}`);
      }
    }
    return all.filter(({ schema, name }) => found.has(`${schema}.${name}`));
  }

  it('whatever writes the log answers with a ticket, with the id of what it changed, or with nothing', async () => {
    const reached = (await writers()).filter(({ called }) => called);
    const answers = ({ source, gives }: Fn) => {
      const said = [...source.matchAll(/\breturn\b\s*([^;]*)/g)].map(([, one = '']) => one);
      if (gives === 'void') return 'nothing';
      if (gives === 'text' && said.every((one) => one.startsWith('private.issue_look('))) return 'ticket';
      if (gives === 'jsonb' && said.every((one) => one.startsWith('private.changed('))) return 'id';
      return `${gives}: ${said.join(' | ')}`;
    };
    const found = reached.map((fn) => [fn.name, answers(fn)] as const);
    expect(found.filter(([, how]) => !/^(ticket|id|nothing)$/.test(how))).toEqual([]);
    const tickets = found.filter(([, how]) => how === 'ticket').map(([name]) => name);
    expect(tickets.sort()).toEqual(
      [...OPENERS, 'export_my_record', 'open_shared_calendar', 'release_record_of_deceased'].sort(),
    );
    expect(found.filter(([, how]) => how === 'id').length, 'the search itself').toBeGreaterThan(12);
  });

  it('no trigger writes the log, and nothing that reads a look does', async () => {
    const found = await writers();
    expect(found.filter(({ trigger }) => trigger)).toEqual([]);
    expect(found.map(({ name }) => name).filter((name) => /^(read_look|look_at_)/.test(name))).toEqual([]);
  });

  it('the screens of the log are those the application names, and the steps that write it themselves', async () => {
    const [row] = await world.sql<{ screens: string[] }[]>`select private.log_screens() as screens`;
    const steps = ['allergy check', 'correction', 'export', 'note', 'prescription', ''];
    expect(row?.screens).toEqual([...LOOK_SCREENS, ...steps]);
  });
});

/** A call as PostgREST sends it, with a query of the caller's around the function. */
function around(tx: TransactionSql, name: string, args: Record<string, unknown>, query: string) {
  const named = Object.entries(args).map(([key, value]) => {
    const isForm = typeof value === 'object' && value !== null;
    return tx`${tx(key)} => ${isForm ? tx.json(value as JSONValue) : (value as string)}`;
  });
  const list = named.flatMap((one, at) => (at === 0 ? [one] : [tx`, `, one]));
  return tx`with pgrst_source as (select public.${tx(name)}(${named.length === 0 ? tx`` : list}) as pgrst_scalar)
    ${tx.unsafe(query)}`;
}

describe('in SQL as PostgREST writes it, without any gateway', () => {
  const QUERIES = [
    'select pgrst_scalar::text::int from pgrst_source',
    `select pgrst_scalar::jsonb ->> 'categories' from pgrst_source`,
    'select pgrst_scalar from pgrst_source where pgrst_scalar::text::date > now()',
    'select pgrst_scalar from pgrst_source order by pgrst_scalar::text::uuid',
    'select (1 / (length(pgrst_scalar::text) - length(pgrst_scalar::text))) from pgrst_source',
  ];
  const textOf = (cause: unknown) => JSON.stringify(cause, Object.getOwnPropertyNames(cause));

  it.each(OPENERS)('%s tells nothing when what stands around it fails', async (name) => {
    const who = mayAsk(name);
    expect(who.length).toBeGreaterThan(0);
    for (const one of who) {
      const before = await lines();
      for (const query of QUERIES) {
        const tried = as(world.sql, nameOf(one), (tx) => around(tx, name, functions[name]?.args(world) ?? {}, query));
        const told = await tried.then((rows) => JSON.stringify(rows), textOf);
        expect(wordIn(told), `${one}: ${query}`).toBeNull();
      }
      expect(await lines(), one).toBe(before);
    }
  });

  it.each(OPENERS)('%s and the reading of it do not go into one transaction', async (name) => {
    // What they open is a file, which `redeem_document_ticket` gives.
    if (name === 'open_document' || name === 'open_authority_paper') return;
    for (const one of mayAsk(name)) {
      const args = functions[name]?.args(world) ?? {};
      const together = as(world.sql, nameOf(one), async (tx) => {
        const [opened] = await around(tx, name, args, 'select pgrst_scalar as ticket from pgrst_source');
        return tx`select public.read_look(${String(opened?.ticket)})`;
      });
      expect(await hintOf(together), one).toBe('access.lookOver');
    }
  });

  it('a document is not given in the transaction that logs its download', async () => {
    const together = as(world.sql, world.people.patientA, async (tx) => {
      const [opened] = await tx<
        { ticket: string }[]
      >`select public.open_document(${world.ids.document ?? ''}) as ticket`;
      await tx`set local role none`;
      return tx`select public.redeem_document_ticket(${opened?.ticket ?? ''})`;
    });
    expect(await hintOf(together)).toBe('chart.ticketSpent');
  });

  it('issuing tells nothing of allergies before a check of that version stands in the log', async () => {
    const treating = world.people.treating;
    const id = world.ids.draftScript ?? '';
    const issue = (version: number) =>
      hintOf(as(world.sql, treating, (tx) => tx`select public.issue_prescription(${id}, ${version})`));
    const items = [{ ...(await itemsOf(id))[0], medicine: 'Penicillin V' }];
    await as(world.sql, treating, (tx) => tx`select public.save_prescription(${id}, 1, ${tx.json(items)})`);
    expect(await issue(2)).toBe('prescriptions.checkFirst');
    const together = as(world.sql, treating, async (tx) => {
      await tx`select public.check_prescription(${id})`;
      await tx`select public.issue_prescription(${id}, 2)`;
    });
    expect(await hintOf(together)).toBe('prescriptions.checkFirst');
    const before = await lines();
    await as(world.sql, treating, (tx) => tx`select public.check_prescription(${id})`);
    expect(await lines()).toBe(before + 1);
    expect(await issue(2)).not.toBe('prescriptions.checkFirst');
  });

  const itemsOf = async (id: string) => {
    const [row] = await world.sql<{ items: Record<string, JSONValue>[] }[]>`
      select draft_items as items from public.prescriptions where id = ${id}`;
    return row?.items ?? [];
  };
});

/** Ways to ask: with a query around the answer, as another kind of answer, with preferences. */
const WAYS: readonly { query?: string; headers?: Record<string, string> }[] = [
  ...['limit=0', 'offset=1', 'select=*', 'order=id', 'select=count()', 'or=(id.is.null)', 'categories=eq.1'].map(
    (query) => ({ query }),
  ),
  ...['categories', 'patient_name', 'contact', 'messages', 'pgrst_scalar'].flatMap((column) => [
    { query: `select=${column}::int` },
    { query: `select=x:${column}->>0` },
    { query: `select=x:${column}->>categories::int` },
    { query: `${column}=gt.1` },
    { query: `order=${column}::int` },
  ]),
  ...['application/vnd.pgrst.object+json', 'text/csv', 'application/octet-stream', 'text/xml'].map((accept) => ({
    headers: { accept },
  })),
  ...['tx=rollback', 'count=exact', 'handling=strict, max-affected=0', 'params=single-object'].map((prefer) => ({
    headers: { prefer },
  })),
  { headers: { range: '5-1' } },
];

async function post(who: Who, name: string, body: unknown, way: (typeof WAYS)[number] = {}) {
  return sendOne(`${world.stack.url}/rest/v1/rpc/${name}?${way.query ?? ''}`, {
    method: 'POST',
    headers: { ...world.headers[who], 'content-type': 'application/json', ...way.headers },
    body: JSON.stringify(body),
  });
}

describe('over HTTP', () => {
  const scalar = (name: string) => [
    { query: `select=x:${name}->>categories::int` },
    { query: `select=${name}::int` },
    { query: `${name}=eq.1` },
  ];

  it.each(OPENERS)('%s gives nothing of the record, asked in any way', async (name) => {
    for (const who of mayAsk(name)) {
      for (const way of [{}, ...WAYS, ...scalar(name)]) {
        const { text, range, status } = await post(who, name, functions[name]?.args(world), way);
        expect(wordIn(text + range), `${who} ${JSON.stringify(way)}: ${status}`).toBeNull();
      }
    }
  });

  it('a look is read only where its line stands, which no way of reading takes away', async () => {
    let read = 0;
    for (const name of OPENERS.filter((one) => one !== 'open_document')) {
      for (const who of mayAsk(name).filter((one) => one !== 'patientA')) {
        const before = await lines();
        const opened = await ask(world, who, 'POST', `/rest/v1/rpc/${name}`, functions[name]?.args(world));
        const after = await lines();
        // Of what who holds a visit reads by it an hour is one look: its line may stand there already.
        if (who === 'treating' && HOURLY[name] !== undefined) {
          const [line] = await world.sql`select from public.access_log where actor_id = ${world.people.treating}
            and category = ${HOURLY[name]} and basis = 'visit' and at > now() - interval '1 hour'`;
          expect(line, name).toBeDefined();
        } else expect(after, `${name} ${who}`).toBeGreaterThan(before);
        for (const way of [{}, ...WAYS, ...scalar('read_look')]) {
          const { text, status } = await post(who, 'read_look', { p_ticket: opened.body }, way);
          expect(status, `${name} ${JSON.stringify(way)} ${text.slice(0, 200)}`).toBeLessThan(500);
          if (wordIn(text)) read += 1;
        }
        expect(await lines(), `${name} ${who}`).toBe(after);
      }
    }
    expect(read).toBeGreaterThan(10);
  });

  it('no function but read_look tells others of a chart', async () => {
    const told: string[] = [];
    world.undoRequests();
    for (const [name, row] of Object.entries(functions)) {
      // Who acts for A asks in A's place: of that the opening of A's pages stands in the log.
      for (const who of READERS.filter((one) => !/^(patientA|acting)$/.test(one) && row.gives[one] === 'ok')) {
        const { text } = await ask(world, who, 'POST', `/rest/v1/rpc/${name}`, row.args(world));
        if (chartWordIn(text)) told.push(`${name} ${who}`);
      }
    }
    world.keepRequests();
    expect(told).toEqual([]);
  });

  it('a ticket is its reader’s, for sixty seconds, as often as an answer is lost', async () => {
    const open = async () =>
      String(
        (await ask(world, 'treating', 'POST', '/rest/v1/rpc/open_chart', { p_patient: world.people.patientA })).body,
      );
    const reading = async (who: Who, ticket: string) => (await post(who, 'read_look', { p_ticket: ticket })).text;
    const ticket = await open();
    for (const one of [1, 2]) expect(wordIn(await reading('treating', ticket)), String(one)).not.toBeNull();
    for (const who of ['patientA', 'delegate', 'acting', 'other', 'operator'] as const) {
      expect(await reading(who, ticket), who).toContain('access.lookOver');
    }
    expect(await reading('treating', 'f'.repeat(64))).toContain('access.lookOver');
    await world.sql`update private.look_tickets
      set issued_at = issued_at - interval '61 seconds', expires_at = expires_at - interval '61 seconds'`;
    expect(await reading('treating', ticket)).toContain('access.lookOver');
  });

  it('a right that ended closes what was opened, and one that came since opens nothing more', async () => {
    const { sql, people } = world;
    const open = async () =>
      String((await ask(world, 'treating', 'POST', '/rest/v1/rpc/open_chart', { p_patient: people.patientA })).body);
    const ticket = await open();
    const live = await sql`select id, categories from public.access_grants
      where patient_id = ${people.patientA} and grantee_id = ${people.treating} and state = 'active'`;
    await sql`insert into public.access_grants (patient_id, grantee_id, categories, purpose, created_by)
      values (${people.patientA}, ${people.treating}, array['readings'], 'ongoing_care', ${people.patientA})`;
    const shown = JSON.parse((await post('treating', 'read_look', { p_ticket: ticket })).text);
    expect(shown.categories.readings).toEqual({ state: 'hidden' });
    await sql`update public.access_grants set state = 'revoked', ended_at = now(), ended_by = ${people.patientA}
      where patient_id = ${people.patientA} and grantee_id = ${people.treating} and state = 'active'`;
    expect(live.length).toBeGreaterThan(0);
    const { text } = await post('treating', 'read_look', { p_ticket: ticket });
    expect(text).toContain('access.notGranted');
  });
});

describe('what a looker writes into somebody else’s log', () => {
  it('is a screen from the list, never their own words', async () => {
    const open = (screen: string) => ask(world, 'acting', 'POST', '/rest/v1/rpc/open_chart', { p_screen: screen });
    for (const screen of ['Call 082 555 0000 at once', 'chart ', 'CHART', 'x'.repeat(101), '<b>chart</b>']) {
      const before = await lines();
      expect((await open(screen)).body, screen).toMatchObject({ hint: 'data.invalid' });
      expect(await lines()).toBe(before);
    }
    for (const screen of LOOK_SCREENS) expect((await open(screen)).status, screen).toBe(200);
  });

  it('is a request id only where that is a uuid', async () => {
    const open = async (id: string) => {
      await post(
        'acting',
        'open_chart',
        { p_categories: ['profile'] },
        {
          headers: { 'x-request-id': id },
        },
      );
      const [row] = await world.sql`select request_id from public.access_log where actor_id = ${world.people.delegate}
        order by seq desc limit 1`;
      return row?.request_id;
    };
    expect(await open('5F3C1B7A-0000-4000-8000-0123456789AB')).toBe('5f3c1b7a-0000-4000-8000-0123456789ab');
    for (const id of ['Call 082 555 0000', 'x'.repeat(8000), '5f3c1b7a-0000-4000-8000-0123456789ab x']) {
      expect(await open(id), id.slice(0, 40)).toBe('');
    }
  });
});
