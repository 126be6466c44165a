import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listFiles } from './build-record.mjs';
import { localClassName } from './css-rules.mjs';
import namePageChunks from './name-page-chunks-loader.mjs';
import { findRemote, REMOTES } from './remotes.mjs';

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
  expect(namePageChunks(source)).toBe(
    "pages: { a: () => import(/* webpackChunkName: \"page-find-specialist\" */ './pages/find-specialist-page'), b: () => import('./other') }",
  );
});

test('every remote has its own port and container', () => {
  for (const key of ['port', 'container', 'folder'] as const) {
    expect(new Set(REMOTES.map((remote) => remote[key])).size).toBe(REMOTES.length);
  }
  expect(findRemote('remote-patient').name).toBe('patient');
  expect(() => findRemote('nobody')).toThrow(/nobody/);
});

test('files of a build are listed in a stable order', () => {
  writeFileSync(path.join(folder, 'b.js'), '');
  writeFileSync(path.join(folder, 'a.js'), '');
  expect(listFiles(folder)).toEqual(['a.js', 'a.module.css', 'b.js']);
});
