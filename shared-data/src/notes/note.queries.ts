import { z } from 'zod';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type Note, note, type PlanAnswer, planAnswer } from './note.schema';

export const noteKeys = {
  all: ['notes'] as const,
  ofVisit: (appointmentId: string) => ['notes', 'visit', appointmentId] as const,
  answers: (noteId: string) => ['notes', 'answers', noteId] as const,
};

/** The caller's own notes of a visit: the usual one with its addenda in order. What one wrote oneself is no look at a record. */
export function useOwnNotes(appointmentId: string): BackendQuery<Note[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: noteKeys.ofVisit(appointmentId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('notes')
          .select(note.columns)
          .eq('appointment_id', appointmentId)
          .eq('author_id', userId)
          .eq('category', 'notes')
          .neq('state', 'discarded')
          .order('chain_no')
          .abortSignal(signal),
        z.array(note),
      ),
  }));
}

/** How the patient answered the questions of a signed plan the last time; null: not yet. */
export function usePlanAnswer(noteId: string, hasQuestions: boolean): BackendQuery<PlanAnswer | null> {
  return useBackendQuery(
    ({ client }) => ({
      queryKey: noteKeys.answers(noteId),
      queryFn: ({ signal }) =>
        callBackend(
          client
            .from('plan_answers')
            .select(planAnswer.columns)
            .eq('note_id', noteId)
            .order('id', { ascending: false })
            .limit(1)
            .abortSignal(signal),
          z.array(planAnswer).transform(([last]) => last ?? null),
        ),
    }),
    { enabled: hasQuestions },
  );
}
