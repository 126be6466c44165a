import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/run.mjs';
import { EXAMPLE } from './own-repository.mjs';
import { DEFAULT_VERSION } from './packages.mjs';

const read = (file) => readFileSync(path.join(EXAMPLE, file), 'utf8');
const catalogue = Object.fromEntries(
  [...readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm)].map(
    ([, name, version]) => [name, version],
  ),
);

it('the section in a repository of its own asks for the versions that are packed and tested', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  expect(asked.length).toBeGreaterThan(6);
  for (const [name, version] of asked)
    expect([name, version]).toEqual([name, name.startsWith('@telehealth/') ? DEFAULT_VERSION : catalogue[name]]);
  const tarballs = [...read('pnpm-workspace.yaml').matchAll(/file:packages\/telehealth-(\w+)-(\S+)\.tgz/g)];
  expect(tarballs.map(([, , version]) => version)).toEqual(tarballs.map(() => DEFAULT_VERSION));
});
