import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { peopleKeys } from '@telehealth/data/people/people.queries';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const grownPerson = rowSchema<'to_hand_over'>()({
  id: uuid,
  firstName: z.string(),
  name: z.string(),
  /** `yyyy-mm-dd` of the eighteenth birthday. */
  ofAgeOn: z.string(),
});
export type GrownPerson = z.output<typeof grownPerson>;

/** Grown people whose record waits for a code from whoever looked after them as a child. */
export const useToHandOver = (): BackendQuery<GrownPerson[]> =>
  useBackendQuery(({ client }, userId) => ({
    queryKey: [...peopleKeys.all, 'to hand over', userId],
    queryFn: ({ signal }) => callBackend(client.rpc('to_hand_over').abortSignal(signal), z.array(grownPerson)),
  }));
