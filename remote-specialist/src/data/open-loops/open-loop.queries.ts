import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';
import { type OpenLoop, openLoop } from './open-loop.schema';

const loops = z.array(openLoop);

/** Below the visits' own key, because an ending visit adds an open task. */
export const openLoopKeys = {
  all: [...appointmentKeys.all, 'open-loops'] as const,
  of: (userId: string) => [...appointmentKeys.all, 'open-loops', userId] as const,
};

/** The signed-in specialist's open tasks, most urgent first. */
export function myOpenLoops({ client }: WithClient, userId: string): BackendQueryOptions<OpenLoop[]> {
  return {
    queryKey: openLoopKeys.of(userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_open_loops').abortSignal(signal), loops),
  };
}
export const useOpenLoops = (settings?: { enabled?: boolean }): BackendQuery<OpenLoop[]> =>
  useBackendQuery(myOpenLoops, settings);
