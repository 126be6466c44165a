/** Texts of rules that speak to the patient, rephrased for a clinician. */
const FOR_A_CLINICIAN: Readonly<Record<string, string>> = {
  'crisis.suicide': 'Thoughts of ending their life, or of hurting themselves.',
  'crisis.danger': 'Voices that give orders, or thoughts of hurting somebody.',
  'crisis.unsaid': 'Words that sound as if life is too heavy; thoughts of suicide may stand behind them.',
  violence: 'Hurt by somebody, or afraid of it.',
  'violence.home': 'Hurt by somebody at home, or afraid of it.',
  'violence.sexual': 'Something sexual that was not wanted.',
  askedMind: 'Answered yes or not sure: thoughts of ending their life, or of hurting somebody.',
  askedViolence: 'Answered yes or not sure: somebody forces, hurts or touches them, or home is not safe.',
};

/** A rule's text for a clinician, who must not read "you matter" about a patient. */
export const saidToClinician = ({ ruleId, text }: { ruleId: string; text: string }): string =>
  FOR_A_CLINICIAN[ruleId] ?? text;
