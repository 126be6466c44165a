// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DeskHealthPage from './desk-health-page';

const [OLD, NEW] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const RELEASE = {
  ...{ section: 'patient', build: OLD, before: null, first_at: '2026-11-20T08:00:00Z' },
  ...{ last_at: '2026-11-27T13:49:00Z', hour_from: '2026-11-27T12:00:00Z', used_hour: 100, affected_hour: 0 },
  ...{ used_day: 2000, affected_day: 4, used: 12_000, affected: 24, budget: 5, verdict: 'first', chance: 1 },
  ...{ measured: 1200, stood_median: 1400, stood_p75: 2100, lcp_p75: 1900, inp_p75: 96, cls_p75: 40 },
};
const NEWER = {
  ...{
    ...RELEASE,
    build: NEW,
    before: OLD,
    first_at: '2026-11-27T11:00:00Z',
    verdict: 'worse',
    used: 500,
    affected: 40,
  },
  ...{ used_hour: 300, affected_hour: 25, used_day: 500, affected_day: 40, stood_median: null, stood_p75: null },
};
const PROBLEM = {
  ...{ section: 'patient', build: NEW, kind: 'error', name: 'TypeError', words: 'nothing' },
  ...{ place: 'page-appointments.0a1b2c3d.js:1:2345', route: '/patient/appointments', times_day: 38, times: 38 },
  ...{ first_at: '2026-11-27T11:02:00Z', last_at: '2026-11-27T13:49:00Z' },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:50:00Z') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** @param live builds by the registry; null: it does not answer */
function open(live: Record<string, string> | null, answers: object = {}) {
  const remotes = Object.fromEntries(Object.entries(live ?? {}).map(([name, version]) => [name, { version }]));
  vi.stubGlobal('fetch', async () =>
    live === null ? new Response('', { status: 503 }) : Response.json({ schema: 1, remotes }),
  );
  const all = { desk_overview: [], mail_state: [], mails_that_failed: [], job_state: [], flag_state: [] };
  renderInHost(<DeskHealthPage />, {
    backend: createFakeBackend({ ...all, release_health: [NEWER, RELEASE], frequent_problems: [PROBLEM], ...answers }),
  });
}
const section = async (name: string) => within(await screen.findByRole('article', { name }));
const factOf = (card: Awaited<ReturnType<typeof section>>, term: string) =>
  card.getByText(term).nextElementSibling?.textContent;

it('says of the live build how it does, beside the release before, and what goes wrong', async () => {
  open({ patient: NEW });
  const card = await section('Patient’s workspace');
  expect(card.getByText('Worse than before')).toBeDefined();
  expect(factOf(card, 'Build')).toMatch(/^bbbbbbbbbbbb, first seen Today/);
  expect(card.getByText(/^With a problem since/).nextElementSibling?.textContent).toBe(
    '25 of 300 page loads, 83.3 in 1,000',
  );
  expect(factOf(card, 'Error budget')).toBe('5 in 1,000 page loads; 1600\u00a0% used');
  expect(factOf(card, 'Release before')).toBe('aaaaaaaaaaaa: 24 of 12\u00a0000 page loads, 2.0 in 1,000');
  expect(factOf(card, 'Until a page stood')).toBe('Not measured yet');
  expect(factOf(card, 'The same, release before')).toContain('Half within 1.4 s, three quarters within 2.1 s');
  const problems = within(card.getByRole('list', { name: 'Problems: Patient’s workspace' }));
  expect(problems.getByRole('listitem').textContent).toMatch(
    /^Read or called something of nothingTypeError in page-appointments\.0a1b2c3d\.js:1:2345, first on \/patient\/appointments/,
  );
});

it('shows the build that is live again, not the one that was taken back', async () => {
  open({ patient: OLD });
  const card = await section('Patient’s workspace');
  expect(factOf(card, 'Build')).toMatch(/^aaaaaaaaaaaa/);
  expect(card.getByText('Within its budget')).toBeDefined();
  expect(card.getByText('No problem came with this build.')).toBeDefined();
});

it('says what nobody told of yet, and that the registry did not answer', async () => {
  open({ patient: NEW, visit: 'cccccccccccc' });
  expect((await section('Visit and room')).getByText(/^Build cccccccccccc is live\. No page has told/)).toBeDefined();
  expect((await section('Signing in')).getByText('No page has told of it yet.')).toBeDefined();
  cleanup();
  open(null);
  expect(await screen.findByText('Which builds are live could not be read')).toBeDefined();
  const card = within(screen.getByRole('region', { name: 'Releases' }));
  expect(card.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(factOf(await section('Patient’s workspace'), 'Build')).toMatch(/^bbbbbbbbbbbb/);
});

it('says that the counts did not come, with the way on', async () => {
  open({}, { release_health: refuse('XX000', '', 500) });
  const card = within(await screen.findByRole('region', { name: 'Releases' }));
  expect((await card.findByRole('alert')).textContent).toContain(message('data.failed'));
  expect(card.getByRole('button', { name: 'Try again' })).toBeDefined();
});
