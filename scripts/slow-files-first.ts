import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of the slowest files, slowest first. A slow file that starts last keeps one core busy while the others idle. */
export const SLOW = [
  'training/train.',
  'matrix/route-matrix',
  'pages/every-fault-of-booking',
  'training/around',
  'pages/every-fault-of-visits',
  'onboarding/patient-onboarding-form',
  'tests/backup',
  'documents/inspection-grows-as-files-do',
  'attacks/access-matrix',
  'attacks/tricks-at-the-data-routes',
  'attacks/hostile-values',
  'tests/doctor',
  'demo/the-demo-of-one-instant',
  'tests/demo-installation',
  'tests/identity-strangers',
  'payments/paying-at-a-provider',
  'attacks/killed-in-the-middle',
  'access/a-restored-log',
  'foundations/old-code-beside-the-new-database',
  'attacks/any-order-of-events',
  'attacks/a-connection-is-killed',
  'tests/identity-junk',
  'access/no-look-without-a-line',
  'payments/killed-while-paying',
  'booking/how-many-visits',
  'tests/identity-load',
  'booking/the-line-is-fair',
  'attacks/other-peoples-topics-and-files',
  'attacks/forged-tokens',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW.findIndex((part) => moduleId.includes(part));
  return rank === -1 ? SLOW.length : rank;
}

/** Vitest's own order, but slow files start first. A checkout that has never run has no recorded durations. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
