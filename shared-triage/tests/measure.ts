import { type CareClass, CLASS_OF_LEVEL } from '../src/levels';
import type { ClassResult, MeasuredResults } from '../src/results/results';
import { rulesetVersion } from '../src/ruleset';
import { triageText } from '../src/triage';
import { BMJ_VIGNETTES } from './vignettes/bmj.vignettes';
import type { ClassedCase } from './vignettes/case';
import { TOLD_CASES } from './vignettes/told';
import { CONFUSERS } from './vignettes/told-lines';

export const CLASSES: readonly CareClass[] = ['emergency', 'clinician', 'self-care'];

/** Runs every public set through the engine. The same rules give the same figures; the published file is this, kept. */
export function measure(): MeasuredResults {
  return {
    rules: rulesetVersion(),
    audit: CLASSES.map((careClass) => resultOf(BMJ_VIGNETTES, careClass)),
    told: CLASSES.map((careClass) => resultOf(TOLD_CASES, careClass)),
    confusers: {
      cases: CONFUSERS.length,
      wronglyEmergency: CONFUSERS.filter((text) => CLASS_OF_LEVEL[triageText(text).level] === 'emergency').length,
    },
  };
}

function resultOf(all: readonly ClassedCase[], careClass: CareClass): ClassResult {
  const cases = all.filter((one) => one.careClass === careClass);
  return toResult(
    careClass,
    cases.map(({ text, person }) => CLASS_OF_LEVEL[triageText(text, person).level]),
  );
}

/** @param given where each case of the class was led */
export function toResult(careClass: CareClass, given: readonly CareClass[]): ClassResult {
  const off = given.map((one) => CLASSES.indexOf(one) - CLASSES.indexOf(careClass));
  return {
    careClass,
    cases: off.length,
    right: off.filter((by) => by === 0).length,
    tooCareful: off.filter((by) => by < 0).length,
    notCarefulEnough: off.filter((by) => by > 0).length,
  };
}
