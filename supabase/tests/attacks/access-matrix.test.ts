import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { ask, outcomeOf, seesOf } from '../matrix/ask';
import { factsOf, functionsOf, relationsOf, type TableFacts } from '../matrix/catalogue';
import { type FunctionRow, PEOPLE, type TableRow, type Who } from '../matrix/matrix';
import { type LiveWorld, startWorld } from '../matrix/world';

const areas = await loadAreas();
const { tables, functions, helpers } = mergeAreas(areas);
/** They are no part of A's care. */
const STRANGERS: readonly Who[] = ['guest', 'patientB', 'other', 'unverified', 'operator'];
const ROLES: Record<FunctionRow['granted'], string[]> = {
  anyone: ['anon', 'authenticated'],
  'signed in': ['authenticated'],
  server: ['service_role'],
  nobody: [],
};

let world: LiveWorld;
let before: string;
let begun: string;
let cells = 0;

/** One number for all that the database keeps. What it only passes on (realtime.messages) is gone after a minute. */
async function fingerprint(): Promise<string> {
  const found = await world.sql<{ tables: string[] }[]>`
    select array_agg(format('%I.%I', n.nspname, c.relname) order by 1) as tables from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage', 'realtime') and c.relkind = 'r'
      and (n.nspname, c.relname) <> ('realtime', 'messages')`;
  const hashes = (found[0]?.tables ?? []).map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
  );
  const rows = await world.sql.unsafe(hashes.join(' union all '));
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}

beforeAll(async () => {
  world = await startWorld();
  for (const area of areas) await area.prepare?.(world);
  before = await fingerprint();
  [{ begun }] = await world.sql<[{ begun: string }]>`select clock_timestamp()::timestamp::text as begun`;
  world.undoRequests();
});
afterAll(async () => {
  await world?.close();
  process.stdout.write(`access matrix: ${cells} cells asserted over HTTP\n`);
});

const eachPerson = async <T>(question: (who: Who) => Promise<T>) => {
  const answers = await Promise.all(PEOPLE.map(async (who) => [who, await question(who)] as const));
  cells += answers.length;
  return Object.fromEntries(answers) as Record<Who, T>;
};

function expectNoSecret(who: Who, text: string, where: string): void {
  for (const secret of world.secrets) expect(text, `${where} shows ${who} what A told`).not.toContain(secret);
}

/** Nothing of A, neither who they are nor what they told, reaches a stranger. */
function expectNothingOfA(who: Who, text: string, row: TableRow, where: string): void {
  if (!STRANGERS.includes(who)) return;
  expectNoSecret(who, text, where);
  if (!row.meetsA?.includes(who)) expect(text, `${where} shows ${who} A's id`).not.toContain(world.people.patientA);
}

async function selects(row: TableRow, { name, columns }: Pick<TableFacts, 'name' | 'columns'>) {
  const found = await eachPerson(async (who) => {
    const shown = row.hidden === undefined ? '*' : columns.filter((one) => !row.hidden?.includes(one)).join();
    const answer = await ask(world, who, 'GET', `/rest/v1/${name}?select=${shown}`);
    expectNothingOfA(who, answer.text, row, name);
    return seesOf(answer);
  });
  expect(found, `select on ${name}`).toEqual(row.select);
  for (const column of row.hidden ?? []) {
    const asked = await eachPerson(async (who) =>
      seesOf(await ask(world, who, 'GET', `/rest/v1/${name}?select=${column}`)),
    );
    expect(new Set(Object.values(asked)), `${name}.${column}`).toEqual(new Set(['refused']));
  }
}

async function writes(row: TableRow, facts: TableFacts, verb: 'insert' | 'update' | 'delete') {
  const { name, kind, key, columns, row: sample } = facts;
  const filter = key.map((column) => `${column}=eq.${encodeURIComponent(String(sample[column]))}`).join('&');
  const [first = ''] = columns;
  const whole = Object.fromEntries(columns.map((column) => [column, sample[column]]));
  const attempt = (who: Who) => {
    if (verb === 'insert') return ask(world, who, 'POST', `/rest/v1/${name}`, whole);
    if (verb === 'delete') return ask(world, who, 'DELETE', `/rest/v1/${name}?${filter}`);
    return ask(world, who, 'PATCH', `/rest/v1/${name}?${filter}`, { [first]: sample[first] });
  };
  const found = await eachPerson(async (who) => {
    const outcome = outcomeOf(await attempt(who));
    // A view over several tables: PostgreSQL has no way to write it, and says so before it looks at grants.
    return kind === 'view' && outcome === '500 55000' ? 'refused' : outcome;
  });
  const expected = Object.fromEntries(PEOPLE.map((who) => [who, row.writes?.[verb]?.[who] ?? 'refused']));
  expect(found, `${verb} on ${name}`).toEqual(expected);
}

describe('the matrix', () => {
  it('has a row for every table and view of schema public, and none that is gone', async () => {
    expect(Object.keys(tables).sort()).toEqual(await relationsOf(world.sql));
  });

  it('has a row for every function of schema public, and none that is gone', async () => {
    const found = await functionsOf(world.sql, 'public');
    expect(Object.keys(functions).sort()).toEqual(found.map(({ name }) => name));
  });

  it('has a reason for every helper of schema private that the API’s roles may execute', async () => {
    const open = (await functionsOf(world.sql, 'private')).filter(({ callers }) => callers.length > 0);
    expect(Object.keys(helpers).sort()).toEqual(open.map(({ name }) => name));
  });

  it('says of every function which roles may execute it', async () => {
    const found = (await functionsOf(world.sql, 'public')).filter(({ name }) => name in functions);
    const expected = found.map(({ name }) => [name, ROLES[functions[name]?.granted ?? 'server']]);
    expect(found.map(({ name, callers }) => [name, callers])).toEqual(expected);
  });
});

describe('tables over HTTP', () => {
  it.each(Object.entries(tables))('%s', async (name, row) => {
    const facts = await factsOf(world.sql, name, world.people.patientA);
    await selects(row, facts);
    for (const verb of ['insert', 'update', 'delete'] as const) await writes(row, facts, verb);
  });
});

describe('functions over HTTP', () => {
  it.each(Object.entries(functions))('%s', async (name, row) => {
    const args = row.args(world);
    const found = await eachPerson(async (who) => {
      const answer = await ask(world, who, 'POST', `/rest/v1/rpc/${name}`, args);
      if (STRANGERS.includes(who)) expectNoSecret(who, answer.text, name);
      return outcomeOf(answer);
    });
    expect(found).toEqual(row.gives);
  });
});

it('left the world as it was', async () => {
  expect(await fingerprint()).toBe(before);
  expect(await world.sql`select event from realtime.messages where inserted_at > ${begun}::text::timestamp`).toEqual(
    [],
  );
});
