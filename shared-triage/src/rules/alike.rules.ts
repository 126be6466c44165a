import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** The rule that the trained classifier fires instead of a phrase. */
export const ALIKE_RULE = 'text.alike';

/**
 * A text that resembles an emergency is one until the patient has gone through the danger signs; then it is no milder than today,
 * with the call on top.
 * A text that resembles cases a clinician had to see is not home care; one that no rule knows may be, if the classifier is nearly
 * certain.
 */
export const ALIKE_RULES: readonly TriageRule[] = [
  rule(ALIKE_RULE, 2, 'readsLikeEmergency', S.told, {
    version: 3,
    asks: true,
    text: 'The words sound like an emergency.',
  }),
  rule('text.alikeWithoutSigns', 3, 'readsLikeUrgent', S.told, { version: 3, asks: true }),
  rule('text.alikeSeen', 4, 'readsLikeSeen', S.told),
  rule('text.alikeHome', 5, 'readsLikeHome', S.told),
];
