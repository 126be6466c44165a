import { PROBLEM_NAMES, PROBLEM_WORDS, REPORT_FORMS, REPORT_LIMITS } from '@telehealth/contracts/reports';
import { ROUTE_TABLE } from '@telehealth/contracts/routes';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOf, problem, used } from '../support/reports';

let stack: TestStack;
const A = buildOf('a');
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

const site = () => `http://localhost:${stack.port}`;
const send = (body: BodyInit, headers: Record<string, string> = { origin: site() }, method = 'POST') =>
  fetch(`${stack.url}/functions/v1/report`, { method, headers, body });
const tell = (told: object, headers?: Record<string, string>) =>
  send(JSON.stringify({ used: [], problems: [], measured: [], ...told }), headers);
const rows = async () => {
  const [row] = await stack.database.sql<{ count: number }[]>`
    select coalesce(sum(times), 0)::int as count from private.report_counts`;
  return row?.count;
};

it('takes a report of a page without a key, a session or a question before, and tells nothing back', async () => {
  const measured = [{ section: 'patient', build: A, metric: 'lcp', value: 1200 }];
  const answer = await tell({ used: [used('patient', A)], problems: [problem(A)], measured });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await rows()).toBe(3);
  const kept = await stack.database.sql`select * from private.report_problems`;
  expect(kept).toMatchObject([{ section: 'patient', build: A, name: 'TypeError', words: 'nothing' }]);
});

describe('it refuses, and counts nothing,', () => {
  const person = 'Thandi Nkosi';
  const wrong: [string, object][] = [
    ['a field more', { problems: [{ ...problem(A), message: person }] }],
    ['a list more', { people: [person] }],
    ['a section that there is not', { used: [{ section: person, build: A }] }],
    ['a build that is none', { used: [{ section: 'patient', build: person }] }],
    ['words that are none of the list', { problems: [problem(A, { words: 'thandi-nkosi' })] }],
    ['a name that is none of the list', { problems: [problem(A, { name: 'ThandiError' as never })] }],
    ['an address with an id', { problems: [problem(A, { route: '/consultation/7d1c9f40-0000' })] }],
    ['an address with a search', { problems: [problem(A, { route: '/find-specialist?q=thandi' })] }],
    ['a place that is no file', { problems: [problem(A, { place: 'https://x.example/thandi.js:1:2' })] }],
    ['more problems than a page may have', { problems: Array.from({ length: 21 }, () => problem(A)) }],
    ['a problem a thousand times', { problems: [problem(A, { times: 1000 })] }],
    ['a value that is no time', { measured: [{ section: 'patient', build: A, metric: 'lcp', value: 1e9 }] }],
  ];
  it.each(wrong)('%s', async (_, told) => {
    const before = await rows();
    const answer = await tell(told);
    expect([answer.status, (await answer.json()).hint]).toEqual([400, 'data.invalid']);
    expect(await rows()).toBe(before);
  });

  it('who comes from another site, or from none', async () => {
    for (const origin of ['https://other.example', `${site()}.other.example`, 'null', ''])
      expect((await tell({ used: [used('patient', A)] }, origin === '' ? {} : { origin })).status).toBe(403);
  });

  it('what is no JSON, or longer than a report', async () => {
    for (const body of ['', 'null', '[]', '{"used":', 'x'.repeat(100)]) expect((await send(body)).status).toBe(400);
    expect((await send('x'.repeat(REPORT_LIMITS.body + 1))).status).toBe(413);
    for (const method of ['PUT', 'DELETE']) expect((await send('', { origin: site() }, method)).status).toBe(405);
  });
});

it('texts made to be read slowly are read at once', () => {
  const startedAt = performance.now();
  for (const part of ['/', '/a', 'a-', 'a.', '-', '0', '.js:1:', 'message:a.', 'react-1'])
    for (const form of Object.values(REPORT_FORMS)) expect(form.test(`${part.repeat(200_000)}!`)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

it('who sends without end is told so, and others are not', async () => {
  const statuses: number[] = [];
  const told = { used: [used('public', buildOf('c'))] };
  await withinOnePeriod(600);
  for (let n = 0; n < 125; n += 1) statuses.push((await tell(told)).status);
  expect(statuses[0]).toBe(204);
  expect(statuses.at(-1)).toBe(429);
});

it('every page has a pattern that may be told, and every class its words', () => {
  for (const { path } of ROUTE_TABLE) expect(path, path).toMatch(REPORT_FORMS.route);
  for (const words of Object.keys(PROBLEM_WORDS)) expect(words).toMatch(REPORT_FORMS.words);
  expect(new Set(PROBLEM_NAMES).size).toBe(PROBLEM_NAMES.length);
});
