import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, usePublicQuery } from '@telehealth/data/client/use-backend-query';
import { type SpecialistPage, specialistPage } from './specialist-page.schema';

/** Public data of a specialist; null if they are not listed. */
export function useSpecialistPage(specialistId: string): BackendQuery<SpecialistPage | null> {
  return usePublicQuery(({ client }) => ({
    queryKey: ['specialists', 'page', specialistId],
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('specialist_page', { p_specialist: specialistId }).abortSignal(signal),
        specialistPage.nullable(),
      ),
  }));
}
