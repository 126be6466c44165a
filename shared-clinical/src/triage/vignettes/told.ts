import type { CareClass } from '../levels';
import { type ClassedCase, readVignette } from './case';
import { FOR_A_CLINICIAN } from './told-clinician';
import { EMERGENCIES } from './told-emergencies';
import { SELF_CARE } from './told-self-care';

const casesOf = (careClass: CareClass, lines: readonly string[]): ClassedCase[] =>
  lines.map((line, index) => ({ id: `${careClass}/${index + 1}`, careClass, ...readVignette(line) }));

/** Cases of all three classes by which phrases and rules were found; no proof, as they were written for that. */
export const TOLD_CASES: readonly ClassedCase[] = [
  ...casesOf('emergency', EMERGENCIES),
  ...casesOf('clinician', FOR_A_CLINICIAN),
  ...casesOf('self-care', SELF_CARE),
];
