import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { functionsOf } from '../matrix/catalogue';
import { type HostileValue, HostileValues, isRefusedUnread } from '../matrix/hostile-values';
import { type FunctionRow, PEOPLE, type Who } from '../matrix/matrix';
import { sendOne } from '../matrix/send';
import { type LiveWorld, startWorld } from '../matrix/world';

// Every argument of every function of schema public, taken from the catalogue, is sent values that were made to hurt.
const areas = await loadAreas();
const { functions } = mergeAreas(areas);
let world: LiveWorld;
let catalogue: unknown;
let sent = 0;
const values = new HostileValues();
const types = new Map<string, { name: string; type: string }[]>();

/** What a statement smuggled in could have changed about the schema and its rights. */
const readCatalogue = () => world.sql`
  select (select md5(string_agg(c::text, '|' order by c.oid)) from (select oid, relname, relowner, relacl::text, relrowsecurity
      from pg_class where relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage', 'realtime', 'identity')) c)
      as tables,
    (select md5(string_agg(p::text, '|' order by p.oid)) from (select oid, proname, prosrc, proacl::text from pg_proc
      where pronamespace::regnamespace::text in ('public', 'private', 'auth', 'storage', 'realtime')) p) as functions,
    (select md5(string_agg(r::text, '|' order by r.oid)) from pg_roles r) as roles`;

beforeAll(async () => {
  world = await startWorld();
  for (const area of areas) await area.prepare?.(world);
  for (const { name, args } of await functionsOf(world.sql, 'public')) types.set(name, args);
  world.undoRequests();
  catalogue = await readCatalogue();
});
afterAll(async () => {
  await world?.close();
  process.stdout.write(`hostile values: ${sent} sent\n`);
});

/** Who gets furthest into the function. */
const whoMay = (row: FunctionRow): Who => PEOPLE.find((who) => row.gives[who] === 'ok') ?? 'patientA';

async function send(name: string, who: Who, args: Record<string, unknown>, argument: string, value: HostileValue) {
  const others = Object.entries(args).filter(([key, one]) => key !== argument && one !== undefined);
  const fields = others.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`);
  const started = performance.now();
  const { status, text } = await sendOne(`${world.stack.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...world.headers[who], 'content-type': 'application/json' },
    body: `{${[...fields, `${JSON.stringify(argument)}:${value.json}`].join(',')}}`,
  });
  sent += 1;
  return { status, text, seconds: (performance.now() - started) / 1000 };
}

/** Words of a stack, a statement or a place of ours. */
const internals = /\n\s+at |node_modules|\.[jt]s:\d|PL\/pgSQL|PostgresError|\bselect\b.+\bfrom\b|insert into|CONTEXT:/i;

function wrongWith(answer: Awaited<ReturnType<typeof send>>, row: FunctionRow): string | null {
  const { status, text, seconds } = answer;
  // Those that sleep, sleep for 30.
  if (seconds > 29) return `slept ${Math.round(seconds)} s`;
  if (status < 300) return null;
  const { code, message } = JSON.parse(text) as { code: string; message: string };
  if (status < 400 || status >= 500) return `${status} ${code}`;
  if (internals.test(message)) return `tells ${message}`;
  // A constraint that speaks for the function shows the whole row to whoever asked; the server may read it anyway.
  return row.granted !== 'server' && code.startsWith('23') ? `${code} instead of a refusal: ${message}` : null;
}

describe('a body', () => {
  const json = '{"a":"b"}';
  it.each([
    ['the data routes', '/rest/v1/rpc/find_slots'],
    ['the exchange', '/auth/v1/token?grant_type=id_token'],
    ['the listing of files', '/storage/v1/object/list/documents'],
    ['a portrait', '/functions/v1/documents/portrait'],
    ['the sign-in form', '/__clerk/v1/client/sign_ins'],
  ])('without end is not read to its end by %s', async (_, path) => {
    let read = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        read += 1;
        if (read > 3000) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const response = await fetch(world.stack.url + path, {
      method: 'POST',
      headers: { ...world.headers.patientB, 'content-type': 'image/png', origin: world.stack.url },
      body: endless,
      duplex: 'half',
    } as RequestInit).catch(() => null);
    // The service may also just close the door.
    if (response) expect(response.status).toBeGreaterThanOrEqual(400);
    if (response) expect(response.status).toBeLessThan(500);
    expect(read).toBeLessThan(3000);
  });

  it('that is no JSON is refused', async () => {
    const url = `${world.stack.url}/rest/v1/rpc/find_slots`;
    for (const body of [
      '{',
      'nonsense',
      '\u0000',
      `${json}${json}`,
      '"text"',
      '\ufeff{',
      `{"a":1,}`,
      "{'a':1}",
      '{"a":NaN}',
    ]) {
      const headers = { ...world.headers.guest, 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body });
      expect(response.status, body).toBeGreaterThanOrEqual(400);
      expect(response.status, body).toBeLessThan(500);
      expect(await response.text(), body).not.toMatch(internals);
    }
  });

  it('of another kind is refused or not understood, never run', async () => {
    const url = `${world.stack.url}/rest/v1/rpc/take_booking_draft`;
    for (const type of [
      'text/plain',
      'text/csv',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'x',
    ]) {
      const headers = { ...world.headers.guest, 'content-type': type };
      const response = await fetch(url, { method: 'POST', headers, body: "p_code='; select pg_sleep(30); --" });
      expect(response.status, type).toBeLessThan(500);
    }
  });
});

describe('a hostile value', () => {
  it.each(Object.entries(functions))(
    'in %s is answered calmly',
    async (name, row) => {
      const args = row.args(world);
      const who = whoMay(row);
      const wrong: string[] = [];
      const own = types.get(name) ?? [];
      const attempts = own.flatMap((argument, index) => {
        const isFirst = own.findIndex(({ type }) => type === argument.type) === index;
        return values.next(argument.type, isFirst).map((value) => ({ argument, value }));
      });
      const left = attempts.values();
      const worker = async () => {
        for (const { argument, value } of left) {
          const answer = await send(name, who, args, argument.name, value);
          const problem = wrongWith(answer, row);
          if (problem) wrong.push(`${argument.name} = ${value.name}: ${problem}`);
          if (answer.status < 300 && isRefusedUnread(argument.type, value)) wrong.push(`${value.name} was read`);
        }
      };
      await Promise.all(Array.from({ length: 6 }, worker));
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('changed neither tables nor functions nor rights', async () => {
    expect(await readCatalogue()).toEqual(catalogue);
  });
});
