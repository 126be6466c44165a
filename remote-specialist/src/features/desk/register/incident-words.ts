import type { Incident, IncidentKind, IncidentState } from '../../../data/desk/register';

export const KIND_WORDS: Readonly<Record<IncidentKind, string>> = {
  incident: 'Something went wrong',
  complaint: 'Complaint',
  breach: 'Data in wrong hands',
};
export const TOLD_BY_WORDS: Readonly<Record<Incident['toldBy'], string>> = {
  patient: 'A patient',
  specialist: 'A specialist',
  operator: 'An operator',
  somebody_else: 'Somebody else',
};
export const HARM_WORDS: Readonly<Record<Incident['harm'], string>> = {
  none: 'No harm',
  minor: 'Minor harm',
  serious: 'Serious harm',
  death: 'A death',
  unknown: 'Harm not known yet',
};
export const STATE_WORDS: Readonly<Record<IncidentState, string>> = {
  open: 'Open',
  told: 'Those concerned were told',
  closed: 'Closed',
};

/** The choices of a field, in the order of its words. */
export const choicesOf = <K extends string>(words: Readonly<Record<K, string>>): { value: K; label: string }[] =>
  (Object.keys(words) as K[]).map((value) => ({ value, label: words[value] }));
