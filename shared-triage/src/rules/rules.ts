import { ALIKE_RULES } from './alike.rules';
import { ASKED_RULES } from './asked.rules';
import { BELLY_RULES } from './belly.rules';
import { BRAIN_RULES } from './brain.rules';
import { CHILDREN_RULES } from './children.rules';
import { HEART_AND_BREATH_RULES } from './heart-and-breath.rules';
import { INJURY_RULES } from './injury.rules';
import { RARER_DANGERS_RULES } from './rarer-dangers.rules';
import { SKIN_AND_SENSES_RULES } from './skin-and-senses.rules';
import type { TriageRule } from './triage-rule';
import { UNNAMED_RULES } from './unnamed.rules';
import { WHOLE_BODY_RULES } from './whole-body.rules';
import { WOMEN_AND_URINE_RULES } from './women-and-urine.rules';

export const TRIAGE_RULES: readonly TriageRule[] = [
  ...HEART_AND_BREATH_RULES,
  ...BRAIN_RULES,
  ...BELLY_RULES,
  ...WOMEN_AND_URINE_RULES,
  ...CHILDREN_RULES,
  ...INJURY_RULES,
  ...SKIN_AND_SENSES_RULES,
  ...WHOLE_BODY_RULES,
  ...RARER_DANGERS_RULES,
  ...UNNAMED_RULES,
  ...ASKED_RULES,
  ...ALIKE_RULES,
];
