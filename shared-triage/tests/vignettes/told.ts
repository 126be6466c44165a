import type { CareClass } from '../../src/levels';
import { type ClassedCase, readVignette } from './case';
import { TOLD_EMERGENCIES, TOLD_FOR_A_CLINICIAN, TOLD_SELF_CARE } from './told-lines';

const casesOf = (careClass: CareClass, lines: readonly string[]): ClassedCase[] =>
  lines.map((line, index) => ({ id: `${careClass}/${index + 1}`, careClass, ...readVignette(line) }));

/** Cases of all three classes by which phrases and rules were found; no proof, as they were written for that. */
export const TOLD_CASES: readonly ClassedCase[] = [
  ...casesOf('emergency', TOLD_EMERGENCIES),
  ...casesOf('clinician', TOLD_FOR_A_CLINICIAN),
  ...casesOf('self-care', TOLD_SELF_CARE),
];
