// @vitest-environment jsdom
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { backendOutcome } from './data-double';
import { ADDRESSES } from './expected-addresses';
import { EXPECTED_ENDS, SIGNS } from './expected-ends';
import { JUNK_METADATA, junk, VISITORS, type VisitorName } from './visitors';
import { preload, type Walk, walk } from './walk';

vi.mock('@clerk/react', async () => (await import('./vendor-double')).clerkModule());
vi.mock('../../session/backend-store', async () => (await import('./data-double')).dataModule());

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const ID = '00000000-0000-4000-8000-000000000000';
const WRONG_ROLE = 'This page is not for your account';
/** Guard and callback, at most with the verification screen before them: nobody is led through more redirects. */
const MOST_REDIRECTS = 3;

const [head = '', ...lines] = EXPECTED_ENDS.trim()
  .split('\n')
  .filter((line) => line !== '');
const NAMES = head.split(/\s+/).slice(1) as VisitorName[];
const CASES = lines.map((line) => line.trim().split(/\s+/));
const pathOf = (address: string) => address.split(/[?#]/)[0];
const rowAt = (address: string) => ROWS.find((row) => row.path.replace(':id', ID) === pathOf(address));
const titleAt = (address: string) =>
  pathOf(address) === SIGNS.two0 ? 'Set up two-step sign-in' : rowAt(address)?.title;

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  await preload();
});
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  backendOutcome.now = 'ready';
});

/** What a sign stands for, at an address. */
function expectedEnd(sign: string, address: string): { end: string; heading: string | undefined } {
  if (sign === '~') return { end: address, heading: 'waiting' };
  if (sign === '=') return { end: address, heading: titleAt(address) };
  if (sign === '!P' || sign === '!S') return { end: address, heading: WRONG_ROLE };
  const to = SIGNS[sign as keyof typeof SIGNS];
  if (to === undefined) throw new Error(`The table has no sign ${sign}`);
  const end = to.endsWith('redirect=') ? to + encodeURIComponent(address) : to;
  return { end, heading: titleAt(end) };
}

function expectNoDetour({ steps, drawn, heading, end }: Walk, told: string): void {
  expect(new Set(steps).size, `in circles: ${told}`).toBe(steps.length);
  expect(steps.length - 1, told).toBeLessThanOrEqual(MOST_REDIRECTS);
  // No page of another section is drawn on the way, not for a moment, and only the one at the end.
  const row = rowAt(end);
  const isDrawn = row !== undefined && heading === row.title && row.later !== true && !/^(auth|host)$/.test(row.owner);
  if (row !== undefined) expect(drawn, told).toEqual(isDrawn ? [row.path] : []);
}

function expectEnd(walked: Walk, sign: string, address: string): void {
  const told = walked.steps.join(' -> ');
  expect({ end: walked.end, heading: walked.heading }, told).toEqual(expectedEnd(sign, address));
  if (sign === '!P') expect(walked.text, told).toContain('This page belongs to patients.');
  if (sign === '!S') expect(walked.text, told).toContain('This page belongs to healthcare providers.');
  expectNoDetour(walked, told);
}

it('the table has every route and every visitor, once', () => {
  expect(CASES.map(([path]) => path).sort()).toEqual(ROWS.map((row) => row.path).sort());
  expect(NAMES).toEqual(Object.keys(VISITORS));
  expect(new Set(CASES.map((signs) => signs.length))).toEqual(new Set([NAMES.length + 1]));
});

for (const [place, who] of NAMES.entries()) {
  it.each(CASES.map(([path = '', ...signs]) => [who, path, signs[place] ?? '']))(
    'a visitor who is %s opens %s: %s',
    async (_, path, sign) => {
      const address = path.replace(':id', ID);
      expectEnd(await walk(address, VISITORS[who]()), sign, address);
    },
  );
}

/** Where data matters, and where a decision could come to depend on it. */
const DATA_CASES = CASES.filter(([path = '']) => rowAt(path.replace(':id', ID))?.backend || /role|callback/.test(path));
describe.each(['connecting', 'failed'] as const)('while the backend is %s', (outcome) => {
  it.each(DATA_CASES)('%s leads to the same place', async (path, ...signs) => {
    backendOutcome.now = outcome;
    const address = path.replace(':id', ID);
    for (const who of ['noRole', 'P', 'S'] as const) {
      expectEnd(await walk(address, VISITORS[who]()), signs[NAMES.indexOf(who)] ?? '', address);
    }
  });
});

it.each(ADDRESSES)('a visitor who is %s opens %s and ends at %s: %s', async (who, address, end, heading) => {
  const walked = await walk(address, VISITORS[who]());
  expect({ end: walked.end, heading: walked.heading }, walked.steps.join(' -> ')).toEqual({ end, heading });
  if (walked.steps.length > 1)
    expectNoDetour({ ...walked, steps: [...new Set(walked.steps)] }, walked.steps.join(' -> '));
});

it.each(JUNK_METADATA)('metadata %o is no role', async (metadata) => {
  const { end } = await walk('/specialist/dashboard', junk(metadata));
  expect(end).toBe('/auth/role-selection');
});

it('says once that somebody arrived, and why somebody did not', async () => {
  expect((await walk('/auth/callback', VISITORS.P())).toasts).toEqual(['callback.welcome']);
  expect((await walk('/auth/sign-in', VISITORS.P())).toasts).toEqual(['callback.welcome']);
  expect((await walk('/auth/callback?error=x', VISITORS.out())).toasts).toEqual(['callback.failed']);
  expect((await walk('/patient/dashboard', VISITORS.P())).toasts).toEqual([]);
});
