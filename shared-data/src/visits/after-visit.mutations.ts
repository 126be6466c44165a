import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

export interface PlanAnswers {
  noteId: string;
  /** For each question the number of the chosen option, from 0. */
  answers: readonly number[];
}

/** The patient answers the questions of a plan; the visit then tells which answers were right. */
export function useAnswerPlan(): BackendMutation<PlanAnswers, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { noteId, answers }: PlanAnswers) =>
      callBackend(client.rpc('answer_plan', { p_note: noteId, p_answers: [...answers] }), acknowledged),
    { invalidates: [[...appointmentKeys.all, 'details']] },
  );
}
