/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LIMITS } from './settings/limits';
import { REDIRECT_ORIGINS } from './settings/redirect-origins';
import { STORAGE_KEYS } from './settings/storage-keys';
import { ROLE_REDIRECT_DELAY_MS, SIGN_UP_TOAST_MS } from './settings/timing';
import { TOASTER } from './settings/toaster';

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

it('keeps the main door free of packages and state', () => {
  const reached = [...reach('index.ts')];
  expect(reached.filter((name) => !name.endsWith('.ts'))).toEqual([]);
  expect(reached).not.toContain('session/session-store.ts');
});

it('keeps schemas free of React and the session free of zod', () => {
  expect([...reach('schemas.ts')].filter((name) => !name.endsWith('.ts'))).toEqual(['zod']);
  expect([...reach('session.ts')].filter((name) => !name.endsWith('.ts')).sort()).toEqual([
    'react',
    'zustand',
    'zustand/vanilla',
  ]);
});

it('has the constants of the specification', () => {
  expect([ROLE_REDIRECT_DELAY_MS, SIGN_UP_TOAST_MS]).toEqual([500, 6000]);
  expect(TOASTER).toEqual({
    position: 'top-right',
    visible: 3,
    durationMs: 4000,
    widthPx: 356,
    gapPx: 14,
    swipeThresholdPx: 20,
  });
  expect([LIMITS.password.min, LIMITS.phone.min, LIMITS.bio.min]).toEqual([8, 10, 10]);
  expect([LIMITS.yearsOfExperience, LIMITS.consultationRate.min]).toEqual([{ min: 0, max: 70 }, 0]);
  expect([STORAGE_KEYS.preferredRole, STORAGE_KEYS.verificationEmail]).toEqual(['preferredRole', 'verificationEmail']);
  expect(REDIRECT_ORIGINS.length).toBeGreaterThan(3);
});
