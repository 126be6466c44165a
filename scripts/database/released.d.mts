import type { Promises } from './promises.mjs';

export interface Released {
  releases: Record<string, { migration?: string; sha256?: string }>;
  announced: Record<string, string>;
  promises: Promises;
}
export function readReleased(): Promise<Released | undefined>;
