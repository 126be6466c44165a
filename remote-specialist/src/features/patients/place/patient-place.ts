import { pathTo } from '@telehealth/contracts';
import { useSearchParams } from '@telehealth/contracts/router';

/** The address of one patient's chart. Only an id stands in it: no name, no word of health. */
export const toChart = (patientId: string): { search: string } => ({
  search: new URLSearchParams({ patient: patientId }).toString(),
});

export const TO_LIST = pathTo('specialist.patients');

/** Whose chart the address opens, or null for the list. */
export function usePatientPlace(): string | null {
  const [search] = useSearchParams();
  return search.get('patient');
}
