import { useSearchParams } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';

/** The URL of one patient's chart. It holds only an id: no name, no health words. */
export const toChart = (patientId: string): { search: string } => ({
  search: new URLSearchParams({ patient: patientId }).toString(),
});

export const TO_LIST = pathTo('specialist.patients');

/** The patient id in the URL, or null for the list. */
export function usePatientPlace(): string | null {
  const [search] = useSearchParams();
  return search.get('patient');
}
