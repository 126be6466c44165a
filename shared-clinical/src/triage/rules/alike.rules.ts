import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Names the rule that no phrase fires: the trained reader does. */
export const ALIKE_RULE = 'text.alike';

/**
 * A text that reads like those of emergencies is one until the danger signs were looked at; then it is no milder than today.
 * One that reads like what a clinician had to see is no home care; one that no rule knows may be, if it surely reads like it.
 */
export const ALIKE_RULES: readonly TriageRule[] = [
  rule(ALIKE_RULE, 2, 'readsLikeEmergency', S.told, {
    text: 'What you wrote reads like texts of emergencies.',
    todo: 'Look at the danger signs. If one is there, call 112 or go to an emergency centre now.',
  }),
  rule('text.alikeWithoutSigns', 3, 'readsLikeUrgent', S.told, {
    text: 'What you wrote reads like texts of emergencies. You said that no danger sign is there, so it is today and not now.',
  }),
  rule('text.alikeSeen', 4, 'readsLikeSeen', S.told, {
    text: 'These words read like complaints that a clinician had to see, so home care alone may not be enough.',
  }),
  rule('text.alikeHome', 5, 'readsLikeHome', S.told, {
    text: 'None of our rules knows these words. They read like complaints that got better at home.',
    todo: 'If it is no better after three days, or comes back, have it looked at.',
  }),
];
