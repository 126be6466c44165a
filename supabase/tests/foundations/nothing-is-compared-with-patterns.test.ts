import { startTestBackend, type TestBackend } from '@telehealth/local-services/test-support/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOne } from '../matrix/send';
import { addPatient, addSpecialist, as, asGuest, claimsOf } from '../support/people';

let stack: TestBackend;
let patient: string;

const LIMIT = `create function public.my_limit() returns text language sql volatile set search_path = ''
  as $$ select current_setting('statement_timeout') $$;`;

beforeAll(async () => {
  stack = await startTestBackend(LIMIT);
  patient = await addPatient(stack.database.sql);
  await addSpecialist(stack.database.sql);
});
afterAll(() => stack.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (cause) => cause.code,
  );
const send = async (who: 'guest' | 'patient', path: string, method = 'GET', body?: string) => {
  const { sub, ...claims } = claimsOf(patient);
  const token = await stack.issuer.token(sub, claims);
  return sendOne(`${stack.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      ...(who === 'patient' && { authorization: `Bearer ${token}` }),
    },
    body,
  });
};

describe('in the database, where PostgREST alone stands before it,', () => {
  it('every table has the rule, and every view asks itself', async () => {
    const open = await stack.database.sql<{ name: string }[]>`
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
        and (has_any_column_privilege('anon', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select'))
        and case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) !~ 'private\\.asked_plainly'
          when c.relkind in ('r', 'p') then not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive
            and p.polcmd = 'r' and p.polroles @> array['anon'::regrole, 'authenticated'::regrole]::oid[]
            and pg_get_expr(p.polqual, c.oid) ~ 'private\\.asked_plainly') end`;
    expect(open).toEqual([]);
  });

  it.each([
    ['guest', 'specialist_public'],
    ['guest', 'visit_types'],
    ['guest', 'emergency_numbers'],
    ['patient', 'profiles'],
    ['patient', 'specialist_public'],
  ])('a pattern of a %s is compared with nothing of %s', async (who, name) => {
    const { sql } = stack.database;
    const ask = (how: string) => (tx: Parameters<Parameters<typeof asGuest>[1]>[0]) =>
      tx.unsafe<{ n: number }[]>(`select count(*)::int as n from public.${name} one where ${how}`);
    const sent = (how: string) => (who === 'guest' ? asGuest(sql, ask(how)) : as(sql, patient, ask(how)));
    for (const how of ["one::text ~ '.'", "not one::text ~* '.'", "to_tsvector(one::text) @@ to_tsquery('xyz')"])
      expect(await codeOf(sent(how)), how).toBe('PT400');
    expect((await sent('true'))[0]?.n).toBeGreaterThan(0);
  });

  it('what a counted function gives is not compared either', async () => {
    const ask = asGuest(stack.database.sql, (tx) => tx`select f from public.public_facts('UTC') f where f::text ~ 'a'`);
    expect(await codeOf(ask)).toBe('PT400');
  });
});

const PATTERNS = ['match', 'imatch', 'fts', 'plfts', 'phfts', 'wfts'];
const WAYS = (operator: string) => [
  `specialist_public?bio=${operator}.a`,
  `specialist_public?bio=not.${operator}.a`,
  `specialist_public?bio=${operator}(any).{a,b}`,
  `specialist_public?bio=fts(english).a`,
  `specialist_public?or=(bio.${operator}.a,name.eq.b)`,
  `specialist_public?and=(name.eq.b,or(bio.not.${operator}.a,name.eq.c))`,
  `specialist_public?not.or=(bio.${operator}.a)`,
  `visit_types?select=*,specialist_public(name)&specialist_public.bio=${operator}.a`,
  `triage_rulesets?rules->>a=${operator}.a`,
  `specialist_public?bio=${operator.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}.a`,
  `specialist_public?bio=%20${operator}.a`,
];

describe('the gateway', () => {
  it.each(PATTERNS)('refuses %s in every place where a request compares, from whomever', async (operator) => {
    for (const path of WAYS(operator)) {
      for (const who of ['guest', 'patient'] as const) {
        const answer = await send(who, path);
        expect(answer.status, `${who} ${path} ${answer.text}`).toBe(400);
      }
    }
    expect((await send('patient', `profiles?name=${operator}.a`, 'PATCH', '{}')).status).toBe(400);
  });

  it('answers what the pages ask', async () => {
    const asked = [
      'specialist_public?name=ilike.*a*&specialty=eq.fts.a',
      'visit_types?active=is.true&or=(name.eq.match)',
    ];
    for (const path of asked) expect((await send('guest', path)).status, path).toBe(200);
  });
});

describe('a statement', () => {
  it.each([
    ['guest', 'POST', '3s'],
    ['guest', 'GET', '3s'],
    ['patient', 'GET', '3s'],
    ['patient', 'POST', '8s'],
  ] as const)('of a %s that is sent by %s ends after %s', async (who, method, limit) => {
    const answer = await send(who, 'rpc/my_limit', method, method === 'POST' ? '{}' : undefined);
    expect(JSON.parse(answer.text)).toBe(limit);
  });

  it('of a table has the same limit, asked by HEAD as well', async () => {
    const limitOf = async (role: string, method: string) => {
      const [row] = await stack.database.sql.begin(async (tx) => {
        await tx`select set_config('statement_timeout', '8s', true), set_config('request.method', ${method}, true),
          set_config('role', ${role}, true)`;
        await tx`select private.before_request()`;
        return tx<{ limit: string }[]>`select current_setting('statement_timeout') as limit`;
      });
      return row?.limit;
    };
    expect(await limitOf('authenticated', 'HEAD')).toBe('3s');
    expect(await limitOf('authenticated', 'PATCH')).toBe('8s');
    expect(await limitOf('anon', 'HEAD')).toBe('3s');
    expect(await limitOf('service_role', 'GET')).toBe('8s');
  });
});
