import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { prescribingKeys } from '@telehealth/data/prescribing/own-prescription.queries';
import { draftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const lastScript = rowSchema<'prescriptions'>()({
  id: uuid,
  issuedAt: instant.nullable(),
  draftItems: z.array(draftItem),
});
export type LastScript = z.output<typeof lastScript>;

/** What the caller last issued to this patient; null: nothing yet. Reading one's own writing is not logged. */
export function useLastScript(patientId: string): BackendQuery<LastScript | null> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...prescribingKeys.all, 'last', patientId],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('prescriptions')
          .select(lastScript.columns)
          .eq('patient_id', patientId)
          .eq('prescriber_id', userId)
          .in('status', ['active', 'completed'])
          .order('issued_at', { ascending: false })
          .limit(1)
          .abortSignal(signal),
        z.array(lastScript).transform(([row]) => row ?? null),
      ),
  }));
}

const favourite = rowSchema<'favourite_scripts'>()({ id: uuid, label: z.string(), items: z.array(draftItem) });
export type Favourite = z.output<typeof favourite>;

export const favouriteKey = ['favourite scripts'] as const;

/** What the caller prescribes often, by label. */
export function useFavourites(): BackendQuery<Favourite[]> {
  return useBackendQuery(({ client }) => ({
    queryKey: favouriteKey,
    queryFn: ({ signal }) =>
      callBackend(
        client.from('favourite_scripts').select(favourite.columns).order('label').abortSignal(signal),
        z.array(favourite),
      ),
  }));
}
