import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Names the rule that no phrase fires: the trained reader does. */
export const ALIKE_RULE = 'text.alike';

/**
 * A text that reads like those of emergencies is one until the danger signs were looked at; then it is no milder than today.
 * One that reads like what a clinician had to see is no home care; one that no rule knows may be, if it surely reads like it.
 */
export const ALIKE_RULES: readonly TriageRule[] = [
  rule(ALIKE_RULE, 2, 'readsLikeEmergency', S.told, {
    version: 2,
    text: 'The words read like texts of emergencies.',
  }),
  rule('text.alikeWithoutSigns', 3, 'readsLikeUrgent', S.told, { version: 2 }),
  rule('text.alikeSeen', 4, 'readsLikeSeen', S.told),
  rule('text.alikeHome', 5, 'readsLikeHome', S.told),
];
