/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { REDIRECT_ORIGINS } from './access/redirect-origins';
import { LIMITS } from './settings/limits';
import { STORAGE_KEYS } from './settings/storage-keys';
import { ROLE_REDIRECT_DELAY_MS, SIGN_UP_TOAST_MS } from './settings/timing';

const here = dirname(fileURLToPath(import.meta.url));

/** Files and packages a door pulls in, following relative imports that exist at run time. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(join(here, file), 'utf8');
  for (const [, type, specifier = ''] of source.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)'/gms)) {
    if (type !== undefined) continue;
    if (!specifier.startsWith('.')) seen.add(specifier);
    else reach(resolveFile(join(dirname(file), specifier)), seen);
  }
  return seen;
}

function resolveFile(path: string): string {
  for (const ending of ['', '.ts', '.tsx']) {
    try {
      readFileSync(join(here, path + ending));
      return path + ending;
    } catch {
      // Another ending; those that functions in Deno import are written with theirs.
    }
  }
  throw new Error(`No file ${path}`);
}

const { exports: doors }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(here, '../package.json'), 'utf8'),
);
/** Every door with its file; a door of areas stands for each of them. */
const opened = Object.entries(doors).flatMap(([door, file]) => {
  const [before = '', after] = file.slice('./src/'.length).split('*');
  if (after === undefined) return [{ door: door.slice(2), file: before }];
  return readdirSync(join(here, before))
    .filter((name) => name.endsWith(after) && !name.includes('.test.'))
    .map((name) => ({ door: door.slice(2).replace('*', name.slice(0, -after.length)), file: before + name }));
});

/** What a door may bring of others' packages; all the rest brings none. */
const PACKAGES: [door: RegExp, packages: string[]][] = [
  [/^(schemas\/|examples\/mail$|mail$|notifications$|section-words$)/, ['zod']],
  [/^session$/, ['react', 'zustand', 'zustand/vanilla']],
  [/^host$/, ['react', 'zustand/vanilla']],
  [/^router$/, ['react-router-dom']],
  [/^examples\/browser-keys$/, ['node:crypto']],
  [/^paper-file$/, ['asn1js', 'pkijs']],
];

it.each(opened)('brings no package and no state by $door that it is not there for', ({ door, file }) => {
  const reached = [...reach(file)];
  const allowed = PACKAGES.find(([pattern]) => pattern.test(door))?.[1] ?? [];
  expect(reached.filter((name) => !/\.m?[jt]s$/.test(name) && !allowed.includes(name))).toEqual([]);
  if (!/^(session|host)$/.test(door)) expect(reached).not.toContain('session/session-store.ts');
});

it('holds no logic in the doors of areas', () => {
  const areas = opened.filter(
    ({ door }) =>
      !/\/|^(clock|message-from|late-text|phone|paper-file|contract-range|section-routes|(section-)?words|words-at-hand)$/.test(
        door,
      ),
  );
  const logic = areas.filter(({ file }) => {
    const text = readFileSync(join(here, file), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
    return text.replace(/^export (type )?(\*|\{[^}]*\}) from '[^']+';$/gms, '').trim() !== '';
  });
  expect(logic).toEqual([]);
});

it('has the constants of the specification', () => {
  expect([ROLE_REDIRECT_DELAY_MS, SIGN_UP_TOAST_MS]).toEqual([500, 6000]);
  expect([LIMITS.password.min, LIMITS.phone.min, LIMITS.bio.min]).toEqual([8, 10, 10]);
  expect([LIMITS.yearsOfExperience, LIMITS.consultationRate.min]).toEqual([{ min: 0, max: 70 }, 0]);
  expect([STORAGE_KEYS.preferredRole, STORAGE_KEYS.verificationEmail]).toEqual(['preferredRole', 'verificationEmail']);
  expect(REDIRECT_ORIGINS.length).toBeGreaterThan(3);
});
