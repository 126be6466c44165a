import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { AppError } from '@telehealth/contracts/errors';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { FurtherAppointments } from '../appointments/use-grouped-appointments';
import { callBackend } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
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
  type NoteToFinish,
  noteToFinish,
  type OpenNote,
  openNote,
} from './consultation.schema';

/** Below the visits' own key, because a change of a visit also changes its consultation. */
export const consultationKeys = {
  all: [...appointmentKeys.all, 'consultations'] as const,
  ofPerson: (userId: string) => [...appointmentKeys.all, 'consultations', userId] as const,
  older: (firstId: string) => [...appointmentKeys.all, 'consultations', 'older', firstId] as const,
  doors: (ids: readonly string[]) => [...appointmentKeys.all, 'consultations', 'doors', ...ids] as const,
  evidence: (consultationId: string) => [...appointmentKeys.all, 'consultations', 'evidence', consultationId] as const,
  toFinish: (userId: string) => [...noteKeys.all, 'to finish', userId] as const,
  openNotes: (userId: string) => [...noteKeys.all, 'open', userId] as const,
  colleagues: (words: string) => ['colleagues', words] as const,
};

/** The most past visits that the database returns at once, and the most coming ones. */
const PAST_PER_PAGE = 200;
export const MOST_AHEAD = 300;

const VISITS = z.array(consultation);

/** Visits that the caller holds or covers, newest first, with the start of older ones. */
export interface ConsultationPage {
  visits: Consultation[];
  /** The oldest of a full page; null: there are no older ones. */
  last: Consultation | null;
  /** More coming visits exist than were returned. */
  isCutAhead: boolean;
}

const ofPart = (rows: readonly Consultation[], part: Consultation['part']) => rows.filter((row) => row.part === part);
const held = ({ side }: Consultation) => side === 'specialist' || side === 'covering';

// A page is full by all returned rows, whichever side the caller was on.
const page = VISITS.transform((rows): ConsultationPage => {
  const past = ofPart(rows, 'past');
  return {
    visits: rows.filter(held),
    last: past.length < PAST_PER_PAGE ? null : (past.at(-1) ?? null),
    isCutAhead: ofPart(rows, 'ahead').length >= MOST_AHEAD,
  };
});

/**
 * The visits that the signed-in specialist holds or covers: coming ones, the newest past ones, and all that still need a note.
 */
export function useMyConsultations(settings: { pollMs?: number | false } = {}): BackendQuery<ConsultationPage> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: consultationKeys.ofPerson(userId),
      queryFn: ({ signal }) => callBackend(client.rpc('my_consultations').abortSignal(signal), page),
    }),
    settings,
  );
}

/** The visits before the first page, on request. */
export function useOlderConsultations(first: Consultation | null): FurtherAppointments & { visits: Consultation[] } {
  const { client } = useBackend();
  const [wanted, setWanted] = useState(0);
  const query = useInfiniteQuery<
    ConsultationPage,
    AppError,
    InfiniteData<ConsultationPage>,
    QueryKey,
    Consultation | null
  >({
    // Depends on where the first page ends.
    queryKey: consultationKeys.older(first?.id ?? ''),
    queryFn: ({ signal, pageParam: last }) => {
      const before = last && { p_before: last.startsAt.toISOString(), p_before_id: last.id };
      return callBackend(client.rpc('my_consultations', before ?? {}).abortSignal(signal), page);
    },
    initialPageParam: first,
    getNextPageParam: ({ last }) => last,
    enabled: wanted > 0 && first !== null,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage, refetch } = query;
  const count = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const isDue = count > 0 && count < wanted && hasNextPage && !isError;
  useEffect(() => {
    if (isDue && !isFetching) void fetchNextPage();
  }, [isDue, isFetching, fetchNextPage]);
  return {
    visits: first === null ? [] : (data?.pages.flatMap(({ visits }) => visits) ?? []),
    hasMore: first !== null && (count === 0 || hasNextPage),
    isLoading: first !== null && (isDue || (isFetching && count < wanted)),
    error: query.error,
    load: () => {
      if (!isError) setWanted(Math.max(wanted, count) + 1);
      else if (count === 0) void refetch();
      else void fetchNextPage();
    },
  };
}

/** The caller's unsigned notes and addenda, with their text. Reading one's own writing is not logged. */
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
    // A note is saved elsewhere without invalidating this list.
    staleTime: 0,
  }));
}

/** The caller's drafts that may be completed, also while their practice is closed. */
export function useNotesToFinish(): BackendQuery<NoteToFinish[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: consultationKeys.toFinish(userId),
    queryFn: ({ signal }) => callBackend(client.rpc('notes_to_finish').abortSignal(signal), z.array(noteToFinish)),
  }));
}

/** The waiting-room state of these visits, by visit. */
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

/** Joins, leaves and rings of one visit, by the server's time, earliest first. */
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

/** The shortest search text. */
export const COLLEAGUE_MIN = 2;
const MOST_COLLEAGUES = 8;

/** Verified colleagues whose name contains the text, except the caller. */
export function useColleagues(words: string): BackendQuery<Colleague[]> {
  // Wildcard characters are not part of a name.
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
