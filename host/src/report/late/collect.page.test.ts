// @vitest-environment jsdom
import { REPORT_LIMITS, type SectionReport } from '@telehealth/contracts/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Collector, createCollector } from './collect';

const ORIGIN = 'https://sawubona.example';
const BUILDS: Readonly<Record<string, string>> = { host: 'aaaaaaaaaa', patient: 'bbbbbbbbbbbb', visit: 'cccccccccccc' };
const SHOWN = { route: '/patient/appointments', section: 'patient' } as const;

let collector: Collector;
beforeEach(() => {
  collector = createCollector((section) => BUILDS[section] ?? null, ORIGIN);
});
const take = (): SectionReport => JSON.parse(collector.take() ?? '{}');
const at = (line: number) => {
  const error = new TypeError('x');
  error.stack = `TypeError: x\n    at a (${ORIGIN}/r/remote_patient/static/js/async/page.0a1b2c3d.js:${line}:1)`;
  return { kind: 'error', error } as const;
};

describe('a page load', () => {
  it('counts once for each section that it used', () => {
    for (const section of ['host', 'patient', 'patient', 'visit', 'host'] as const) collector.use(section);
    expect(take().used).toEqual([
      { section: 'host', build: 'aaaaaaaaaa' },
      { section: 'patient', build: 'bbbbbbbbbbbb' },
      { section: 'visit', build: 'cccccccccccc' },
    ]);
    collector.use('visit');
    expect(collector.take()).toBeNull();
  });

  it('counts once as one with a problem, however often and wherever it comes', () => {
    for (const line of [1, 1, 1, 2]) collector.add(at(line), SHOWN);
    const { problems, used } = take();
    expect(problems.map(({ first, times, place }) => [first, times, place])).toEqual([
      [true, 3, 'page.0a1b2c3d.js:1:1'],
      [false, 1, 'page.0a1b2c3d.js:2:1'],
    ]);
    expect(used).toEqual([{ section: 'patient', build: 'bbbbbbbbbbbb' }]);
    collector.add(at(1), SHOWN);
    expect(take().problems[0]?.first).toBe(false);
  });

  it('counts by the build that runs, also after the page took over another one', () => {
    let build = 'bbbbbbbbbbbb';
    collector = createCollector(() => build, ORIGIN);
    collector.add(at(1), SHOWN);
    build = 'dddddddddddd';
    collector.add(at(1), SHOWN);
    expect(take().problems.map(({ build, first }) => [build, first])).toEqual([
      ['bbbbbbbbbbbb', true],
      ['dddddddddddd', true],
    ]);
  });

  it('tells nothing of a section whose build is not known', () => {
    collector.use('auth');
    collector.add({ kind: 'failure', error: { id: 'remote.unavailable' }, section: 'auth' }, SHOWN);
    collector.measure('auth', 'lcp', 12);
    expect(collector.take()).toBeNull();
  });
});

it('what is sent keeps to the bounds of the function', () => {
  for (let line = 1; line <= 60; line += 1) collector.add(at(line), { ...SHOWN, route: `/${'patient/'.repeat(6)}x` });
  for (let n = 0; n < 60; n += 1) collector.measure('patient', 'inp', n + 0.4);
  for (const value of [-1, Number.NaN, 1e9]) collector.measure('patient', 'lcp', value);
  const body = collector.take() ?? '';
  expect(body.length).toBeLessThanOrEqual(REPORT_LIMITS.body);
  const { problems, measured } = JSON.parse(body) as SectionReport;
  expect(problems.length).toBeLessThanOrEqual(REPORT_LIMITS.problems);
  expect(measured).toHaveLength(REPORT_LIMITS.measured);
  expect(measured.every(({ metric, value }) => metric === 'inp' && Number.isInteger(value))).toBe(true);
});
