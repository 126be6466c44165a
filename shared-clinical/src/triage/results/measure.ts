import { type CareClass, CLASS_OF_LEVEL } from '../levels';
import { rulesetVersion } from '../ruleset';
import { triageText } from '../triage';
import { BMJ_VIGNETTES } from '../vignettes/bmj.vignettes';
import type { ClassedCase } from '../vignettes/case';
import { CONFUSERS } from '../vignettes/confusers';
import { TOLD_CASES } from '../vignettes/told';
import type { ClassResult, MeasuredResults } from './results';

const CLASSES: readonly CareClass[] = ['emergency', 'clinician', 'self-care'];

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
  const off = cases.map(
    ({ text, person }) => CLASSES.indexOf(CLASS_OF_LEVEL[triageText(text, person).level]) - CLASSES.indexOf(careClass),
  );
  return {
    careClass,
    cases: cases.length,
    right: off.filter((by) => by === 0).length,
    tooCareful: off.filter((by) => by < 0).length,
    notCarefulEnough: off.filter((by) => by > 0).length,
  };
}
