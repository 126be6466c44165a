import { z } from 'zod';
import { accessKeys } from '../access/access.queries';
import { appointmentKeys } from '../appointments/appointment.queries';
import { correctionKeys } from '../chart/corrections.queries';
import type { BackendHandle } from '../client/backend';
import { callBackend } from '../client/call-backend';
import type { LiveState } from '../client/live-channels';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { useLiveRefresh } from '../client/use-live-refresh';
import { useNotificationsLive } from '../notifications/notification.live';
import { openLoopKeys } from '../open-loops/open-loop.queries';
import { FIRST_PATIENTS } from './ask-early';
import { type Patient, patient } from './patients.schema';

export const patientKeys = {
  all: ['patients'] as const,
  people: (userId: string) => ['patients', 'people', userId] as const,
};

const page = z.array(patient);

/** The people somebody treats, in the order of their names. */
export interface People {
  people: readonly Patient[];
  /** False while the rest of a large practice is on its way. */
  isWhole: boolean;
}

/**
 * Everybody the signed-in specialist treats: with a visit, or with a live right to the record. A large practice comes in
 * parts: the first is there at once, so that nobody waits for the last name to see the first.
 */
export function myPatients({ client, queries }: BackendHandle, userId: string): BackendQueryOptions<People> {
  const queryKey = patientKeys.people(userId);
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      const people: Patient[] = [];
      for (;;) {
        const last = people.at(-1)?.patientId;
        const asked = client.rpc('my_patients', { ...FIRST_PATIENTS, ...(last && { p_after: last }) });
        const more = await callBackend(asked.abortSignal(signal), page);
        people.push(...more);
        if (more.length < FIRST_PATIENTS.p_limit) return { people, isWhole: true };
        // What is asked for again keeps its whole answer until the next one is whole.
        queries.setQueryData<People>(queryKey, (shown) =>
          shown?.isWhole ? shown : { people: [...people], isWhole: false },
        );
      }
    },
  };
}
export const useMyPatients = (): BackendQuery<People> => useBackendQuery(myPatients);

const STALE_BY_VISITS = [patientKeys.all, appointmentKeys.all];
const STALE_BY_RIGHTS = [patientKeys.all, openLoopKeys.all, accessKeys.all];
const STALE_BY_NEWS = [correctionKeys.all, patientKeys.all, openLoopKeys.all];

/** Keeps the list fresh: visits that come and go, rights that are given, changed and taken back, and what is asked. */
export function usePatientsLive(): LiveState {
  useLiveRefresh((userId) => `appointments:${userId}`, 'appointment_changed', STALE_BY_VISITS);
  useNotificationsLive(STALE_BY_NEWS);
  return useLiveRefresh((userId) => `access:${userId}`, 'access_changed', STALE_BY_RIGHTS);
}
