import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../setup/run.mjs';

const FOLDER = join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
const WHOLE_HASH = /^\s*(?:- )?uses: [\w-]+\/[\w/.-]+@[0-9a-f]{40} # v\d/;

describe.each(workflows)('$name', ({ text }) => {
  test('may only read the repository', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text.match(/permissions:/g)).toHaveLength(1);
    expect(text).not.toMatch(/\bsecrets\.|pull_request_target/);
  });

  test('names each action by the hash of its commit, which nobody can move', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.filter((line) => !WHOLE_HASH.test(line))).toEqual([]);
  });

  test('leaves no credentials in the checkout that scripts of packages could read', () => {
    expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
  });
});

test('advisories are asked for weekly, and whenever what is installed changes', () => {
  const text = workflows.find(({ name }) => name === 'dependencies.yml')?.text ?? '';
  expect(text).toMatch(/cron: "\d+ \d+ \* \* 1"/);
  expect(text.match(/pnpm-lock\.yaml/g)).toHaveLength(2);
  expect(text).toContain('pnpm@12 audit --prod');
});
