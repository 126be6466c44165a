export const CONSULTATION_STATES = [
  'scheduled',
  'lobby',
  'active',
  'interrupted',
  'ended',
  'note_signed',
  'abandoned',
  'transferred_to_emergency',
] as const;
/** How a visit goes; the database owns the transitions. Only people end a visit, never a lost call. */
export type ConsultationState = (typeof CONSULTATION_STATES)[number];

export const CONSULTATION_MEDIA = ['video', 'low_video', 'audio', 'phone', 'chat'] as const;
/** What a call runs over, from most to least; the steps that are tried one after another when it breaks off. */
export type ConsultationMedium = (typeof CONSULTATION_MEDIA)[number];

export const SYMPTOM_CHANGES = ['better', 'same', 'worse'] as const;
/** How a patient is compared with the time of booking. */
export type SymptomChange = (typeof SYMPTOM_CHANGES)[number];

/** The part that the signed-in person has in a visit. */
export const VISIT_SIDES = ['patient', 'delegate', 'specialist', 'covering'] as const;
export type VisitSide = (typeof VISIT_SIDES)[number];

/** What a patient may say of a completed visit. */
export const REVIEW_STARTED = ['on_time', 'within_15', 'later'] as const;
export const REVIEW_CONNECTION = ['clear', 'interrupted', 'failed'] as const;
export const REVIEW_NEXT_STEP = ['clear', 'partly', 'unclear'] as const;
