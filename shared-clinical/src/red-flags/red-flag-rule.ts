/** 1: call an ambulance now. 2: go to an emergency centre now. Lower levels are not read out of free text. */
export type RedFlagLevel = 1 | 2;

/**
 * A phrase as words: `*` ends a stem, `|` parts alternatives, `~` stands for up to four words between.
 * E.g. `chest pain|ache|tight*` or `cannot ~ finish ~ sentence*`. Texts are compared after `normaliseText`.
 */
export type Phrase = string;

/** Groups that must all be found; a group is found when any of its phrases is. */
export type Condition = readonly (readonly Phrase[])[];

/** One rule of the scanner. Data only: it can be corrected without touching the engine. */
export interface RedFlagRule {
  id: string;
  /** Grows with every change of the rule; kept wherever its result is kept. */
  version: number;
  level: RedFlagLevel;
  /** `crisis` leads to people to talk to, `medical` to an ambulance or an emergency centre. */
  route: 'medical' | 'crisis';
  /** What was noticed, in plain words for the person who wrote. */
  text: string;
  /** Where the sign is taken from. */
  source: string;
  /** Language of the phrases, BCP 47. */
  language: 'en';
  /** The rule fires when any of its conditions holds. */
  when: readonly Condition[];
  /** Phrases that take back a hit in the same sentence, e.g. a blocked nose. */
  unless?: readonly Phrase[];
}

/** A condition with one group. */
export function any(...phrases: Phrase[]): Condition {
  return [phrases];
}

/** A condition with several groups, all of which must be found, anywhere in the text. */
export function all(...groups: (readonly Phrase[])[]): Condition {
  return groups;
}

/** Danger signs of the public triage scale. The wording of every rule here is our own and awaits a clinician's review. */
export const SATS = 'South African Triage Scale, training manual 2012, Emergency Medicine Society of South Africa';
/** Crisis signs as the national helpline describes them. */
export const SADAG = 'South African Depression and Anxiety Group, suicide crisis guidance';
