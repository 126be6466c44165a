import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PRODUCT = /^(shared-.*|host|remote-.*|emergency)$/;
/** What stands in for somebody in tests. */
const FOR_TESTS = /\.(test|fixtures)\.tsx?$|\/(test|testing|test-support|examples|matrix)\/|\/acted-booking\.tsx$/;
/** The present of the device: `Date.now`, `new Date()`, `Date()`, and a formatter that is given nothing. */
const DEVICE_CLOCK = /\bDate\.now\b|\bDate\(\s*\)|\bnew Date\b(?!\s*\()|\.format(ToParts)?\(\s*\)|\bTemporal\.Now\b/;
const THE_ONE = 'shared-contracts/src/clock/clock.ts';

const files = readdirSync(ROOT)
  .filter((folder) => PRODUCT.test(folder))
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/src/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !FOR_TESTS.test(file)),
  );
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('all screens ask one clock for the present, because that of a device may be days off', () => {
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) =>
    DEVICE_CLOCK.test(withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(asking).toEqual([THE_ONE]);
});

test.each(['Date.now()', 'now: Date.now,', 'new Date()', 'new Date( )', 'CLOCK.format()'])('%s is found', (code) => {
  expect(DEVICE_CLOCK.test(code)).toBe(true);
});
test.each(['new Date(at)', 'Date.parse(text)', 'CLOCK.format(at)', 'Date.UTC(2026, 1)'])('%s is not', (code) => {
  expect(DEVICE_CLOCK.test(code)).toBe(false);
});
