// @vitest-environment jsdom

import { ROUTE_ENDS, ROUTE_VISITORS, readSign } from '@telehealth/contracts/examples/route';
import { ACCOUNT_PATHS, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { backendOutcome } from './data-double';
import { ADDRESSES } from './expected-addresses';
import { JUNK_METADATA, junk, operator, VISITORS } from './visitors';
import { preload, type Walk, walk } from './walk';

vi.mock('@clerk/react', async () => (await import('./vendor-double')).clerkModule());
vi.mock('../../connection/data-area-store', async () => (await import('./data-double')).dataModule());

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const ID = '00000000-0000-4000-8000-000000000000';
const WRONG_ROLE = 'This page is not for your account';
/** Guard and callback, at most with the verification page before them. */
const MOST_REDIRECTS = 3;

const pathOf = (address: string) => address.split(/[?#]/)[0];
const rowAt = (address: string) => ROWS.find((row) => row.path.replace(':id', ID) === pathOf(address));
const titleAt = (address: string) =>
  pathOf(address) === ACCOUNT_PATHS.twoStep ? 'Set up two-step sign-in' : rowAt(address)?.title;

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  await preload();
});
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  backendOutcome.now = 'ready';
});

function expectNoDetour({ steps, drawn, heading, end }: Walk, told: string): void {
  expect(new Set(steps).size, `in circles: ${told}`).toBe(steps.length);
  expect(steps.length - 1, told).toBeLessThanOrEqual(MOST_REDIRECTS);
  // No other section's page may be drawn on the way, only the one at the end.
  const row = rowAt(end);
  const isDrawn = row !== undefined && heading === row.title && row.later !== true && !/^(auth|host)$/.test(row.owner);
  if (row !== undefined) expect(drawn, told).toEqual(isDrawn ? [row.path] : []);
}

function expectEnd(walked: Walk, sign: string, address: string): void {
  const told = walked.steps.join(' -> ');
  const { end, shows } = readSign(sign, address);
  const headings = {
    page: titleAt(end),
    wait: 'waiting',
    nothing: 'Page not found',
    patients: WRONG_ROLE,
    specialists: WRONG_ROLE,
  };
  const heading = headings[shows];
  expect({ end: walked.end, heading: walked.heading }, told).toEqual({ end, heading });
  if (shows === 'patients') expect(walked.text, told).toContain('This page is for patients.');
  if (shows === 'specialists') expect(walked.text, told).toContain('This page is for healthcare providers.');
  expectNoDetour(walked, told);
}

it('the table has every route and every visitor, once', () => {
  const paths = ROUTE_ENDS.filter(({ visitor }) => visitor === 'out').map(({ path }) => path);
  expect(paths.sort()).toEqual(ROWS.map((row) => row.path).sort());
  expect(ROUTE_ENDS).toHaveLength(ROWS.length * ROUTE_VISITORS.length);
  expect(Object.keys(VISITORS)).toEqual([...ROUTE_VISITORS]);
});

/** The short run samples every third end per route, shifted by route, so that each route and visitor occurs often. */
const sampled = <End extends { path: string }>(ends: readonly End[]) =>
  process.env.LONG === '1'
    ? ends
    : ends.filter(({ path }, at) => (at + ROWS.findIndex((row) => row.path === path)) % 3 === 0);

it.each(sampled(ROUTE_ENDS))('a visitor who is $visitor opens $path: $sign', async ({ path, visitor, sign }) => {
  const address = path.replace(':id', ID);
  expectEnd(await walk(address, VISITORS[visitor]()), sign, address);
});

/** Cases where data matters, or where a decision might come to depend on it. */
const WITH_DATA = ROUTE_ENDS.filter(
  ({ path, visitor }) =>
    /^(noRole|P)$/.test(visitor) && (rowAt(path.replace(':id', ID))?.backend || /role|callback/.test(path)),
);
describe.each(['connecting', 'failed'] as const)('while the backend is %s', (outcome) => {
  it.each(sampled(WITH_DATA))('$visitor opens $path: $sign', async ({ path, visitor, sign }) => {
    backendOutcome.now = outcome;
    const address = path.replace(':id', ID);
    expectEnd(await walk(address, VISITORS[visitor]()), sign, address);
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

it.each([
  ['/', '/', 'A doctor who sees you, wherever you are'],
  ['/patient/dashboard', '/auth/role-selection', 'Your account works for the clinic'],
  ['/specialist/appointments', '/auth/role-selection', 'Your account works for the clinic'],
  ['/auth/sign-in', '/desk', 'Desk'],
  ['/auth/callback', '/desk', 'Desk'],
  ['/auth/callback?redirect=%2Fdesk%2Fpayments', '/desk/payments', 'Payments'],
  ['/desk', '/desk', 'Desk'],
  ['/auth/role-selection', '/auth/role-selection', 'Your account works for the clinic'],
  ['/auth/security', '/auth/security', 'Sign-in and security'],
])('an operator opens %s and ends at %s: %s', async (address, end, heading) => {
  const walked = await walk(address, operator());
  expect({ end: walked.end, heading: walked.heading }).toEqual({ end, heading });
});

it('says once that somebody arrived, and why somebody did not', async () => {
  expect((await walk('/auth/callback', VISITORS.P())).toasts).toEqual(['callback.welcome']);
  expect((await walk('/auth/sign-in', VISITORS.P())).toasts).toEqual(['callback.welcome']);
  expect((await walk('/auth/callback?error=x', VISITORS.out())).toasts).toEqual(['callback.failed']);
  expect((await walk('/patient/dashboard', VISITORS.P())).toasts).toEqual([]);
});

it('leads on to each of two addresses that are wanted one after the other', async () => {
  const wanting = (address: string) => `/auth/callback?${new URLSearchParams({ redirect: address })}`;
  const { end } = await walk(wanting('/find-specialist'), VISITORS.P(), wanting('/book-consultation?draft=1'));
  expect(end).toBe('/book-consultation?draft=1');
});
