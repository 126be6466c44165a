import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../setup/run.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const [LIST, PROMISES] = ['docs/security/asvs.md', 'docs/security.md'];

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. They are numbered from one, the first levels first. */
const SECTIONS = {
  ...{ 1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2, 2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1 },
  ...{ 3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2, 4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4, 5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3 },
  ...{ 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4, 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2 },
  ...{ 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3 },
  ...{ 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1, 12.1: 3, 12.2: 2, 12.3: 4 },
  ...{ 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 4, 14.3: 3, 15.1: 3, 15.2: 3, 15.3: 7 },
  ...{ 16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2 },
};
const NUMBERS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
);
const VERDICTS = ['met', 'partly', 'not met', 'not applicable'];

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = read(LIST)
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map(cellsOf)
  .map(([number, asks, verdict, how, shown]) => ({ number, asks, verdict, how, shown }));
const isPromised = ({ verdict }) => verdict === 'met' || verdict === 'partly';
describe('every requirement of ASVS 5.0.0, levels 1 and 2,', () => {
  test('is listed once, in order, and no other', () => {
    expect(NUMBERS).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(NUMBERS);
  });

  test('has a verdict, and what is not met or not applicable says why', () => {
    expect(rows.filter(({ verdict }) => !VERDICTS.includes(verdict))).toEqual([]);
    expect(rows.filter((row) => row.asks === '' || (row.verdict !== 'met' && row.how === ''))).toEqual([]);
  });

  test('that is met or partly met names a test, or the file that was read', () => {
    const shown = /^(_read_ )?`[^`]+`(, (_read_ )?`[^`]+`)*$/;
    expect(rows.filter((row) => isPromised(row) && !shown.test(row.shown))).toEqual([]);
    const named = rows
      .flatMap((row) => row.shown.split(', '))
      .filter((text) => text !== '' && !text.startsWith('_read_'));
    expect(named.filter((text) => !/\.(test|spec)\.\w+`$/.test(text))).toEqual([]);
  });

  test('is counted as the introduction says', () => {
    const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
    const [met, partly, notMet, notApplicable] = VERDICTS.map(count);
    const onlyRead = rows.filter((row) => isPromised(row) && !/(^|, )`/.test(row.shown)).length;
    const introduction = read(LIST).replaceAll('\n', ' ');
    expect(introduction).toContain(`${met} met, ${partly} partly, ${notMet} not met, ${notApplicable} not applicable.`);
    expect(introduction).toContain(`only the named file was read: ${onlyRead} rows.`);
  });
});

test('every promise names a test', () => {
  const [, promises] = read(PROMISES).split('\n## ');
  const lines = promises.split('\n').filter((line) => /^\| (?!promise|-)/.test(line));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.map(cellsOf).filter(([, shown]) => !/`[^`]+\.(test|spec)\.\w+`/.test(shown))).toEqual([]);
});
