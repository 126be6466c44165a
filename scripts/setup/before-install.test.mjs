import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './run.mjs';

const STATIC_IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Returns what a program imports when it starts, itself and through its own files: everything but Node's own modules. */
function askedOf(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const asked = [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(([, name]) => name);
  return asked.flatMap((name) => {
    if (name.startsWith('.')) return askedOf(join(dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [name];
  });
}

describe('a fresh clone, in which nothing is installed yet', () => {
  test.each(['start', 'test', 'check', 'dev'])('runs scripts/%s.mjs, which installs first', (name) => {
    expect(askedOf(join(ROOT, 'scripts', `${name}.mjs`))).toEqual([]);
  });

  test('is not mistaken: making documents needs a library', () => {
    expect(askedOf(join(ROOT, 'scripts/compose/html.mjs'))).toContain('parse5');
  });
});
