import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

export interface PlanAnswers {
  noteId: string;
  /** Index of the chosen option per question, from 0. */
  answers: readonly number[];
}

/** The answer is discarded: the visit's details tell which answers were right. */
const kept = z.object({ answers: z.array(whole) }).transform(() => undefined);

export function useAnswerPlan(): BackendMutation<PlanAnswers, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { noteId, answers }: PlanAnswers) =>
      callBackend(client.rpc('answer_plan', { p_note: noteId, p_answers: [...answers] }), kept),
    { invalidates: [[...appointmentKeys.all, 'details']] },
  );
}
