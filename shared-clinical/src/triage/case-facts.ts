/** Whether a sign is there. `other`: somebody else's, or only talked about; `past`: long over. */
export type FactStatus = 'present' | 'unsure' | 'absent' | 'past' | 'other';

/** One sign, illness or circumstance of the person, as read from words or answered to a question. */
export interface Fact {
  /** Id of a concept of the lexicon. */
  id: string;
  status: FactStatus;
  /** The words it was read from, as typed; empty for an answer to a question. */
  words: string;
  /** Where they stand in the text, in UTF-16 units: start and end. */
  at?: readonly [start: number, end: number];
  /** How long it has lasted, in hours, when that was said. */
  hours?: number;
  severe?: boolean;
  mild?: boolean;
  sudden?: boolean;
  worse?: boolean;
}

/** Measured values, each in the one unit of the rules. */
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
  /** Beats in a minute. */
  pulse?: number;
  /** Breaths in a minute. */
  breaths?: number;
  /** Pain from 0 to 10. */
  pain?: number;
  /** Completed weeks of pregnancy. */
  weeks?: number;
}

export type Sex = 'female' | 'male';

/** Whom the rules are asked about. What is unknown is left out. */
export interface Person {
  /** In years; decimals for infants. */
  age?: number;
  sex?: Sex;
  pregnant?: boolean;
}

/** All that the rules look at. */
export interface CaseFacts {
  person: Person;
  /** By concept id. */
  facts: ReadonlyMap<string, Fact>;
  measures: Measures;
  /** Longest time that was said of the present trouble, in hours. */
  hours?: number;
  /** The same as read in each part of the text alone, where it was read in parts: a danger in one of them is a danger. */
  windows?: readonly CaseFacts[];
}

/** The facts changed in the same way in each part. */
export function inEveryWindow(facts: CaseFacts, change: (read: CaseFacts) => CaseFacts): CaseFacts {
  const { windows } = facts;
  return windows === undefined ? change(facts) : { ...change(facts), windows: windows.map(change) };
}
