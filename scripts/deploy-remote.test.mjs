import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployRemote } from './deploy-remote.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'deploy-'));
const site = path.join(root, 'site');
const PAGES = ['index.html', 'shell.html', 'pages/find-specialist.html'];
afterAll(() => rmSync(root, { recursive: true }));

function put(file, content) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
const read = (file) => readFileSync(path.join(site, file), 'utf8');
const page = (registry) =>
  `<html><script type="application/json" id="boot">${JSON.stringify({ environment: { demo: true }, registry })}</script></html>`;

beforeAll(() => {
  const before = { schema: 1, remotes: { auth: { version: 'a1' }, patient: { version: 'p1' } } };
  for (const file of PAGES) put(`site/${file}`, page(before));
  put('site/remotes.json', JSON.stringify(before));
  put('remote-patient/dist/remoteEntry.js', 'var entry');
  put(
    'remote-patient/dist/build.json',
    JSON.stringify({ buildId: 'p2', entry: 'remoteEntry.js', integrity: 'sha384-x', manifest: [], pages: {} }),
  );
});

test('one section goes live without the host and the others being there', async () => {
  expect(await deployRemote(root, site, 'remote-patient')).toBe('p2');
  const { remotes } = JSON.parse(read('remotes.json'));
  expect(remotes.patient.version).toBe('p2');
  expect(remotes.auth.version).toBe('a1');
  expect(existsSync(path.join(site, remotes.patient.entry))).toBe(true);
  for (const file of PAGES) {
    const boot = JSON.parse(/id="boot">([^<]*)</.exec(read(file))[1]);
    expect(boot).toEqual({ environment: { demo: true }, registry: JSON.parse(read('remotes.json')) });
  }
});

test('a section that is not built, and the one with the prerendered page, are refused', async () => {
  await expect(deployRemote(root, site, 'remote-specialist')).rejects.toThrow('not built');
  put('remote-public/dist/build.json', JSON.stringify({ buildId: 'x', entry: 'e', integrity: 'i' }));
  await expect(deployRemote(root, site, 'remote-public')).rejects.toThrow('prerendered');
});
