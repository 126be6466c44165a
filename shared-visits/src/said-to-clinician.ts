/** What a rule says to the person themselves, and what it comes to for whoever treats them. */
const FOR_A_CLINICIAN: Readonly<Record<string, string>> = {
  'crisis.suicide': 'Thoughts of ending their life, or of hurting themselves.',
  'crisis.danger': 'Voices that give orders, or thoughts of hurting somebody.',
  violence: 'Hurt by somebody, or afraid of it.',
};

/** What a rule noticed, for a clinician: nobody tells a doctor "you matter" of somebody else. */
export const saidToClinician = ({ ruleId, text }: { ruleId: string; text: string }): string =>
  FOR_A_CLINICIAN[ruleId] ?? text;
