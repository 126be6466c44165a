/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLOTHS, type ClothTone, clothImage } from './cloth-tile';

const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');

describe('the tiles in tokens.css', () => {
  it.each(Object.keys(CLOTHS) as ClothTone[])('has the %s cloth as it is drawn', (tone) => {
    expect(tokens).toContain(`--cloth-${tone}-tile: ${clothImage(CLOTHS[tone])};`);
    expect(tokens).toContain(`--cloth-${tone}-ground: ${CLOTHS[tone].ground};`);
  });
});
