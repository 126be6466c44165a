import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REMOTES, saidIn } from '../../federation/remotes.mjs';
import { ROOT } from '../setup/run.mjs';
import { newSection } from './section.mjs';

const PATHS = ['/', '/patient/dashboard', '/desk'];

it('writes a section into a folder of its own, and nothing beside it', () => {
  const files = newSection({ name: 'pharmacy', paths: PATHS });
  expect(Object.keys(files).filter((file) => !file.startsWith('remote-pharmacy/'))).toEqual([]);
  expect(Object.keys(files).filter((file) => existsSync(join(ROOT, file)))).toEqual([]);
  const { sawubona } = JSON.parse(files['remote-pharmacy/package.json']);
  expect(sawubona).toMatchObject({ section: 'pharmacy', team: '@sawubona/pharmacy', budget: { start: 8_000 } });
  expect(REMOTES.map(({ port }) => port)).not.toContain(sawubona.port);
});

it('stands in the menu that is asked for, guarded by its role', () => {
  const files = newSection({ name: 'pharmacy', menu: 'patient', paths: PATHS });
  expect(files['remote-pharmacy/src/routes.ts']).toMatch(/access: { role: 'patient' },\s+frame: 'workspace'/);
  expect(() => newSection({ name: 'pharmacy', menu: 'desk', paths: PATHS })).toThrow(/no menu desk/);
});

it.each([['desk'], ['patient'], ['rest'], ['my-shop'], ['Pharmacy']])('is not called %s', (name) => {
  expect(() => newSection({ name, paths: PATHS })).toThrow(`/${name} is not free`);
});

it('whoever is asked to look at a section’s changes is the team that releases it', () => {
  const rules = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8').matchAll(/^\/([\w-]+)\/ +(\S+)$/gm);
  const asked = Object.fromEntries([...rules].map(([, folder, team]) => [folder, team]));
  for (const folder of readdirSync(ROOT).filter((name) => asked[name] !== undefined)) {
    const { team } = saidIn(join(ROOT, folder));
    if (team !== undefined) expect([folder, team]).toEqual([folder, asked[folder]]);
  }
  expect(REMOTES.map(({ folder }) => saidIn(join(ROOT, folder)).team)).not.toContain(undefined);
});
