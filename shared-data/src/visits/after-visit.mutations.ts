import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { whole } from '../rows/row-values';

export interface PlanAnswers {
  noteId: string;
  /** For each question the number of the chosen option, from 0. */
  answers: readonly number[];
}

/** That it was kept; which answers were right the visit tells. */
const kept = z.object({ answers: z.array(whole) }).transform(() => undefined);

/** The patient answers the questions of a plan; the visit then tells which answers were right. */
export function useAnswerPlan(): BackendMutation<PlanAnswers, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { noteId, answers }: PlanAnswers) =>
      callBackend(client.rpc('answer_plan', { p_note: noteId, p_answers: [...answers] }), kept),
    { invalidates: [[...appointmentKeys.all, 'details']] },
  );
}
