import type { LeftOut } from './left-out';

/** The sensitive part of the record that the entry was labelled for; empty: none. */
export type Sensitive = '' | 'mental_health' | 'sexual_health';

/**
 * The comparator of a number that is only a bound; empty: an exact value. Source:
 * https://hl7.org/fhir/R4/valueset-quantity-comparator.html
 */
export type Comparator = '' | '<' | '<=' | '>=' | '>';

/** How precisely the file states a time. */
export type Precision = 'moment' | 'day' | 'month' | 'year';

/** A time with the precision in which the file states it. */
export interface PartialDateTime {
  /** Of a day, month or year stated alone: its beginning at noon UTC, for sorting only and never shown. */
  at: Date;
  precision: Precision;
}

/** An entry of a list as another system's file states it. */
export interface BroughtEntry {
  list: 'allergies' | 'medications' | 'conditions' | 'vaccinations';
  /** Its places in the file; several when several entries say the same. */
  refs: readonly string[];
  label: string;
  code: string;
  codeSystem: string;
  /** Only of allergies. */
  reaction: string;
  severity: '' | 'mild' | 'moderate' | 'severe' | 'life_threatening';
  /** Of medicines all dosage steps in order; of vaccinations which dose it was. */
  dose: string;
  /** Only of vaccinations: `yyyy`, `yyyy-mm`, `yyyy-mm-dd`, or empty. */
  givenOn: string;
  batch: string;
  sensitive: Sensitive;
}

/** A measurement as another system's file states it, in the unit that the record keeps. */
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

/** The person for whose record a file is read. `birthDate` is `yyyy-mm-dd`. */
export interface Owner {
  name: string;
  birthDate: string;
}

/** The entries of a bundle that the record can take, and those it cannot. */
export interface ReadBundle {
  /** The patient named in the file; null: it names none. `birthDate` is as stated (`yyyy`, `yyyy-mm`, `yyyy-mm-dd`), or empty. */
  person: { name: string; birthDate: string } | null;
  /** The organisation the file names as its origin; empty: none. */
  origin: string;
  entries: BroughtEntry[];
  readings: BroughtReading[];
  leftOut: LeftOut[];
}
