import type { CareClass } from '../levels';
import { type ClassedCase, readVignette } from './case';
import { TOLD_FOR_A_CLINICIAN } from './told-clinician';
import { TOLD_EMERGENCIES } from './told-emergencies';
import { TOLD_SELF_CARE } from './told-self-care';

const casesOf = (careClass: CareClass, lines: readonly string[]): ClassedCase[] =>
  lines.map((line, index) => ({ id: `${careClass}/${index + 1}`, careClass, ...readVignette(line) }));

/** Cases of all three classes by which phrases and rules were found; no proof, as they were written for that. */
export const TOLD_CASES: readonly ClassedCase[] = [
  ...casesOf('emergency', TOLD_EMERGENCIES),
  ...casesOf('clinician', TOLD_FOR_A_CLINICIAN),
  ...casesOf('self-care', TOLD_SELF_CARE),
];
