import { expect, it } from 'vitest';
import { Tally } from './tally.mjs';

const vitest = (...tests) => ({
  numPassedTests: tests.length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: tests }],
});
const spec = (title, ok, duration) => ({ file: 'b.spec.ts', title, ok, tests: [{ results: [{ duration }] }] });
const playwright = (...specs) => ({ stats: { expected: 1, skipped: 1 }, suites: [{ suites: [{ specs }] }] });

it('adds up both suites, and names what failed and what took longest', () => {
  const tally = new Tally();
  tally.suite('vitest', 0, vitest({ fullName: 'quick', duration: 20 }, { fullName: 'slow', duration: 2000 }));
  tally.suite('playwright', 1, playwright(spec('journey', true, 3000), spec('broken', false, 100)));
  expect(tally.line).toBe('3 passed, 1 failed, 1 skipped');
  expect(tally.failures).toEqual(['b.spec.ts: broken']);
  expect(tally.slowest(2)).toEqual([
    { name: 'b.spec.ts: journey', seconds: 3 },
    { name: 'a.test.ts: slow', seconds: 2 },
  ]);
});

it('counts a suite as failed that ended badly without naming a test', () => {
  const tally = new Tally();
  tally.suite('vitest', 1, vitest({ fullName: 'quick', duration: 20 }));
  expect(tally.line).toBe('1 passed, 1 failed');
});

it('says what failed outside of any test, where that is known', () => {
  const tally = new Tally();
  const stray = [{ what: 'Error: gone (beside a.test.ts)', stack: '    at here' }];
  tally.suite('vitest', 1, vitest({ fullName: 'quick', duration: 20 }), stray);
  expect(tally.line).toBe('1 passed, 1 failed');
  expect(tally.failures).toEqual(['vitest, outside of its tests: Error: gone (beside a.test.ts)\n    at here']);
});

it('says with a failed test what it said', () => {
  const tally = new Tally();
  const failureMessages = ['Error: \u001b[31mgone\u001b[39m\n\n    at here'];
  tally.suite('vitest', 1, vitest({ fullName: 'broken', status: 'failed', failureMessages }));
  expect(tally.failures).toEqual(['a.test.ts: broken\n      Error: gone\n      at here']);
});
