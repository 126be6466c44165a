/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THREADS, threadOf } from './threads';

const css = readFileSync(new URL('./threads.module.css', import.meta.url), 'utf8');
const LIGHT = { paper: '#faf8f3', surface: '#ffffff', ink: '#191b2e', soft: '#4d5068' };
const DARK = { paper: '#0e1024', surface: '#171a36', ink: '#f1f0f7', soft: '#b9bbd2' };

/** The colours of a rule whose selectors begin like that. */
function coloursOf(selector: string): Record<string, string> {
  const body = css.slice(css.indexOf(`\n${selector}`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it.each(Object.keys(THREADS))('%s can be read in the light and in the dark', (name) => {
  for (const [selector, page] of [
    [`.${name}.${name}`, LIGHT],
    [`:global([data-theme="dark"]) .${name}.${name}`, DARK],
  ] as const) {
    const own = coloursOf(selector);
    const pairs = [
      ...[page.paper, page.surface, own['brand-soft']].map((ground) => [own.brand, ground]),
      ...[page.ink, page.soft].map((ink) => [ink, own['brand-soft']]),
      ...[own.brand, own['brand-strong']].map((ground) => [own['on-brand'], ground]),
      [own['brand-strong'], own['brand-line']],
    ];
    for (const [ink, ground] of pairs)
      expect(contrast(ink, ground), `${selector}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

it('writes white on the ground of every cloth', () => {
  for (const { ground } of Object.values(THREADS)) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(7);
});

it('gives the people somebody acts for a cloth each, and begins anew after four', () => {
  expect([-1, 0, 1, 2, 3, 4].map(threadOf)).toEqual(['indigo', 'plum', 'teal', 'olive', 'cocoa', 'plum']);
});
