import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import StrayErrors from './stray-errors.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stray-errors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = (projectName, name) => ({ name, file: { name: `${projectName}.test.ts`, projectName } });
const TASKS = new Map([
  ['1', task('page', 'draws')],
  ['2', task('services', 'serves')],
]);

function endOf(said, errors = []) {
  const file = join(folder, `${said.length}-${errors.length}.json`);
  const reporter = new StrayErrors({ file });
  reporter.onInit({ state: { idMap: TASKS } });
  for (const [taskId, content] of said) reporter.onUserConsoleLog({ taskId, content });
  reporter.onTestRunEnd([], errors);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

it('keeps an error outside of any test', () => {
  expect(endOf([], [{ name: 'Error', message: 'gone', stack: 'Error\n    at here' }])).toEqual([
    { what: 'Error: gone', stack: '    at here' },
  ]);
});

it('keeps once what a test says that nobody expects, and not what is expected, nor what services log', () => {
  const red = String.fromCharCode(27);
  const said = [
    ['1', `${red}[31mWarning: two rows\nof one key${red}[39m\n`],
    ['1', 'Warning: two rows\nof one key\n'],
    ['1', "Unreadable answer [ ': expected a text' ]\n"],
    ['1', '\n'],
    ['2', 'started\n'],
  ];
  expect(endOf(said)).toEqual([
    {
      what: 'said on the console, which nobody expects: Warning: two rows (in page.test.ts: draws)',
      stack: 'of one key',
    },
  ]);
  expect(endOf(said.slice(2))).toBeNull();
});
