import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.mjs';
import { readImports } from './read-imports.mjs';
import { exportedPath } from './resolve-import.mjs';
import { RULES } from './rules.mjs';
import { misplaced, ownersLine, withoutTwoOwners } from './two-owners.mjs';
import { brokenExports, usesOf } from './uses.mjs';

const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const LIBRARIES = [
  '@clerk/react',
  '@hookform/resolvers',
  '@module-federation/enhanced',
  '@supabase/postgrest-js',
  '@supabase/supabase-js',
  'pdfjs-dist',
  'react',
  'react-hook-form',
  'react-router-dom',
  'sonner',
];

/** A file tree on disk: packages with these files, and libraries as pnpm lays them out, exporting only `import` and `types`. */
function treeOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  roots.push(root);
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const doors = { '.': { import: { types: './index.d.ts', default: './index.js' } } };
  for (const name of LIBRARIES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: doors }));
    for (const file of ['index.d.ts', 'index.js']) write(`node_modules/${name}/${file}`, '');
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const folder of new Set(Object.keys(files).map((path) => path.split('/', 1)[0]))) {
    write(`${folder}/package.json`, JSON.stringify({ name: `@here/${folder}`, exports: { './*': './src/*.ts' } }));
    mkdirSync(join(root, 'node_modules/@here'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules/@here', folder));
  }
  return root;
}

const namesOf = (files) => brokenRules(readImports(treeOf(files)), RULES).map(({ rule }) => rule);
const importOf = (path) => `\nimport '${path}';\n`;
/** One file that imports another, existing one. */
const pair = (from, to) => ({ [to]: 'export const x = 1;', [from]: importOf(way(from, to)) });
const way = (from, to) => '../'.repeat(from.split('/').length - 1) + to.replace(/\.tsx?$/, '');

/** For each rule: what it forbids, and the nearest allowed case. */
const CASES = {
  'no-cycles': [
    { 'e2e/a.ts': "import type { B } from './b';", 'e2e/b.ts': importOf('./c'), 'e2e/c.ts': importOf('./a') },
    { 'e2e/a.ts': importOf('./b'), 'e2e/b.ts': importOf('./c'), 'e2e/c.ts': '' },
  ],
  'no-folder-cycles': [
    {
      'host/src/one/a.ts': importOf('../two/b'),
      'host/src/two/b.ts': '',
      'host/src/two/c.ts': importOf('../one/d'),
      'host/src/one/d.ts': '',
    },
    { 'host/src/one/a.ts': importOf('../two/b'), 'host/src/two/b.ts': '', 'host/src/two/c.ts': importOf('./b') },
  ],
  'one-door-to-a-folder': [
    pair('host/src/shell/bar.ts', 'host/src/clerk/keys.ts'),
    pair('host/src/shell/bar.ts', 'host/src/clerk/clerk.ts'),
  ],
  'not-to-unresolvable': [{ 'e2e/a.ts': importOf('missing') }, { 'e2e/a.ts': importOf('node:fs') }],
  'remote-not-to-remote': [
    pair('remote-auth/src/a.ts', 'remote-public/src/b.ts'),
    pair('remote-auth/src/a.ts', 'remote-auth/src/b.ts'),
  ],
  'remote-not-to-host': [pair('remote-auth/src/a.ts', 'host/src/b.ts'), pair('e2e/a.ts', 'host/src/b.ts')],
  'host-not-to-remote': [
    pair('host/src/a.ts', 'remote-auth/src/b.ts'),
    pair('host/src/prerender.test.tsx', 'remote-auth/src/b.ts'),
  ],
  'section-data-draws-nothing': [
    pair('remote-visit/src/data/room/a.ts', 'shared-care/src/b.ts'),
    pair('remote-visit/src/data/room/a.ts', 'remote-visit/src/data/thread/b.ts'),
  ],
  'section-care-knows-no-feature': [
    pair('remote-visit/src/care/note/a.ts', 'remote-visit/src/features/room/b.ts'),
    pair('remote-visit/src/care/note/a.ts', 'remote-visit/src/data/notes/b.ts'),
  ],
  'feature-not-to-feature': [
    pair('remote-auth/src/features/one/a.ts', 'remote-auth/src/features/two/b.ts'),
    pair('remote-auth/src/features/one/a.ts', 'remote-auth/src/features/one/b.ts'),
  ],
  'feature-not-to-page': [
    pair('remote-auth/src/features/one/a.ts', 'remote-auth/src/pages/b.ts'),
    pair('remote-auth/src/pages/b.ts', 'remote-auth/src/features/one/a.ts'),
  ],
  'contracts-is-a-leaf': [
    pair('shared-contracts/src/a.ts', 'shared-ui/src/b.ts'),
    pair('shared-ui/src/b.ts', 'shared-contracts/src/a.ts'),
  ],
  'ui-only-to-contracts': [
    pair('shared-ui/src/a.ts', 'shared-contracts/src/session.ts'),
    pair('shared-ui/src/a.ts', 'shared-contracts/src/router.ts'),
  ],
  'data-not-to-ui': [
    pair('shared-data/src/a.ts', 'shared-ui/src/b.ts'),
    pair('shared-data/src/testing/a.ts', 'shared-ui/src/b.ts'),
  ],
  'clinical-is-pure': [
    { 'shared-clinical/src/a.ts': importOf('react') },
    { 'shared-clinical/src/a.test.ts': importOf('react') },
  ],
  'triage-is-pure': [
    pair('shared-triage/src/a.ts', 'shared-clinical/src/b.ts'),
    pair('shared-triage/src/a.test.ts', 'shared-clinical/src/b.ts'),
  ],
  'triage-for-who-is-told': [
    pair('host/src/a.ts', 'shared-triage/src/levels.ts'),
    pair('remote-visit/src/a.ts', 'shared-triage/src/levels.ts'),
  ],
  'care-for-remotes': [
    pair('shared-care/src/a.ts', 'local-services/src/b.ts'),
    pair('shared-care/src/a.ts', 'shared-clinical/src/b.ts'),
  ],
  'emergency-alone': [
    pair('emergency/src/a.ts', 'shared-ui/src/parts/b.ts'),
    pair('emergency/src/a.ts', 'shared-ui/src/theme/b.ts'),
  ],
  'emergency-worker-for-host': [
    pair('host/src/a.ts', 'emergency/src/worker.ts'),
    pair('host/src/a.ts', 'emergency/src/register-worker.ts'),
  ],
  'writer-only-in-host': [
    pair('remote-auth/src/a.ts', 'shared-contracts/src/host.ts'),
    pair('remote-auth/src/a.test.ts', 'shared-contracts/src/host.ts'),
  ],
  'supabase-js-one-door': [
    { 'host/src/a.ts': importOf('@supabase/postgrest-js') },
    { 'shared-data/src/a.ts': importOf('@supabase/postgrest-js') },
  ],
  'clerk-one-door': [
    { 'host/src/a.ts': "import type { User } from '@clerk/react';" },
    { 'host/src/lock/a.ts': importOf('@clerk/react') },
  ],
  'federation-one-door': [
    { 'host/src/a.ts': importOf('@module-federation/enhanced') },
    { 'host/src/remotes/federation-runtime.ts': importOf('@module-federation/enhanced') },
  ],
  'sonner-one-door': [
    { 'remote-auth/src/a.ts': 'void import("sonner");' },
    { 'host/src/notifications/a.ts': 'void import("sonner");' },
  ],
  'forms-one-door': [
    { 'remote-auth/src/a.ts': importOf('react-hook-form') },
    { 'shared-ui/src/forms/a.ts': importOf('@hookform/resolvers') },
  ],
  'pdfjs-one-door': [
    { 'remote-visit/src/a.ts': importOf('pdfjs-dist') },
    { 'shared-ui/src/paper/open-pdf.ts': importOf('pdfjs-dist') },
  ],
  'router-one-door': [
    { 'host/src/a.ts': "export { Link } from 'react-router-dom';" },
    { 'host/src/a.test.ts': "export { Link } from 'react-router-dom';" },
  ],
};

describe('the rules for imports', () => {
  it('are all tried here', () => {
    expect(Object.keys(CASES).sort()).toEqual(RULES.map(({ name }) => name).sort());
  });

  it.each(Object.entries(CASES))('%s: forbids one, and lets pass what stands nearest', (name, [broken, allowed]) => {
    expect(namesOf(broken)).toEqual([name]);
    expect(namesOf(allowed)).toEqual([]);
  });

  it('says file, line, the way round, and the rule in words', () => {
    const [{ text }] = brokenRules(readImports(treeOf(CASES['no-cycles'][0])), RULES);
    expect(text).toMatch(/^e2e\/a\.ts:1 e2e\/a\.ts → e2e\/b\.ts → e2e\/c\.ts → e2e\/a\.ts\n {4}no-cycles: files that /);
    const [other] = brokenRules(readImports(treeOf(CASES['remote-not-to-host'][0])), RULES);
    expect(other).toMatchObject({ file: 'remote-auth/src/a.ts', line: 2 });
    expect(other.text).toContain('→ host/src/b.ts\n    remote-not-to-host: a section knows the host');
  });
});

describe('readImports', () => {
  const read = (text, others = {}) => readImports(treeOf({ 'e2e/a.ts': text, ...others }))[0].imports;

  it('tells imports for types alone from those that run', () => {
    const text = `import type { A } from './b';
      import { type A2, type A3 } from './b';
      import { type A4, b } from './b';
      import './b';
      export type { A } from './b';
      export * from './b';
      export const c: import('./b').A = 1;
      const d: typeof import('./b') = await import(/* name: "b" */ './b');
      // import('./comment');
      import raw from './b.ts?raw';`;
    const found = read(text, { 'e2e/b.ts': '' }).map(({ line, isType, to }) => [line, isType, to]);
    const types = [1, 2, 5, 7, 8].map((line) => [line, true, 'e2e/b.ts']);
    const values = [3, 4, 6, 8, 10].map((line) => [line, false, 'e2e/b.ts']);
    expect(found.sort(([one, a], [other, b]) => one - other || b - a)).toEqual(
      [...types, ...values].sort(([one, a], [other, b]) => one - other || b - a),
    );
  });

  it('finds a package by its name, from itself too, and what a package does not open leads nowhere', () => {
    const files = { 'host/src/b.ts': importOf('@here/host/c'), 'host/src/c.ts': '' };
    expect(readImports(treeOf(files))[0].imports).toMatchObject([{ to: 'host/src/c.ts', line: 2 }]);
    expect(read(importOf('react/inner'))).toMatchObject([{ specifier: 'react/inner', to: undefined }]);
  });
});

const PASSED_ON = {
  'shared-ui/src/make.ts': 'export const one = 1;\nexport const two = 2;\nexport const three = 3;\nconst own = three;',
  'shared-ui/src/door.ts': "export { one as uno, two } from './make';\nexport * as all from './other';",
  'shared-ui/src/other.ts': 'export type Other = 1;\nexport default 1;',
  'shared-ui/src/wide.ts': "export * from './door';",
  'host/src/a.ts': "import { uno } from '@here/shared-ui/wide';",
};

describe('usesOf', () => {
  const usesIn = (files) => usesOf(readImports(treeOf(files))).map(({ from, file, name }) => `${from} ${file} ${name}`);

  it('follows a name through whoever passes it on', () => {
    expect(usesIn(PASSED_ON)).toEqual(['host/src/a.ts shared-ui/src/make.ts one']);
  });

  it('takes a file that is fetched later, or imported for what it does, as a whole', () => {
    expect(usesIn({ ...PASSED_ON, 'host/src/a.ts': "void import('@here/shared-ui/wide');" })).toEqual([
      'host/src/a.ts shared-ui/src/make.ts one',
      'host/src/a.ts shared-ui/src/make.ts two',
      'host/src/a.ts shared-ui/src/other.ts Other',
      'host/src/a.ts shared-ui/src/other.ts default',
    ]);
    expect(usesIn({ ...PASSED_ON, 'host/src/a.ts': importOf('@here/shared-ui/make') })).toEqual([
      'host/src/a.ts shared-ui/src/make.ts *',
    ]);
  });
});

describe('dead exports', () => {
  it('are those that nobody uses, not even their own file', () => {
    const root = treeOf(PASSED_ON);
    const read = (file) => readFileSync(join(root, file), 'utf8');
    expect(brokenExports(readImports(root), read, [{ file: /other/ }])).toEqual([
      expect.stringMatching(/^shared-ui\/src\/make\.ts:2 two\n {4}dead-export: /),
    ]);
  });
});

describe('withoutTwoOwners', () => {
  it('names what one owner alone reaches, however far, and what nobody does', () => {
    const files = {
      ...PASSED_ON,
      'shared-ui/src/both.ts': `${importOf('./under')}export const both = 1;`,
      'shared-ui/src/under.ts': 'export const under = 1;',
      'host/src/b.ts': importOf('@here/shared-ui/both'),
      'remote-auth/src/b.ts': importOf('@here/shared-ui/both'),
      'remote-auth/src/a.test.ts': importOf('@here/shared-ui/make'),
    };
    const found = withoutTwoOwners(readImports(treeOf(files)));
    expect(found).toEqual([
      { file: 'shared-ui/src/make.ts', owners: ['host'] },
      { file: 'shared-ui/src/other.ts', owners: [] },
    ]);
    expect(ownersLine(found)).toBe('2 files of shared packages have one owner or none: host 1, nobody 1');
  });

  it('tells what belongs elsewhere, and what of the list names nothing', () => {
    const [room, unused] = ['shared-data/src/rooms/room.ts', 'shared-ui/src/unused.ts'];
    const files = { ...pair('remote-visit/src/a.ts', room), ...pair('shared-care/src/a.test.ts', room), [unused]: '' };
    const told = (stay, more = {}) => misplaced(withoutTwoOwners(readImports(treeOf({ ...files, ...more }))), stay);
    expect(told([])).toEqual([`${room} belongs into remote-visit`, `${unused} is used by nobody`]);
    expect(told([{ file: /room/ }, { file: /unused/ }])).toEqual([]);
    expect(told([{ file: /room/ }, { file: /unused/ }], pair('host/src/a.ts', room))).toEqual([
      '/room/ names no file with one owner',
    ]);
  });
});

describe('exportedPath', () => {
  it('prefers the door that is written out, then the longest beginning', () => {
    const doors = {
      './*': './src/*.ts',
      './forms/*': './src/forms/*.tsx',
      './forms/zone': './src/zone.ts',
      './no/*': null,
    };
    expect(exportedPath(doors, './a/b')).toBe('./src/a/b.ts');
    expect(exportedPath(doors, './forms/field')).toBe('./src/forms/field.tsx');
    expect(exportedPath(doors, './forms/zone')).toBe('./src/zone.ts');
    expect(exportedPath(doors, './no/way')).toBeUndefined();
    expect(exportedPath('./index.js', '.')).toBe('./index.js');
    expect(exportedPath({ require: './a.cjs', import: { default: './a.js' } }, '.')).toBe('./a.js');
  });
});
