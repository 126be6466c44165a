import type { EmergencyNumber } from '@telehealth/clinical/emergency-numbers';

/** A part of a country that has numbers of its own, or for which none are known. */
export interface EmergencyRegion {
  /** ISO 3166-2 without the country, e.g. `WC`. */
  code: string;
  name: string;
  numbers: readonly EmergencyNumber[];
}

/** The numbers of one country, most useful first. */
export interface EmergencyCountry {
  /** ISO 3166-1, two letters; `EU` for the European Union. */
  code: string;
  name: string;
  /** Calling code without `+`; empty where there is none. */
  callingCode: string;
  numbers: readonly EmergencyNumber[];
  regions: readonly EmergencyRegion[];
}

/** The day on which the sources of all numbers in this file were read. */
const READ_ON = '2026-11-22';

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
/** Rows for ambulances and services that send one. */
export const medical = rowsOf('medical');
/** Rows for police, fire, and lines for crises that are not medical. */
export const crisis = rowsOf('crisis');
