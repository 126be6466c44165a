/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Declarations of all rules with one of the selectors; later ones win. */
function tokensFor(selectors: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, list = '', body = ''] of css.split('@media')[0]?.matchAll(/([^{}]+)\{([^{}]*)\}/g) ?? []) {
    if (!list.split(',').some((selector) => selectors.includes(selector.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

function colourOf(tokens: Map<string, string>, name: string): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colourOf(tokens, reference);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const ROOT = [':root'];
const dark = (role: string) => [
  ...ROOT,
  '[data-theme="dark"]',
  `[data-role="${role}"]`,
  `[data-theme="dark"] [data-role="${role}"]`,
];
const FACES: Readonly<Record<string, readonly string[]>> = {
  'light patient': ROOT,
  'light specialist': [...ROOT, '[data-role="specialist"]'],
  'light emergency': [...ROOT, '[data-role="emergency"]'],
  'dark patient': dark('patient'),
  'dark specialist': dark('specialist'),
  'dark emergency': dark('emergency'),
};

const GROUNDS = ['--paper', '--surface', '--surface-sunk', '--brand-soft'];
const READABLE: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap(
    (ground) =>
      [
        ['--ink', ground],
        ['--ink-soft', ground],
        ['--brand', ground],
      ] as const,
  ),
  ['--ink-faint', '--paper'],
  ['--ink-faint', '--surface'],
  ['--danger', '--paper'],
  ['--danger', '--surface'],
  ['--danger', '--danger-soft'],
  ['--success', '--success-soft'],
  ['--warning', '--warning-soft'],
  ['--ink', '--danger-soft'],
  ['--ink', '--success-soft'],
  ['--ink', '--warning-soft'],
  ['--ink-soft', '--warning-soft'],
  ['--ink-soft', '--danger-soft'],
  ['--ink-soft', '--success-soft'],
  ['--brand', '--warning-soft'],
  ['--brand', '--danger-soft'],
  ['--brand', '--success-soft'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-danger', '--danger'],
  ['--brand-strong', '--brand-line'],
  ['--ink', '--line'],
];
const VISIBLE: readonly (readonly [string, string])[] = [
  // Every background of a control, including tinted notices.
  ...[...GROUNDS, '--warning-soft', '--danger-soft', '--success-soft'].flatMap(
    (ground) =>
      [
        ['--line-strong', ground],
        ['--focus', ground],
      ] as const,
  ),
];

describe.each(Object.entries(FACES))('%s', (_, selectors) => {
  const tokens = tokensFor(selectors);
  it.each(READABLE)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colourOf(tokens, ink), colourOf(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(VISIBLE)('%s can be seen on %s', (edge, ground) => {
    expect(contrast(colourOf(tokens, edge), colourOf(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});
