import { randomUUID } from 'node:crypto';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../scripts/check/long-run.mjs';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { ask, outcomeOf } from '../matrix/ask';
import { functionsOf, relationsOf } from '../matrix/catalogue';
import { type FunctionRow, PEOPLE, type Who } from '../matrix/matrix';
import { sendOne } from '../matrix/send';
import { chartWordIn, type LiveWorld, startWorld } from '../matrix/world';

const areas = await loadAreas();
const { functions } = mergeAreas(areas);
const STRANGERS: readonly Who[] = ['guest', 'patientB', 'other', 'unverified', 'operator'];
let world: LiveWorld;
let relations: string[];
let keys: { table: string; target: string; name: string; column: string }[];

beforeAll(async () => {
  world = await startWorld();
  for (const area of areas) await area.prepare?.(world);
  world.undoRequests();
  relations = await relationsOf(world.sql);
  keys =
    await world.sql`select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target, k.conname as name,
      a.attname as column from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid::regclass::text !~ '\\.'
    order by 1, 3`;
});
afterAll(() => world?.close());

interface Request {
  who: Who;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

async function send({ who, path, method = 'GET', headers = {}, body }: Request) {
  return sendOne(`${world.stack.url}/rest/v1/${path}`, {
    method,
    headers: { ...world.headers[who], 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** More of one kind than this, and the short run sends every third of them: those are long rows of the same, in turns. */
const MANY = 100;
const shortened = <One>(all: readonly One[]) =>
  IS_LONG || all.length <= MANY ? all : all.filter((_, at) => at % 3 === 0);

/** In the short run two strangers ask each function, in turns: all of them ask dozens. */
const inShortRun = (strangers: readonly Who[], turn: number) =>
  IS_LONG ? strangers : strangers.filter((_, at) => (at + 2 * turn) % strangers.length < 2);

/** Sends all of them, a few at a time, and gives what is wrong with each answer. */
async function wrongOf(
  requests: Request[],
  wrongWith: (answer: Awaited<ReturnType<typeof send>>, one: Request) => string | null,
) {
  const wrong: string[] = [];
  const left = shortened(requests).values();
  const worker = async () => {
    for (const one of left) {
      const answer = await send(one);
      const problem = answer.status >= 500 ? `${answer.status} ${answer.text.slice(0, 200)}` : wrongWith(answer, one);
      if (problem) wrong.push(`${one.who} ${one.method ?? 'GET'} ${one.path}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return wrong;
}

const secretIn = (text: string) => world.secrets.find((secret) => text.includes(secret)) ?? null;
/**
 * Every way to ask about every thing, the strangers in turn: each thing meets every stranger, and each way does. What a
 * stranger sees depends on the row rules of the thing and on who asks (60 asks for all of them); the way to ask is the same
 * for all strangers.
 */
function inTurns(ways: readonly (readonly string[])[]): Request[] {
  return ways.flatMap((paths, thing) =>
    Array.from({ length: Math.max(paths.length, STRANGERS.length) }, (_, turn) => ({
      who: STRANGERS[(thing + turn) % STRANGERS.length] as Who,
      path: paths[turn % paths.length] as string,
    })),
  );
}

describe('embedding', () => {
  const ways = () =>
    keys.map(({ table, target, name, column }) => [
      `${table}?select=*,${target}!${name}(*)`,
      `${table}?select=*,...${target}!${name}!inner(*)`,
      `${target}?select=*,x:${table}!${column}(*)&x.limit=1000`,
      `${target}?select=*,${table}!${name}(*,${target}!${name}(*))`,
    ]);

  it('gives strangers nothing through any foreign key', async () => {
    expect(await wrongOf(inTurns(ways()), ({ text }) => secretIn(text))).toEqual([]);
  });

  it('works for the one whose rows they are, so that nothing above means something', async () => {
    const path = `appointments?select=id,payments(amount_minor)&id=eq.${world.ids.visit}`;
    const { text } = await send({ who: 'patientA', path });
    expect(JSON.parse(text)).toEqual([
      { id: world.ids.visit, payments: expect.objectContaining({ amount_minor: expect.any(Number) }) },
    ]);
  });

  it('opens no chart to the treating specialist, whose way is the one that writes the log', async () => {
    const requests = ways()
      .flat()
      .map((path) => ({ who: 'treating' as const, path }));
    const tellsChart = ({ text }: { text: string }) => chartWordIn(text);
    expect(await wrongOf(requests, tellsChart)).toEqual([]);
  });

  it('reaches no card beyond what the public list shows', async () => {
    const columns = ['license_number', 'rate_minor', 'reg_state', 'education', 'email', 'phone_e164'];
    const requests = columns.flatMap((column) =>
      ['specialist_public', 'visit_types'].flatMap((from) => [
        { who: 'guest' as const, path: `${from}?select=specialist_id,${column}` },
        { who: 'guest' as const, path: `${from}?select=specialists(${column})` },
        { who: 'guest' as const, path: `${from}?select=specialists(profiles(${column}))` },
        { who: 'guest' as const, path: `${from}?${column}=not.is.null` },
        { who: 'guest' as const, path: `${from}?order=${column}` },
      ]),
    );
    expect(await wrongOf(requests, ({ status }) => (status < 300 ? `answered ${status}` : null))).toEqual([]);
  });
});

describe('filters, ranges and counts', () => {
  it('give strangers nothing of A', async () => {
    const { patientA } = world.people;
    const filters = (table: string) => [
      `${table}?patient_id=eq.${patientA}`,
      `${table}?or=(patient_id.eq.${patientA},id.not.is.null)`,
      `${table}?not.and=(id.is.null,patient_id.is.null)`,
      `${table}?select=*&reason=like.*Secret*`,
      `${table}?select=patient_id::text,id::text&order=patient_id.desc.nullslast`,
      `${table}?select=j:payload->>reason,k:payload->patient`,
      `${table}?id=in.(${Object.values(world.ids)
        .filter((id) => /^[0-9a-f-]{36}$/.test(id))
        .join(',')})`,
      `${table}?select=count()`,
      `${table}?select=reason.max(),patient_id.count()`,
      `${table}?limit=1000000&offset=0`,
    ];
    const requests = inTurns(relations.map(filters));
    const tells = ({ text }: { text: string }, { path }: Request) =>
      secretIn(text) ?? (path.includes('count()') && text.startsWith('[') ? 'counted' : null);
    expect(await wrongOf(requests, tells)).toEqual([]);
  });

  it('of another type than their column are refused, on every type of every table', async () => {
    // What is done with a filter depends on the type of its column: each type meets every way, its tables in turn; of a
    // table's columns of one type the last one stands for all.
    const columns = await world.sql<{ table: string; name: string; nr: number; tables: number; type: string }[]>`
      select table_name as table, max(column_name) as name, udt_name as type,
        (row_number() over (partition by udt_name order by table_name))::int as nr,
        (count(*) over (partition by udt_name))::int as tables
      from information_schema.columns where table_schema = 'public' group by table_name, udt_name`;
    const ways = ['gt.1', 'eq.x', 'in.(1,x,true)', 'is.true', 'cs.{1}', 'order'];
    const asked = columns.flatMap(({ table, name, nr, tables, type }) =>
      ways
        .filter((_, at) => tables < 6 || (at + nr) % 3 === 0)
        .map((way) => ({ type, way, query: way === 'order' ? `order=${name}.desc` : `${name}=${way}`, table })),
    );
    expect(new Set(asked.map(({ type, way }) => `${type} ${way}`)).size).toBe(
      new Set(columns.map(({ type }) => type)).size * ways.length,
    );
    const requests = asked.map(({ table, query }) => ({ who: 'patientA' as const, path: `${table}?${query}` }));
    expect(requests.length).toBeGreaterThan(300);
    expect(await wrongOf(requests, () => null)).toEqual([]);
  });

  it('count what a person may see, not what there is', async () => {
    const visible = async (who: Who, table: string) => {
      const { status, text } = await send({ who, path: `${table}?select=*` });
      return status === 200 ? (JSON.parse(text) as unknown[]).length : 0;
    };
    const counts = async (who: Who, table: string, kind: string) => {
      const seen = await visible(who, table);
      const headers = { prefer: `count=${kind}`, range: '0-999999' };
      const { range, status } = await send({ who, path: `${table}?select=*`, method: 'HEAD', headers });
      if (status < 400) expect(Number(range?.split('/')[1] ?? 0), `${who} ${table} ${kind}`).toBe(seen);
    };
    // Each table is counted in every way and by every stranger, and each stranger counts in every way.
    const kinds = ['exact', 'planned', 'estimated'] as const;
    for (const [at, table] of relations.entries())
      await Promise.all(STRANGERS.map((who, turn) => counts(who, table, kinds[(at + turn) % kinds.length] ?? 'exact')));
  });

  it('that make no sense are refused without a word of the inside', async () => {
    const odd = [
      'id=eq.',
      "id=eq.'",
      'id=eq.1;drop table public.profiles',
      'id=foo.1',
      'id=in.(',
      'id=in.()',
      'or=(',
      'or=()',
      'and=((((',
      'id=like.%25%25',
      'id=is.maybe',
      'id=fts.a%20%26',
      'id=match.(((',
      'order=',
      'order=id.sideways',
      'order=id;--',
      'select=',
      'select=)',
      'select=*,(',
      'select=id::regclass',
      'select=id::pg_catalog.regclass',
      'select=*,*(*)',
      'limit=-1',
      'limit=x',
      'limit=1e9',
      'offset=-1',
      'offset=99999999999999999999',
      'columns=id',
      'on_conflict=id;--',
      'id->a=eq.1',
      "id->>'a'=eq.1",
      '%00=eq.1',
      'id=eq.%00',
      'id=eq.%F0%9F',
      'id=eq.%ED%A0%80',
      'select=%E2%80%AE',
      '=',
      '&&&',
      `id=eq.${'9'.repeat(5000)}`,
      `select=${'a,'.repeat(3000)}a`,
      `or=(${'id.eq.1,'.repeat(500)}id.eq.1)`,
      `and=${'(and'.repeat(300)}${')'.repeat(300)}`,
      `select=${'a('.repeat(300)}${')'.repeat(300)}`,
    ];
    const requests = ['appointments', 'visit_types', 'payments'].flatMap((table) =>
      odd.map((query) => ({ who: 'patientB' as const, path: `${table}?${query}` })),
    );
    const inside = /\n\s+at |node_modules|\.[jt]s:\d|PostgresError|insert into/;
    expect(await wrongOf(requests, ({ text }) => (inside.test(text) ? text.slice(0, 200) : secretIn(text)))).toEqual(
      [],
    );
  });
});

it('names of columns and arguments that end in a null byte are refused', async () => {
  const body = { 'id\u0000': 1, "name'; --": 2 };
  const paths = ['visit_types', 'visit_types?columns=id', 'rpc/find_slots', 'rpc/my_payment'];
  const requests = (['patientB', 'service'] as const).flatMap((who) =>
    paths.map((path) => ({ who, path, method: 'POST', body })),
  );
  expect(await wrongOf(requests, ({ status }) => (status < 400 ? `answered ${status}` : null))).toEqual([]);
});

describe('what is not offered', () => {
  it('is not there: other schemas, by header or by name', async () => {
    const schemas = [
      'private',
      'auth',
      'storage',
      'realtime',
      'identity',
      'mailbox',
      'extensions',
      'pg_catalog',
      'information_schema',
      'public,private',
      ' private',
      'PRIVATE',
      '"private"',
      'public; set role postgres',
    ];
    const names = [
      'settings',
      'rate_counts',
      'booking_drafts',
      'guest_holds',
      'access_log_heads',
      'users',
      'sessions',
      'refresh_tokens',
      'buckets',
      'objects',
      'messages',
      'mails',
      'pg_authid',
      'pg_roles',
      'tables',
    ];
    const callers: readonly Who[] = ['patientA', 'service'];
    const byHeader = schemas.flatMap((schema) =>
      names.flatMap((name) => callers.map((who) => ({ who, path: name, headers: { 'accept-profile': schema } }))),
    );
    const byName = [...schemas, 'public'].flatMap((schema) =>
      names.flatMap((name) => [
        `${schema}.${name}`,
        `"${schema}"."${name}"`,
        `${schema}%2E${name}`,
        `${schema}/${name}`,
      ]),
    );
    const requests = [...byHeader, ...byName.map((path) => ({ who: 'service' as const, path: encodeURI(path) }))];
    expect(await wrongOf(requests, ({ status }) => (status < 400 ? `answered ${status}` : null))).toEqual([]);
  });

  it('is not there: functions of schema private, of PostgreSQL and of extensions', async () => {
    const hidden = (await functionsOf(world.sql, 'private')).map(({ name }) => name);
    const foreign = [
      'set_config',
      'current_setting',
      'pg_sleep',
      'pg_read_file',
      'pg_ls_dir',
      'lo_import',
      'lo_export',
      'dblink',
      'query_to_xml',
      'pg_terminate_backend',
      'gen_salt',
      'crypt',
      'uuid_generate_v4',
      'send',
      'topic',
      'uid',
      'jwt',
    ];
    const offered = new Set(Object.keys(functions));
    const names = [...hidden, ...foreign].filter((name) => !offered.has(name));
    // The server is offered the most; of the others, who are offered less, each asks for every second one.
    const others: readonly Who[] = ['guest', 'patientA'];
    const call = (who: Who, name: string) => ({ who, path: `rpc/${name}`, method: 'POST', body: {} });
    const requests = names.flatMap((name, at): Request[] => [
      call('service', name),
      call(others[at % others.length] ?? 'guest', name),
      { ...call('service', name), headers: { 'content-profile': 'private' } },
    ]);
    const there = ({ status }: { status: number }) => ([404, 406].includes(status) ? null : `answered ${status}`);
    expect(await wrongOf(requests, there)).toEqual([]);
  });

  it('is not there: plans, other forms, other methods', async () => {
    const path = 'appointments?select=*';
    const refused: Request[] = [
      { who: 'patientB', path, headers: { accept: 'application/vnd.pgrst.plan+json' } },
      { who: 'patientB', path, headers: { accept: 'application/vnd.pgrst.plan+text; options=analyze' } },
      { who: 'patientB', path: `appointments?id=eq.${world.ids.visit}`, method: 'PUT', body: {} },
      { who: 'patientB', path, method: 'TRACE' },
      { who: 'patientB', path: '' },
      { who: 'guest', path: '' },
    ];
    for (const one of refused.filter(({ method }) => method !== 'TRACE')) {
      const { status, text } = await send(one);
      expect(status, `${one.path} ${JSON.stringify(one.headers)}`).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/Seq Scan|Plan|Filter/);
    }
  });
});

describe('a call', () => {
  const signs = (who: Who, name: string, body: object, headers = {}) =>
    send({ who, path: `rpc/${name}`, method: 'POST', body, headers });

  it('with an argument that the function does not have is refused, whatever it is', async () => {
    const extra = {
      role: 'operator',
      id: randomUUID(),
      patient_id: world.people.patientA,
      status: 'booked',
      price_minor: 0,
      p_me: world.people.patientA,
      p_clock: '2020-01-01',
      is_operator: true,
    };
    const named = (await functionsOf(world.sql, 'public')).flatMap(({ args }) => args.map(({ name }) => name));
    expect(Object.keys(extra).filter((key) => named.includes(key))).toEqual([]);
    // Nothing has one of these: that what is not there is refused, every function shows with two, each of them by many.
    const keys = Object.entries(extra);
    const requests = Object.entries(functions).flatMap(([name, row], at) =>
      keys
        .filter((_, turn) => (at + turn) % 4 === 0)
        .map(([key, value]) => ({
          who: PEOPLE.find((who) => row.gives[who] === 'ok') ?? ('patientA' as const),
          path: `rpc/${name}`,
          method: 'POST',
          body: { ...row.args(world), [key]: value },
        })),
    );
    const accepted = ({ status }: { status: number }) => (status === 404 ? null : `answered ${status}`);
    expect(await wrongOf(requests, accepted)).toEqual([]);
  });

  it('cannot be undone by who makes it: no reading without the trace it leaves', async () => {
    world.keepRequests();
    try {
      for (const prefer of ['tx=rollback', 'return=representation, tx=rollback', 'TX=rollback', 'tx = rollback']) {
        const { text } = await signs('guest', 'keep_booking_draft', { p_draft: { reason: 'kept' } }, { prefer });
        const code = JSON.parse(text) as string;
        const kept = await signs('guest', 'take_booking_draft', { p_code: code });
        expect(JSON.parse(kept.text), prefer).toEqual({ reason: 'kept' });
      }
    } finally {
      world.undoRequests();
    }
  });

  it('by GET writes nothing', async () => {
    const before = await world.sql`select md5(string_agg(p::text, '|' order by id)) from public.profiles p`;
    world.keepRequests();
    try {
      for (const who of ['patientA', 'guest', 'operator'] as const) {
        for (const path of [
          'rpc/sync_my_profile',
          'rpc/choose_role?p_role=specialist',
          `rpc/cancel_appointment?p_appointment=${world.ids.visit}`,
        ]) {
          const { status } = await send({ who, path });
          expect(status, `${who} ${path}`).toBeGreaterThanOrEqual(400);
          expect(status, `${who} ${path}`).toBeLessThan(500);
          expect((await send({ who, path, method: 'HEAD' })).status).toBeGreaterThanOrEqual(400);
        }
      }
    } finally {
      world.undoRequests();
    }
    expect(await world.sql`select md5(string_agg(p::text, '|' order by id)) from public.profiles p`).toEqual(before);
  });
});

describe('mass assignment', () => {
  const ZONE = { p_time_zone: 'Africa/Johannesburg' };
  const greedy = () => ({
    id: world.people.patientA,
    profile_id: world.people.patientA,
    profileId: world.people.patientA,
    patient_id: world.people.patientA,
    role: 'operator',
    reg_state: 'verified',
    regState: 'verified',
    reg_checked_at: '2026-01-01',
    listed: true,
    hpcsa_number: 'MP0000001',
    onboarding_completed_at: null,
    created_at: '2000-01-01',
    source: 'clinician',
    status: 'removed',
    confirmed_by: world.people.treating,
    clerk_id: 'user_x',
    email: 'greedy@example.com',
    name: 'Dr Greedy',
    first_name: 'Greedy',
  });
  const stateOf = () => world.sql`
    select (select jsonb_agg(p order by p.id) from (select id, role, clerk_id, email, first_name, name, created_at from public.profiles) p) as profiles,
      (select jsonb_agg(s order by s.profile_id) from (select profile_id, reg_state, reg_checked_at, listed from public.specialists) s) as specialists,
      (select jsonb_agg(t order by t.profile_id) from public.patients t where profile_id = ${world.people.patientA}) as patients,
      (select jsonb_agg(o order by o.profile_id) from public.operators o) as operators,
      (select jsonb_agg(c order by c.id) from public.patient_conditions c where patient_id = ${world.people.patientA}) as conditions`;

  it('through the forms changes nothing beyond the form', async () => {
    const before = await stateOf();
    const patient = { ...GOOD_PATIENT_ONBOARDING, medicalConditions: ['Asthma'], ...greedy() };
    const specialist = { ...GOOD_SPECIALIST_ONBOARDING, licenseNumber: 'MP0518893', profileImage: null, ...greedy() };
    world.keepRequests();
    try {
      const sent = [
        await ask(world, 'patientB', 'POST', '/rest/v1/rpc/complete_patient_onboarding', { p_form: patient, ...ZONE }),
        await ask(world, 'unverified', 'POST', '/rest/v1/rpc/complete_specialist_onboarding', {
          p_form: specialist,
          ...ZONE,
        }),
        await ask(world, 'patientB', 'POST', '/rest/v1/rpc/update_medical_info', {
          p_info: { ...patient, chronicConditions: [], allergies: [], medications: [], bloodType: 'O+' },
        }),
      ];
      expect(sent.map(outcomeOf)).toEqual(['ok', 'ok', 'ok']);
    } finally {
      world.undoRequests();
    }
    expect(await stateOf()).toEqual(before);
    const [row] = await world.sql`select source, status, confirmed_by from public.patient_conditions c
      where patient_id = ${world.people.patientB} order by created_at limit 1`;
    expect(row).toMatchObject({ source: 'self', status: 'removed', confirmed_by: null });
  });
});

describe('an id', () => {
  /** Visit types of listed specialists and terms are public; a key is drawn by who sends it. */
  const PUBLIC = new Set(['p_visit_type', 'p_terms', 'p_key', 'p_attempt', 'p_idempotency_key', 'p_device']);
  /** Made to say of anybody listed what anyone may know, and nothing of all others: its own test says what that is. */
  const OPEN = new Set(['organization_of_specialist', 'specialist_page', 'script_outlook']);
  /** Whose id is the unverified specialist's own. */
  const OF_UNVERIFIED = new Set(['open_registration_file']);
  const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

  /** Operators work with other people's ids; who alone gets through has a right to that very row. */
  const mayByRight = (row: FunctionRow, who: Who) => {
    if (who === 'operator') return row.gives.operator !== 'refused';
    return row.gives[who] === 'ok' && row.gives.unverified !== 'ok';
  };

  const asked = Object.entries(functions).filter(([name, row]) => row.granted !== 'server' && !OPEN.has(name));
  it.each(asked.map(([name, row], turn) => ({ name, row, turn })))(
    'that belongs to somebody else is answered by $name like one that nobody has',
    async ({ name, row, turn }) => {
      const args = row.args(world);
      const path = `/rest/v1/rpc/${name}`;
      const ids = Object.entries(args).filter(([key, value]) => isId(value) && !PUBLIC.has(key));
      if (ids.length === 0) return;
      const tries = async (who: Who) => {
        const foreign = await ask(world, who, 'POST', path, args);
        for (const [key, real] of ids) {
          const unknown = randomUUID();
          const nobody = await ask(world, who, 'POST', path, { ...args, [key]: unknown });
          const told = (answer: typeof foreign) => [answer.status, answer.text.replaceAll(unknown, String(real))];
          expect(told(nobody), `${key} by ${who}`).toEqual(told(foreign));
        }
      };
      const strangers = STRANGERS.filter(
        (one) => !mayByRight(row, one) && !(one === 'unverified' && OF_UNVERIFIED.has(name)),
      );
      await Promise.all(inShortRun(strangers, turn).map(tries));
    },
  );
});
