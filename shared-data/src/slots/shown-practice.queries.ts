import { z } from 'zod';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, usePublicQuery } from '../client/use-backend-query';
import { answerSchema } from '../rows/row-schema';
import { uuid } from '../rows/row-values';

const practice = answerSchema({ id: uuid, name: z.string() });
export type ShownPractice = z.output<typeof practice>;

/** The practice whose staff sees the name, phone number and time of a visit with this specialist; null: nobody does. */
export function useShownPractice(specialistId: string): BackendQuery<ShownPractice | null> {
  return usePublicQuery(
    ({ client }) => ({
      queryKey: ['specialists', 'practice', specialistId],
      queryFn: ({ signal }) =>
        callBackend(
          client.rpc('organization_of_specialist', { p_specialist: specialistId }).abortSignal(signal),
          practice.nullable(),
        ),
    }),
    { enabled: specialistId !== '' },
  );
}
