import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. One that starts last keeps a single core busy while the others rest. */
const SLOW = [
  'tests/62-tricks-at-the-data-routes',
  'tests/63-hostile-values',
  'tests/72-killed-in-the-middle',
  'tests/65-the-demo-of-one-instant',
  'tests/identity-load',
  'tests/60-access-matrix',
  'tests/71-any-order-of-events',
  'tests/demo-installation',
  'tests/identity-junk',
  'matrix/route-matrix',
  'tests/rest.',
  'tests/34-the-line-is-fair',
  'tests/64-other-peoples-topics-and-files',
  'tests/61-forged-tokens',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW.findIndex((part) => moduleId.includes(part));
  return rank === -1 ? SLOW.length : rank;
}

/** Vitest's own order, but the slow ones start first. A checkout that has never run has no other way to know them. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
