import { z } from 'zod';
import { CARE_LEVELS, SYMPTOM_ANSWERS } from '../chart/symptom-check';

const level = z.literal(CARE_LEVELS);
const answer = z.enum(SYMPTOM_ANSWERS);

/**
 * A symptom check as it is kept and taken to a visit (FHIR: QuestionnaireResponse with a RiskAssessment). Everything in it
 * was said or computed on the person's device: whoever reads it is told so.
 */
export const symptomCheck = z.object({
  /** Names the exact rules and words, 16 hex digits. */
  rules: z.string(),
  level,
  heading: z.string(),
  within: z.string(),
  about: z.enum(['me', 'other']),
  /** In years; decimals for infants. */
  age: z.number().min(0).max(125),
  sex: z.enum(['female', 'male', 'unsaid']),
  pregnant: answer.optional(),
  /** As typed. */
  words: z.string(),
  /** What they agreed to, or ticked: `says` in plain words. */
  facts: z.array(z.object({ id: z.string(), says: z.string(), answer })),
  questions: z.array(z.object({ id: z.string(), asks: z.string(), answer })),
  /** The rules that decided, as they stood when they did. */
  reasons: z.array(
    z.object({ ruleId: z.string(), ruleVersion: z.number(), level, text: z.string(), source: z.string() }),
  ),
  /** No clinician has reviewed the rules that decided. */
  isUnreviewed: z.boolean(),
  /** They said that they had already called for help. */
  hasCalled: z.boolean(),
  /** Where it came up, if not in the symptom checker. */
  origin: z.enum(['chat', 'reading']).optional(),
  /** The measurement that the rules judged, where that was it. */
  observationId: z.string().optional(),
});
export type SymptomCheck = z.output<typeof symptomCheck>;
