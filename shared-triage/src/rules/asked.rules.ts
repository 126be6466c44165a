import { ASKED_SIGNS } from '../lexicon/asked';
import { rule, SOURCES, type TriageRule } from './triage-rule';

const CRISIS = new Set(['askedMind', 'askedViolence']);

/** Each danger sign that was asked about decides alone. */
export const ASKED_RULES: readonly TriageRule[] = ASKED_SIGNS.map(({ id, level, says, source }) =>
  rule(id, level, id, SOURCES[source], { text: `${says}.`, route: CRISIS.has(id) ? 'crisis' : 'medical' }),
);
