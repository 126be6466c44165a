/** Texts of rules that speak to the patient, rephrased for a clinician. */
const FOR_A_CLINICIAN: Readonly<Record<string, string>> = {
  'crisis.suicide': 'Thoughts of ending their life, or of hurting themselves.',
  'crisis.danger': 'Voices that give orders, or thoughts of hurting somebody.',
  violence: 'Hurt by somebody, or afraid of it.',
};

/** A rule's text for a clinician, who must not read "you matter" about a patient. */
export const saidToClinician = ({ ruleId, text }: { ruleId: string; text: string }): string =>
  FOR_A_CLINICIAN[ruleId] ?? text;
