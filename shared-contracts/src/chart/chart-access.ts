/** Parts of a chart that are shared or not, in the order in which people see them. */
export const CHART_CATEGORIES = [
  'profile',
  'medicines',
  'conditions',
  'notes',
  'documents',
  'results',
  'readings',
  'mental_health',
  'sexual_health',
  'messages',
] as const;
export type ChartCategory = (typeof CHART_CATEGORIES)[number];

/** What a visit shares unless the patient chooses otherwise. */
export const VISIT_CATEGORIES: readonly ChartCategory[] = ['profile', 'medicines', 'conditions'];

/** What may be shared with a visit when one books it, as people are asked about it. Sensitive parts come last, never by default. */
export const SHAREABLE_WORDS: Readonly<Record<ChartCategory, string>> = {
  profile: 'Allergies, blood group and profile',
  medicines: 'Medicines I take',
  conditions: 'Conditions I have',
  notes: 'Notes of earlier visits',
  documents: 'Letters and other documents',
  results: 'Laboratory results and images',
  readings: 'Readings such as blood pressure',
  messages: 'Messages of earlier visits',
  mental_health: 'Mental health',
  sexual_health: 'Sexual health',
};

/** Names of the parts as one reads them in a sentence. */
export const CATEGORY_WORDS: Readonly<Record<ChartCategory, string>> = {
  profile: 'allergies and profile',
  medicines: 'medicines',
  conditions: 'conditions',
  notes: 'notes',
  documents: 'documents',
  results: 'results',
  readings: 'readings',
  mental_health: 'mental health',
  sexual_health: 'sexual health',
  messages: 'messages',
};

/** The name of a part at the beginning of a line. */
export const categoryTitle = (category: ChartCategory): string => {
  const words = CATEGORY_WORDS[category];
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Why somebody has access. */
export const ACCESS_PURPOSES = ['visit', 'ongoing_care', 'second_opinion'] as const;
export type AccessPurpose = (typeof ACCESS_PURPOSES)[number];

/** Looking, or adding as well. */
export const ACCESS_PERMISSIONS = ['view', 'add'] as const;
export type AccessPermission = (typeof ACCESS_PERMISSIONS)[number];
/** What a grant allows; `visit`: looking, and adding while its visit goes on and for 14 days after it. */
export const GRANT_PERMISSIONS = [...ACCESS_PERMISSIONS, 'visit'] as const;
export type GrantPermission = (typeof GRANT_PERMISSIONS)[number];

export const GRANT_STATES = ['offered', 'active', 'expired', 'revoked', 'superseded'] as const;
export const REQUEST_STATES = ['pending', 'granted', 'refused', 'withdrawn', 'lapsed'] as const;
export const DELEGATION_STATES = ['offered', 'active', 'refused', 'ended', 'lapsed'] as const;

/** What a delegate may do; one does not imply another. */
export const DELEGATE_SCOPES = [
  'book',
  'join',
  'pay',
  'records',
  'sensitive',
  'prescriptions',
  'messages',
  'notices',
] as const;
export type DelegateScope = (typeof DELEGATE_SCOPES)[number];

/** Where a look is made from, as the patient's access log names it. The database has the same list and refuses any other word. */
export const LOOK_SCREENS = [
  'appointments',
  'chart',
  'consultation',
  'documents',
  'emergency',
  'prescriptions',
  'records',
] as const;
export type LookScreen = (typeof LOOK_SCREENS)[number];

/** Kinds of emergency in which a chart is opened without a grant. */
export const EMERGENCY_REASONS = ['unconscious', 'life_threat', 'cannot_consent', 'public_health', 'other'] as const;
export type EmergencyReason = (typeof EMERGENCY_REASONS)[number];

/** An operator's verdict on an emergency access. */
export const EMERGENCY_VERDICTS = ['pending', 'justified', 'not_justified'] as const;
