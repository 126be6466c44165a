import { expect, it } from 'vitest';
import { servingRequest } from './request-facts';
import { TransactionOpening } from './transaction-opening';

const OPENING = [
  ['begin', []],
  [`SELECT set_config('role', $1, true)`, ['authenticated']],
  [`SELECT set_config('response.status', '', true)`, []],
  [`SET LOCAL ROLE "authenticated"`, []],
  [`SELECT set_config('request.jwt.claims', $1, true)`, ['{"sub":"a"}']],
] as const;

function opened(preRequest: string | null = null) {
  const opening = new TransactionOpening(preRequest);
  for (const [statement, parameters] of OPENING) expect(opening.deferStatement(statement, parameters)).not.toBeNull();
  return opening;
}

it('keeps what a transaction begins with and gives it once, in its order', () => {
  const opening = opened();
  expect(opening.take()).toEqual([
    { statement: 'begin', parameters: [] },
    {
      statement: `select set_config('role', $1, true), set_config('response.status', $2, true), set_config('role', $3, true), set_config('request.jwt.claims', $4, true)`,
      parameters: ['authenticated', '', 'authenticated', '{"sub":"a"}'],
    },
  ]);
  expect(opening.take()).toEqual([]);
});

it('tells of the request it serves with that, also where the library does not', () => {
  const request = new Request('http://localhost/rest/v1/profiles?id=eq.1', { headers: { 'x-acting-for': 'lwazi' } });
  const told = servingRequest(request, () => opened('private.before').take());
  expect(told[1]?.statement).toMatch(/'request.method', \$5.*'request.path', \$6.*'request.headers', \$7/);
  expect(told[1]?.parameters.slice(4)).toEqual(['GET', '/profiles', '{"x-acting-for":"lwazi"}']);
  expect(told[2]?.statement).toBe('select private.before()');
});

it('asks the function before each request once, when it is settled who asks', () => {
  const opening = opened('private.before');
  expect(opening.take().at(-1)).toEqual({ statement: 'select private.before()', parameters: [] });
  expect(opening.take()).toEqual([]);
});

it('knows whether the statement it is sent with may choose its answer', () => {
  const opening = opened();
  expect(opening.mayChoose).toBe(true);
  opening.take();
  expect(opening.mayChoose).toBe(false);
});

it('has a transaction to end only after something was asked', () => {
  const opening = opened();
  expect(opening.isOpen).toBe(false);
  opening.take();
  expect(opening.isOpen).toBe(true);
});

it.each([
  'select * from public.visit_types',
  `select set_config('role', $1, false)`,
  `select set_config('role', $1, true), pg_sleep(1)`,
  `select current_setting('response.status', true) as status`,
  `set local role "a"; drop table b`,
  'begin; select 1',
])('puts off nothing else: %s', (statement) => {
  expect(new TransactionOpening().deferStatement(statement, [])).toBeNull();
});
