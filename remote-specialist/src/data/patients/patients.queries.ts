import { accessKeys } from '@telehealth/data/access/access.queries';
import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { BackendHandle } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import type { LiveState } from '@telehealth/data/client/live-channels';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { useLiveRefresh } from '@telehealth/data/client/use-live-refresh';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { z } from 'zod';
import { correctionKeys } from '../chart/corrections.queries';
import { openLoopKeys } from '../open-loops/open-loop.queries';
import { FIRST_PATIENTS } from './ask-early';
import { type Patient, patient } from './patients.schema';

export const patientKeys = {
  all: ['patients'] as const,
  people: (userId: string) => ['patients', 'people', userId] as const,
};

const page = z.array(patient);

/** A specialist's patients, ordered by name. */
export interface People {
  people: readonly Patient[];
  /** False while the rest of a large practice loads. */
  isWhole: boolean;
}

/**
 * All patients of the signed-in specialist: with a visit, or with a live grant. A large practice loads in parts, so that the
 * first names show at once.
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
        // A refetch keeps the whole list until the new one is complete.
        queries.setQueryData<People>(queryKey, (shown) =>
          shown?.isWhole ? shown : { people: [...people], isWhole: false },
        );
      }
    },
  };
}
export const useMyPatients = (settings: { enabled?: boolean } = {}): BackendQuery<People> =>
  useBackendQuery(myPatients, settings);

const STALE_BY_VISITS = [patientKeys.all, appointmentKeys.all];
const STALE_BY_RIGHTS = [patientKeys.all, openLoopKeys.all, accessKeys.all];
const STALE_BY_NEWS = [correctionKeys.all, patientKeys.all, openLoopKeys.all];

/** Refreshes the list when visits, grants or requests change. */
export function usePatientsLive(): LiveState {
  useLiveRefresh((userId) => `appointments:${userId}`, 'appointment_changed', STALE_BY_VISITS);
  useNotificationsLive(STALE_BY_NEWS);
  return useLiveRefresh((userId) => `access:${userId}`, 'access_changed', STALE_BY_RIGHTS);
}
