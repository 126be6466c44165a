import type { Aspects } from './catalogue.mjs';

export function compareCatalogues(
  left: Map<string, Aspects>,
  right: Map<string, Aspects>,
  names: [string, string],
): string[];
