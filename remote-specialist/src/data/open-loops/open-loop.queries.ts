import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';
import { type FinishedWork, finishedWork, type OpenLoop, openLoop } from './open-loop.schema';

const loops = z.array(openLoop);

/** Below the visits' own key, because an ending visit adds an open task. */
export const openLoopKeys = {
  all: [...appointmentKeys.all, 'open-loops'] as const,
  of: (userId: string) => [...appointmentKeys.all, 'open-loops', userId] as const,
  finished: [...appointmentKeys.all, 'finished-work'] as const,
};

/** What an act on a task changes. */
export const STALE_WITH_WORK = [openLoopKeys.all, openLoopKeys.finished];

/** The signed-in specialist's open tasks, most urgent first, with those that a colleague has. */
export function myOpenLoops({ client }: WithClient, userId: string): BackendQueryOptions<OpenLoop[]> {
  return {
    queryKey: openLoopKeys.of(userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_open_loops').abortSignal(signal), loops),
  };
}
export const useOpenLoops = (settings?: { enabled?: boolean }): BackendQuery<OpenLoop[]> =>
  useBackendQuery(myOpenLoops, settings);

/** What the signed-in specialist finished since their day began, newest first. */
export function useFinishedWork(): BackendQuery<FinishedWork[]> {
  return useBackendQuery(({ client }: WithClient, userId: string) => ({
    queryKey: [...openLoopKeys.finished, userId],
    queryFn: ({ signal }) => callBackend(client.rpc('my_finished_work').abortSignal(signal), z.array(finishedWork)),
  }));
}
