import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findUnguarded, integrityOf, listFiles } from './build-record.mjs';
import { nameRuntimeByPackage, RUNTIME_START, runtimePlace } from './bundler-runtime.mjs';
import { contractsOf } from './contracts-of.mjs';
import { localClassName } from './css-rules.mjs';
import { devRegistry } from './dev-host-server.mjs';
import namePageChunks, { pageChunksIn } from './name-page-chunks-loader.mjs';
import { REMOTES, sectionIn } from './remotes.mjs';
import schemasWithoutJson from './schemas-without-json-loader.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('class names', () => {
  const nameIn = (content: string) => {
    const resourcePath = path.join(folder, 'a.module.css');
    writeFileSync(resourcePath, content);
    return localClassName({ resourcePath }, '', 'card');
  };
  test('the same file has the same names in every build', () => {
    expect(nameIn('.card { color: red }')).toBe(nameIn('.card { color: red }'));
  });
  test('a changed file has other names, so two deploys cannot style each other', () => {
    expect(nameIn('.card { color: red }')).not.toBe(nameIn('.card { color: blue }'));
  });
});

test('page chunks are named after their file, other imports are left alone', () => {
  const source = "pages: { a: () => import('./pages/find-specialist-page'), b: () => import('./other') }";
  expect(pageChunksIn(source)).toEqual(['page-find-specialist']);
  expect(namePageChunks(source)).toBe(
    "pages: { a: () => import(/* webpackChunkName: \"page-find-specialist\" */ './pages/find-specialist-page'), b: () => import('./other') }",
  );
});

test('the record of a section says which contracts it understands, out of those it is built with', async () => {
  const said = readFileSync('shared-contracts/src/shell/contract-range.mjs', 'utf8');
  for (const { folder: section } of REMOTES)
    expect(said).toContain(
      `CONTRACTS = /** @type {const} */ ([${(await contractsOf(path.resolve(section))).join(', ')}]);`,
    );
});

describe('the start of a section', () => {
  const text = `import __module_federation_bundler_runtime__ from ${JSON.stringify(runtimePlace())};rest()`;
  const asked = (said: string) => ({ request: `runtime.js!=!data:text/javascript,${encodeURIComponent(said)}` });

  test('names the runtime by its package, so that a build is the same in every folder', () => {
    const start = asked(text);
    expect(start.request).toMatch(RUNTIME_START);
    nameRuntimeByPackage(start);
    expect(decodeURIComponent(start.request)).toContain(' from "@module-federation/webpack-bundler-runtime";rest()');
  });
  test('another way of naming it is an error, not another build in each folder', () => {
    expect(() => nameRuntimeByPackage(asked(text.replace('.cjs', '.mjs')))).toThrow(/no longer names/);
  });
});

test('every remote has its own port and container', () => {
  for (const key of ['port', 'container', 'folder'] as const) {
    expect(new Set(REMOTES.map((remote) => remote[key])).size).toBe(REMOTES.length);
  }
  expect(sectionIn(path.resolve('remote-patient'))).toMatchObject({ name: 'patient', folder: 'remote-patient' });
  expect(sectionIn(path.resolve('shared-ui'))).toBeNull();
});

test('a script or style whose hash the entry does not carry is found', () => {
  const build = path.join(folder, 'build');
  mkdirSync(build);
  const write = (file: string, content: string) => writeFileSync(path.join(build, file), content);
  for (const file of ['a.js', 'b.js', 'c.css', 'd.svg']) write(file, file);
  write('entry.js', `load('a.js', '${integrityOf('a.js')}'); load('b.js')`);
  expect(findUnguarded(build, listFiles(build), ['entry.js'])).toEqual(['b.js', 'c.css']);
  rmSync(build, { recursive: true });
});

describe('the registry of a development run', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('has the hash of every entry as it is now, and leaves out a section that is not up', async () => {
    let entry = 'one';
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes(':3001/')) throw new TypeError('fetch failed');
      return url.includes(':3002/') ? new Response('', { status: 404 }) : new Response(entry);
    });
    for (entry of ['one', 'two']) {
      const { remotes } = await devRegistry();
      const up = REMOTES.filter(({ port }) => port !== 3001 && port !== 3002).map(({ name }) => name);
      expect(Object.keys(remotes)).toEqual(up);
      expect(remotes.public).toEqual({
        version: 'dev',
        container: 'remote_public',
        entry: 'http://localhost:3004/remoteEntry.js',
        integrity: integrityOf(entry),
      });
    }
  });
});

test('files of a build are listed in a stable order', () => {
  writeFileSync(path.join(folder, 'b.js'), '');
  writeFileSync(path.join(folder, 'a.js'), '');
  expect(listFiles(folder)).toEqual(['a.js', 'a.module.css', 'b.js']);
});

describe('schemas without JSON Schema', () => {
  const file = createRequire(path.resolve('shared-contracts/package.json')).resolve('zod');
  const source = readFileSync(path.join(path.dirname(file), 'v4', 'classic', 'schemas.js'), 'utf8');

  test('those of the library lose what describes them, and name it nowhere else', () => {
    const built = schemasWithoutJson(source);
    expect(built).not.toMatch(/processJSONSchema =|to-json-schema\.js/);
    expect(built).toContain('throw new Error("This build has no JSON Schema")');
    expect(built).toContain('export const ZodString =');
  });
  test('another way of writing them is an error, not a larger build', () => {
    expect(() => schemasWithoutJson('export class ZodString {}')).toThrow(/no longer look as they did/);
  });
});
