import { z } from 'zod';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type Note, note, type TeachBackAnswers, teachBackAnswers } from './note.schema';

export const noteKeys = {
  all: ['notes'] as const,
  ofVisit: (appointmentId: string) => ['notes', 'visit', appointmentId] as const,
  answers: (noteId: string) => ['notes', 'answers', noteId] as const,
};

/** The caller's own note of a visit with its addenda in order. Reading one's own writing is not logged. */
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

/** The patient's last answers to the questions of a signed plan; null: none yet. */
export function useTeachBackAnswers(noteId: string, hasQuestions: boolean): BackendQuery<TeachBackAnswers | null> {
  return useBackendQuery(
    ({ client }) => ({
      queryKey: noteKeys.answers(noteId),
      queryFn: ({ signal }) =>
        callBackend(
          client
            .from('plan_answers')
            .select(teachBackAnswers.columns)
            .eq('note_id', noteId)
            .order('id', { ascending: false })
            .limit(1)
            .abortSignal(signal),
          z.array(teachBackAnswers).transform(([last]) => last ?? null),
        ),
    }),
    { enabled: hasQuestions },
  );
}
