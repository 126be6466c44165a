import type { LeftOut } from './left-out';

/** Which sensitive part of the record it was marked for; empty: none. */
export type Sensitive = '' | 'mental_health' | 'sexual_health';

/** What stands before a number that was not measured itself; empty: it was. Source: https://hl7.org/fhir/R4/valueset-quantity-comparator.html */
export type Comparator = '' | '<' | '<=' | '>=' | '>';

/** How much of a time was said. */
export type Precision = 'moment' | 'day' | 'month' | 'year';

/** A time as it was said. */
export interface SaidTime {
  /** The moment; of a day, month or year that was said alone its beginning at noon UTC, to sort by and never to show. */
  at: Date;
  precision: Precision;
}

/** An entry of a list as a file of another system says it. */
export interface BroughtEntry {
  list: 'allergies' | 'medications' | 'conditions';
  /** Where in the file it stands; more than one where several say it. */
  refs: readonly string[];
  label: string;
  code: string;
  codeSystem: string;
  /** Of allergies. */
  reaction: string;
  severity: '' | 'mild' | 'moderate' | 'severe' | 'life_threatening';
  /** Of medicines: all steps, in their order. */
  dose: string;
  sensitive: Sensitive;
}

/** A measurement as a file of another system says it, in the unit that the record keeps. */
export interface BroughtReading {
  ref: string;
  code: string;
  value: number;
  comparator: Comparator;
  secondValue: number | null;
  /** UCUM. */
  unit: string;
  takenAt: Date;
  takenPrecision: Precision;
  sensitive: Sensitive;
}

/** Whose record a file is read for. `birthDate` is `yyyy-mm-dd`. */
export interface Owner {
  name: string;
  birthDate: string;
}

/** What of a bundle the record can take, and what it cannot. */
export interface ReadBundle {
  /** Of whom the file is; null: it does not say. `birthDate` is as it was said (`yyyy`, `yyyy-mm`, `yyyy-mm-dd`), or empty. */
  person: { name: string; birthDate: string } | null;
  /** Which organisation it says it is from; empty: none. */
  origin: string;
  entries: BroughtEntry[];
  readings: BroughtReading[];
  /** Every other entry, with the reason. */
  leftOut: LeftOut[];
}
