import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REMOTES } from '../../federation/remotes.mjs';
import { ROOT } from '../setup/run.mjs';
import { readImports } from './imports/read-imports.mjs';
import { filesOfSection, reachedLine, sectionsReached, testsOfSection } from './sections.mjs';

const ALL = REMOTES.map(({ name }) => name);
let modules;
beforeAll(() => {
  modules = readImports(ROOT);
});
const reached = (...changed) => sectionsReached(changed, modules);

describe('what a change reaches', () => {
  test.each(REMOTES)('a file of $folder is its section’s alone', ({ name, folder }) => {
    expect(reached(`${folder}/src/manifest.ts`)).toEqual([name]);
    expect(reached(`${folder}/src/a-new-page.tsx`, `${folder}/package.json`)).toEqual([name]);
  });

  test('a shared file reaches the sections that import it, directly or not', () => {
    const file = 'shared-data/src/readings/reading.queries.ts';
    const users = REMOTES.filter(({ folder }) => filesOfSection(modules, folder).has(file)).map(({ name }) => name);
    expect(users).toContain('patient');
    expect(users.length).toBeLessThan(ALL.length);
    expect(reached(file)).toEqual(users);
    expect(reached('shared-contracts/src/session/session-state.ts')).toEqual(ALL);
  });

  test('how builds are made, and styles of the kit, reach all; host, database and programs none', () => {
    for (const file of ['federation/css-rules.mjs', 'pnpm-lock.yaml', 'shared-ui/src/parts/badge.module.css'])
      expect(reached(file), file).toEqual(ALL);
    expect(reached('host/src/app.tsx', 'supabase/schemas/desk/flags.sql', 'scripts/deliver.mjs', 'README.md')).toEqual(
      [],
    );
  });

  test('its tests are its own and those of its packages, all of its own where nothing changed', () => {
    const tests = ['remote-visit/src/a.test.ts', 'remote-visit/src/b.test.ts', 'host/src/c.test.ts'];
    const of = (affected) =>
      testsOfSection({ affected, tests, modules, folder: 'remote-visit' }).map(({ file }) => file);
    const at = (file) => ({ file, distance: 1 });
    const others = [at('host/src/c.test.ts'), at('remote-auth/src/d.test.ts'), at('supabase/tests/e.test.ts')];
    expect(of([at(tests[0]), at('shared-ui/src/f.test.tsx'), ...others])).toEqual([
      tests[0],
      'shared-ui/src/f.test.tsx',
    ]);
    expect(of(others)).toEqual(tests.slice(0, 2));
  });
});

describe('the workflow of sections', () => {
  const { on, jobs } = parse(readFileSync(join(ROOT, '.github/workflows/sections.yml'), 'utf8'));
  const linesOf = (job) => job.steps.map(({ run }) => run).filter(Boolean);
  const MATRIX = '$' + '{{ fromJSON(needs.reached.outputs.sections) }}';
  const SECTION = '$' + '{{ matrix.section }}';

  test('covers every section, whichever files of it change', () => {
    // No filter of paths: the command says what is reached, of the table that everything is built by.
    expect(on.push).toEqual({ branches: ['main'] });
    expect(on.pull_request).toBeNull();
    for (const { name, folder } of REMOTES)
      expect(reachedLine(reached(`${folder}/src/manifest.ts`), '')).toBe(`sections=["${name}"]`);
    expect(linesOf(jobs.reached)).toEqual([
      'node scripts/check-section.mjs --reached --base "$BASE" --asked "$ASKED" --to "$GITHUB_OUTPUT"',
    ]);
    for (const job of [jobs.check, jobs.release]) expect(job.strategy.matrix).toEqual({ section: MATRIX });
  });

  test('checks each within five minutes, then previews and deploys that section alone', () => {
    for (const job of [jobs.check, jobs.release]) expect(job['timeout-minutes']).toBeLessThanOrEqual(5);
    expect(linesOf(jobs.check)).toEqual([`npm run check:section -- ${SECTION} --base "$BASE"`]);
    expect(linesOf(jobs.release)).toEqual([
      `npm run check:section -- ${SECTION} --base "$BASE"`,
      `npm run preview -- ${SECTION} --url "$SITE_URL"`,
      `npm run deploy -- ${SECTION} --url "$SITE_URL"`,
    ]);
  });

  test('deploys of main alone, and runs nobody’s pull request beside the site', () => {
    expect(jobs.release.if).toContain("github.event_name != 'pull_request'");
    expect(jobs.release.steps.at(-1).if).toBe("github.event_name == 'push'");
    expect(jobs.release['runs-on']).toEqual(['self-hosted', 'site']);
  });

  test('each command that it calls is one that a person can run', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const called = [...linesOf(jobs.check), ...linesOf(jobs.release)].map(
      (line) => /^npm run ([\w:]+)/.exec(line)?.[1],
    );
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('the platform’s runs everything', () => {
    const platform = parse(readFileSync(join(ROOT, '.github/workflows/checks.yml'), 'utf8'));
    expect(platform.on).toEqual({ push: { branches: ['main'] }, pull_request: null });
    expect(linesOf(platform.jobs.check)).toEqual(['npm test']);
  });
});

test('who asks for a section by name gets it, or is told which there are', () => {
  expect(reachedLine([], 'visit')).toBe('sections=["visit"]');
  expect(() => reachedLine([], 'visit; rm')).toThrow('Nothing is called visit; rm. There are: auth,');
});
