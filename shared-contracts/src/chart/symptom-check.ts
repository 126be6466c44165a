/** 1: call an ambulance now. 2: go now. 3: today. 4: in the next days. 5: look after it at home. */
export const CARE_LEVELS = [1, 2, 3, 4, 5] as const;
export const SYMPTOM_ANSWERS = ['yes', 'no', 'unsure'] as const;
export type SymptomAnswer = (typeof SYMPTOM_ANSWERS)[number];
