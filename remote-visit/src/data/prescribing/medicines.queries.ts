import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';

/** A medicine of the catalogue in one form and strength. */
const foundMedicine = z.object({
  id: z.string(),
  name: z.string(),
  /** The word by which it was found, e.g. a brand. */
  said: z.string(),
  /** Empty: the catalogue is not sure, as with the other fields. */
  form: z.string(),
  strength: z.string(),
  schedule: z.number().nullable(),
  use: z.string(),
  brands: z.array(z.string()),
  catalogue: z.number(),
});
export type FoundMedicine = z.output<typeof foundMedicine>;

const LEAST_TYPED = 2;
const HOUR_MS = 3_600_000;

/** Medicines by name, ingredient, brand or class, with slips; the best first. */
export function useFoundMedicines(text: string, isOpen: boolean): BackendQuery<FoundMedicine[]> {
  const words = text.trim().toLowerCase();
  return useBackendQuery(
    ({ client }) => ({
      queryKey: ['medicines', words],
      queryFn: ({ signal }) =>
        callBackend(client.rpc('find_medicines', { p_text: words }).abortSignal(signal), z.array(foundMedicine)),
      staleTime: HOUR_MS,
    }),
    { enabled: isOpen && words.length >= LEAST_TYPED },
  );
}
