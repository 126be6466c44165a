import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { noteKeys } from '../notes/note.queries';
import {
  type Colleague,
  type Consultation,
  colleague,
  consultation,
  type DoorOfVisit,
  doorOfVisit,
  type JoinEvent,
  joinEvent,
  type OpenNote,
  openNote,
} from './consultation.schema';

/** Below the visits' own key: what changes a visit changes how it goes. */
export const consultationKeys = {
  all: [...appointmentKeys.all, 'consultations'] as const,
  ofPerson: (userId: string) => [...appointmentKeys.all, 'consultations', userId] as const,
  doors: (ids: readonly string[]) => [...appointmentKeys.all, 'consultations', 'doors', ...ids] as const,
  evidence: (consultationId: string) => [...appointmentKeys.all, 'consultations', 'evidence', consultationId] as const,
  openNotes: (userId: string) => [...noteKeys.all, 'open', userId] as const,
  colleagues: (words: string) => ['colleagues', words] as const,
};

/** Most that the database answers. */
export const MOST_CONSULTATIONS = 500;

/** The newest visits that the signed-in specialist holds or stands in for, newest first. */
export function useMyConsultations(settings: { pollMs?: number | false } = {}): BackendQuery<Consultation[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: consultationKeys.ofPerson(userId),
      queryFn: ({ signal }) =>
        callBackend(
          client.rpc('my_consultations').abortSignal(signal),
          z
            .array(consultation)
            .transform((rows) => rows.filter(({ side }) => side === 'specialist' || side === 'covering')),
        ),
    }),
    settings,
  );
}

/** The notes and addenda that the caller began and did not sign, with their words. What one wrote oneself is no look. */
export function useOpenNotes(): BackendQuery<OpenNote[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: consultationKeys.openNotes(userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('notes')
          .select(openNote.columns)
          .eq('author_id', userId)
          .eq('state', 'draft')
          .order('created_at')
          .limit(200)
          .abortSignal(signal),
        z.array(openNote),
      ),
    // A note saves itself elsewhere without telling this list.
    staleTime: 0,
  }));
}

/** How it stands at the doors of these visits, by the visit. */
export function useDoors(ids: readonly string[]): BackendQuery<Map<string, DoorOfVisit>> {
  return useBackendQuery(
    ({ client }) => ({
      queryKey: consultationKeys.doors(ids),
      queryFn: ({ signal }) =>
        callBackend(
          client
            .from('consultations')
            .select(doorOfVisit.columns)
            .in('appointment_id', [...ids])
            .abortSignal(signal),
          z.array(doorOfVisit).transform((doors) => new Map(doors.map((door) => [door.appointmentId, door]))),
        ),
    }),
    { enabled: ids.length > 0 },
  );
}

/** Who came, left and was rung for one visit, by the server's time, earliest first. */
export function useEvidence(consultationId: string): BackendQuery<JoinEvent[]> {
  return useBackendQuery(({ client }) => ({
    queryKey: consultationKeys.evidence(consultationId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('join_events')
          .select(joinEvent.columns)
          .eq('consultation_id', consultationId)
          .order('id')
          .limit(200)
          .abortSignal(signal),
        z.array(joinEvent),
      ),
  }));
}

/** Fewest letters that are searched for. */
export const COLLEAGUE_MIN = 2;
const MOST_COLLEAGUES = 8;

/** Verified colleagues by a part of their name; the caller is not among them. */
export function useColleagues(words: string): BackendQuery<Colleague[]> {
  // What means something in a pattern is no letter of a name.
  const name = words.replace(/[%_\\*,()]/g, ' ').trim();
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: consultationKeys.colleagues(name),
      queryFn: ({ signal }) =>
        callBackend(
          client
            .from('specialist_public')
            .select('specialist_id, name, specialty')
            .ilike('name', `%${name}%`)
            .neq('specialist_id', userId)
            .order('name')
            .limit(MOST_COLLEAGUES)
            .abortSignal(signal),
          z.array(colleague),
        ),
    }),
    { enabled: name.length >= COLLEAGUE_MIN },
  );
}
