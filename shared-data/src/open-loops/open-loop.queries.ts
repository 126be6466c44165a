import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type OpenLoop, openLoop } from './open-loop.schema';

/** Below the visits' own key: a visit that ends opens a loop. */
export const openLoopKeys = {
  all: [...appointmentKeys.all, 'open-loops'] as const,
  of: (userId: string) => [...appointmentKeys.all, 'open-loops', userId] as const,
};

/** What waits for the signed-in specialist, most urgent first. */
export function useOpenLoops(): BackendQuery<OpenLoop[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: openLoopKeys.of(userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_open_loops').abortSignal(signal), z.array(openLoop)),
  }));
}
