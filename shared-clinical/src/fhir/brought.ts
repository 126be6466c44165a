/** Which sensitive part of the record it was marked for; empty: none. */
export type Sensitive = '' | 'mental_health' | 'sexual_health';

/** An entry of a list as a file of another system says it. */
export interface BroughtEntry {
  list: 'allergies' | 'medications' | 'conditions';
  /** Where in the file it stands. */
  ref: string;
  label: string;
  code: string;
  codeSystem: string;
  /** Of allergies. */
  reaction: string;
  severity: '' | 'mild' | 'moderate' | 'severe' | 'life_threatening';
  /** Of medicines. */
  dose: string;
  sensitive: Sensitive;
}

/** A measurement as a file of another system says it, in the unit that the record keeps. */
export interface BroughtReading {
  ref: string;
  code: string;
  value: number;
  secondValue: number | null;
  /** UCUM. */
  unit: string;
  takenAt: Date;
  sensitive: Sensitive;
}

/** What of a bundle the record can take, and how much of it it cannot. */
export interface ReadBundle {
  /** Of whom the file is; null: it does not say. `birthDate` is `yyyy-mm-dd`, or empty. */
  person: { name: string; birthDate: string } | null;
  /** Which organisation it says it is from; empty: none. */
  origin: string;
  entries: BroughtEntry[];
  readings: BroughtReading[];
  /** Is over, was refuted, or was entered in error. */
  past: number;
  /** Other kinds, other units, or not to be read. */
  leftOut: number;
}
