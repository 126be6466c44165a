import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { namePerson } from '../related-persons/person-words';
import { type OpenLoop, openLoop } from './open-loop.schema';

const loops = z.array(openLoop).transform((rows) => rows.map(namePerson));

/** Below the visits' own key: a visit that ends opens a loop. */
export const openLoopKeys = {
  all: [...appointmentKeys.all, 'open-loops'] as const,
  of: (userId: string) => [...appointmentKeys.all, 'open-loops', userId] as const,
};

/** What waits for the signed-in specialist, most urgent first. */
export function myOpenLoops({ client }: WithClient, userId: string): BackendQueryOptions<OpenLoop[]> {
  return {
    queryKey: openLoopKeys.of(userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_open_loops').abortSignal(signal), loops),
  };
}
export const useOpenLoops = (settings?: { enabled?: boolean }): BackendQuery<OpenLoop[]> =>
  useBackendQuery(myOpenLoops, settings);
