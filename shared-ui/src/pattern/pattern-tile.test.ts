/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATTERNS, type PatternTone, patternImage } from './pattern-tile';

const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');

describe('the tiles in tokens.css', () => {
  it.each(Object.keys(PATTERNS) as PatternTone[])('has the %s pattern as it is drawn', (tone) => {
    expect(tokens).toContain(`--pattern-${tone}-tile: ${patternImage(PATTERNS[tone])};`);
    expect(tokens).toContain(`--pattern-${tone}-ground: ${PATTERNS[tone].ground};`);
  });
});
