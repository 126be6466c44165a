import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageFolderOf, packagesOf } from '../../federation/bundled-packages.mjs';
import { composeLicences, readNotices } from './licences.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => rmSync(root, { recursive: true }));

function addPackage(name, license, texts) {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
  return `node_modules/${name}`;
}

describe('the packages of a build', () => {
  test.each([
    ['node_modules/.pnpm/react@1/node_modules/react/index.js', 'node_modules/.pnpm/react@1/node_modules/react'],
    ['host/node_modules/@a/b/dist/x.css', 'host/node_modules/@a/b'],
    ['host/src/index.tsx', null],
  ])('%s', (file, folder) => {
    expect(packageFolderOf('/w', `/w/${file}`)).toBe(folder);
  });
  test('are named once', () => {
    const files = ['/w/node_modules/a/x.js?raw', '/w/node_modules/a/y.js|style', '/w/src/z.ts'];
    expect(packagesOf('/w', files)).toEqual(['node_modules/a']);
  });
});

describe('the notices', () => {
  const [one, two, three] = [
    addPackage('one', 'MIT', { LICENSE: 'Copyright One\r\n' }),
    addPackage('@scope/two', 'MIT', { 'licence.md': 'Copyright One' }),
    addPackage('three', 'Apache-2.0', { 'LICENSE.txt': 'Apache', NOTICE: 'Three Inc', 'license.js': 'no text' }),
  ];
  test('name every package with its text, the same text once', () => {
    const text = composeLicences(readNotices(root, [one, two, three, one]));
    expect(text).toContain('@scope/two 1.0.0 (MIT)\none 1.0.0 (MIT)\n\nCopyright One\n');
    expect(text).toContain('three 1.0.0 (Apache-2.0)\n\nApache\n\nThree Inc\n');
    expect(text.match(/Copyright One/g)).toHaveLength(1);
    expect(text).not.toContain('no text');
  });
  test('are not written without a text', () => {
    const bare = addPackage('bare', 'MIT', {});
    expect(() => readNotices(root, [one, bare])).toThrow('bare 1.0.0 (MIT)');
  });
});
