import { BELLY_VIGNETTES } from './belly.vignettes';
import { BRAIN_VIGNETTES } from './brain.vignettes';
import type { RuleVignettes } from './case';
import { CHILDREN_VIGNETTES } from './children.vignettes';
import { HEART_AND_BREATH_VIGNETTES } from './heart-and-breath.vignettes';
import { INJURY_VIGNETTES } from './injury.vignettes';
import { MORE_DANGERS_VIGNETTES } from './more-dangers.vignettes';
import { RARER_DANGERS_VIGNETTES } from './rarer-dangers.vignettes';
import { SKIN_AND_SENSES_VIGNETTES } from './skin-and-senses.vignettes';
import { TEXT_BOX_VIGNETTES } from './text-box.vignettes';
import { WHOLE_BODY_VIGNETTES } from './whole-body.vignettes';
import { WOMEN_AND_URINE_VIGNETTES } from './women-and-urine.vignettes';

const SETS: readonly RuleVignettes[] = [
  TEXT_BOX_VIGNETTES,
  HEART_AND_BREATH_VIGNETTES,
  BRAIN_VIGNETTES,
  BELLY_VIGNETTES,
  WOMEN_AND_URINE_VIGNETTES,
  CHILDREN_VIGNETTES,
  INJURY_VIGNETTES,
  SKIN_AND_SENSES_VIGNETTES,
  WHOLE_BODY_VIGNETTES,
  RARER_DANGERS_VIGNETTES,
  MORE_DANGERS_VIGNETTES,
];

/** All vignettes of every rule, by rule id. */
export const RULE_VIGNETTES: ReadonlyMap<string, readonly string[]> = join(SETS);

function join(sets: readonly RuleVignettes[]): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  for (const set of sets)
    for (const [id, lines] of Object.entries(set)) joined.set(id, [...(joined.get(id) ?? []), ...lines]);
  return joined;
}
