import { expect, test } from 'vitest';
import { readSources } from './read-sources.mjs';

const PRODUCT = /^(shared-.*|host|remote-.*|emergency)\/src\/.*\.tsx?$/;
/** What stands in for somebody in tests. */
const FOR_TESTS = /\.(test|fixtures)\.tsx?$|\/(test|testing|test-support|examples|matrix)\/|\/acted-booking\.tsx$/;
/** The present of the device: `Date.now`, `new Date()`, `Date()`, and a formatter that is given nothing. */
const DEVICE_CLOCK = /\bDate\.now\b|\bDate\(\s*\)|\bnew Date\b(?!\s*\()|\.format(ToParts)?\(\s*\)|\bTemporal\.Now\b/;
const THE_ONE = 'shared-contracts/src/clock/clock.ts';

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('all screens ask one clock for the present, because that of a device may be days off', () => {
  const sources = readSources(PRODUCT).filter(({ file }) => !FOR_TESTS.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const asking = sources.filter(({ text }) => DEVICE_CLOCK.test(withoutComments(text)));
  expect(asking.map(({ file }) => file)).toEqual([THE_ONE]);
});

test.each(['Date.now()', 'now: Date.now,', 'new Date()', 'new Date( )', 'CLOCK.format()'])('%s is found', (code) => {
  expect(DEVICE_CLOCK.test(code)).toBe(true);
});
test.each(['new Date(at)', 'Date.parse(text)', 'CLOCK.format(at)', 'Date.UTC(2026, 1)'])('%s is not', (code) => {
  expect(DEVICE_CLOCK.test(code)).toBe(false);
});
