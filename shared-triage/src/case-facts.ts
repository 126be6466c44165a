/** `other`: another person's sign, or one only talked about; `past`: long over. */
export type FactStatus = 'present' | 'unsure' | 'absent' | 'past' | 'other';

/** One sign, illness or circumstance of the patient, read from words or taken from an answer. */
export interface Fact {
  /** Id of a concept in the lexicon. */
  id: string;
  status: FactStatus;
  /** The words it was read from, as typed; empty for an answer. */
  words: string;
  /** Start and end of the words in the text, in UTF-16 units. */
  at?: readonly [start: number, end: number];
  /** How long it has lasted, in hours, when stated. */
  hours?: number;
  severe?: boolean;
  mild?: boolean;
  sudden?: boolean;
  worse?: boolean;
}

/** Measured values, each in the one unit that the rules use. */
export interface Measures {
  /** °C */
  temp?: number;
  /** mmHg */
  systolic?: number;
  /** mmHg */
  diastolic?: number;
  /** mmol/L */
  sugar?: number;
  /** Oxygen saturation in %. */
  oxygen?: number;
  /** Beats per minute. */
  pulse?: number;
  /** Breaths per minute. */
  breaths?: number;
  pain?: number;
  /** Completed weeks of pregnancy. */
  weeks?: number;
}

export type Sex = 'female' | 'male';

/** The patient the rules judge. Unknown facts are left out. */
export interface Person {
  /** In years; decimals for infants. */
  age?: number;
  sex?: Sex;
  pregnant?: boolean;
}

/** Everything the rules look at. */
export interface CaseFacts {
  person: Person;
  facts: ReadonlyMap<string, Fact>;
  measures: Measures;
  /** The longest stated duration of the present trouble, in hours. */
  hours?: number;
  /** The facts of each part of the text read alone, when it was split: a danger in one part is a danger. */
  windows?: readonly CaseFacts[];
}

/** Applies the same change to the whole and to each part. */
export function inEveryWindow(facts: CaseFacts, change: (read: CaseFacts) => CaseFacts): CaseFacts {
  const { windows } = facts;
  return windows === undefined ? change(facts) : { ...change(facts), windows: windows.map(change) };
}
