import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, usePublicQuery } from '@telehealth/data/client/use-backend-query';
import { answerSchema } from '@telehealth/data/rows/row-schema';
import { whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const outlook = answerSchema({
  /** The reason asks for a script. */
  asks: z.boolean(),
  /** The specialist prescribes from afar at all. */
  prescribes: z.boolean(),
  /** The specialist's profile has what a script must carry, so that it can be signed in a way that pharmacies take. */
  canSign: z.boolean(),
  /** Medicines of the reason that this visit cannot give, or gives in one way only. */
  medicines: z.array(z.object({ name: z.string(), schedule: whole, why: z.enum(['above', 'six']) })),
});
export type ScriptOutlook = z.output<typeof outlook>;

/** Whether a visit can give the script that its reason asks for; null: nothing is known of this specialist. Nothing is kept. */
export function useScriptOutlook(specialistId: string, reason: string): BackendQuery<ScriptOutlook | null> {
  return usePublicQuery(
    ({ client }) => ({
      queryKey: ['specialists', 'script outlook', specialistId, reason],
      queryFn: ({ signal }) =>
        callBackend(
          client.rpc('script_outlook', { p_specialist: specialistId, p_reason: reason }).abortSignal(signal),
          outlook.nullable(),
        ),
      // Words about health do not stay after the page.
      gcTime: 0,
    }),
    { enabled: specialistId !== '' && reason.trim() !== '' },
  );
}
