import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** An act of an operator, from the table it was written to. */
export const operatorAct = rowSchema<'operator_log'>()({
  at: instant,
  operatorId: uuid,
  operatorName: z.string(),
  /** `kind.outcome`, e.g. `registration.verified`. */
  act: z.string(),
  /** Which specialist, flag or entry; empty: nothing more is said. */
  about: z.string(),
});
export type OperatorAct = z.output<typeof operatorAct>;

/** Not a query: a list of past acts is read when it is asked for, page by page. @param before null: the newest */
export const useOperatorLog = (): BackendMutation<Date | null, OperatorAct[]> =>
  useBackendMutation(
    ({ client }: WithClient, before) =>
      callBackend(
        client.rpc('operator_log', before === null ? {} : { p_before: before.toISOString() }),
        z.array(operatorAct),
      ),
    { invalidates: [] },
  );
