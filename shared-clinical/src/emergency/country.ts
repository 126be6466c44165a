import type { EmergencyNumber } from '../emergency-numbers';

/** A part of a country with numbers of its own, or none that we know. */
export interface EmergencyRegion {
  /** ISO 3166-2 without the country, e.g. `WC`. */
  code: string;
  name: string;
  numbers: readonly EmergencyNumber[];
}

/** What to call in one country, most useful first. */
export interface EmergencyCountry {
  /** ISO 3166-1, two letters; `EU` for the European Union. */
  code: string;
  name: string;
  /** Calling code without `+`; empty where there is none. */
  callingCode: string;
  numbers: readonly EmergencyNumber[];
  regions: readonly EmergencyRegion[];
}

/** The day on which the sources of all numbers below were read. */
export const READ_ON = '2026-11-22';

type Row = readonly [id: string, label: string, number: string, tel: string, source: string];

const rowsOf = (route: EmergencyNumber['route']) => (rows: readonly Row[]) =>
  rows.map(
    ([id, label, number, tel, source]): EmergencyNumber => ({
      id,
      label,
      number,
      tel,
      route,
      source,
      checkedOn: READ_ON,
    }),
  );
/** Ambulances, and what brings one. */
export const medical = rowsOf('medical');
/** Police, fire, and the lines for crises beyond medicine. */
export const crisis = rowsOf('crisis');
