import type { CareClass } from '../levels';
import { type ClassedCase, readVignette } from './case';
import { FOR_A_CLINICIAN_AGAIN_1 } from './told-again-clinician-1';
import { EMERGENCIES_AGAIN_1 } from './told-again-emergencies-1';
import { EMERGENCIES_AGAIN_2 } from './told-again-emergencies-2';
import { SELF_CARE_AGAIN_1 } from './told-again-self-care-1';
import { FOR_A_CLINICIAN_1 } from './told-clinician-1';
import { FOR_A_CLINICIAN_2 } from './told-clinician-2';
import { EMERGENCIES_1 } from './told-emergencies-1';
import { EMERGENCIES_2 } from './told-emergencies-2';
import { EMERGENCIES_3 } from './told-emergencies-3';
import { EMERGENCIES_4 } from './told-emergencies-4';
import { EMERGENCIES_5 } from './told-emergencies-5';
import { SELF_CARE_1 } from './told-self-care-1';
import { SELF_CARE_2 } from './told-self-care-2';

const casesOf = (careClass: CareClass, lines: readonly string[]): ClassedCase[] =>
  lines.map((line, index) => ({ id: `${careClass}/${index + 1}`, careClass, ...readVignette(line) }));

/** Cases of all three classes by which phrases and rules were found; no proof, as they were written for that. */
export const TOLD_CASES: readonly ClassedCase[] = [
  ...casesOf('emergency', [
    ...EMERGENCIES_1,
    ...EMERGENCIES_2,
    ...EMERGENCIES_3,
    ...EMERGENCIES_4,
    ...EMERGENCIES_5,
    ...EMERGENCIES_AGAIN_1,
    ...EMERGENCIES_AGAIN_2,
  ]),
  ...casesOf('clinician', [...FOR_A_CLINICIAN_1, ...FOR_A_CLINICIAN_2, ...FOR_A_CLINICIAN_AGAIN_1]),
  ...casesOf('self-care', [...SELF_CARE_1, ...SELF_CARE_2, ...SELF_CARE_AGAIN_1]),
];
