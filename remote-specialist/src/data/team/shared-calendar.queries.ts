import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend, nothing } from '@telehealth/data/client/call-backend';
import { readAudited } from '@telehealth/data/client/read-audited';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { instant } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { type SharedDay, sharedDay } from './team.schema';

const KEY = ['shared calendar'] as const;
const CHANGES = { invalidates: [KEY] };
/** Reception has it open all day, and is told of no change: it asks. */
const EVERY_MINUTE = 60_000;

/** A day of the practice's calendar; each name that is shown stands in its patient's log, once a day. @param day `yyyy-mm-dd` */
export function useSharedDay(day: string): BackendQuery<SharedDay> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: [...KEY, day, userId],
      queryFn: ({ signal }) =>
        readAudited(client, client.rpc('open_shared_calendar', { p_day: day }).abortSignal(signal), sharedDay),
      // Names do not stay after the page.
      gcTime: 0,
    }),
    { pollMs: EVERY_MINUTE },
  );
}

/** Free times of the same doctor and length. */
export function useSharedOpenings(visitId: string): BackendQuery<Date[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...KEY, 'openings', visitId, userId],
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('shared_calendar_openings', { p_appointment: visitId }).abortSignal(signal),
        z.array(instant),
      ),
  }));
}

export function useProposeSharedTime(): BackendMutation<{ id: string; startsAt: string; reason: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, startsAt, reason }) =>
      callBackend(
        client.rpc('propose_shared_time', { p_appointment: id, p_starts_at: startsAt, p_reason: reason }),
        nothing,
      ),
    CHANGES,
  );
}

export function useCancelSharedVisit(): BackendMutation<{ id: string; reason: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { id, reason }) =>
      callBackend(client.rpc('cancel_shared_visit', { p_appointment: id, p_reason: reason }), nothing),
    CHANGES,
  );
}
