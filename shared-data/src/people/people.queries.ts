import { actingPerson } from '@telehealth/contracts/people';
import { useBackendState } from '@telehealth/contracts/session';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { type Person, people } from './person.schema';

export const peopleKeys = { all: ['people'] as const };

function myPeople({ client }: WithClient, userId: string): BackendQueryOptions<Person[]> {
  return {
    queryKey: [...peopleKeys.all, userId],
    queryFn: ({ signal }) => callBackend(client.rpc('my_people').abortSignal(signal), people),
    staleTime: 60_000,
  };
}

/** The people whom the signed-in person acts for now, the oldest right first. Nobody is asked for before there is a session. */
export function usePeople(settings: { enabled?: boolean } = {}): BackendQuery<Person[]> {
  return useBackendQuery(myPeople, settings);
}

/** The person whom this page acts for; null on one's own pages, and while nothing is known of the person. */
export function useShownPerson(): Person | null {
  const person = actingPerson();
  const isReady = useBackendState().status === 'ready';
  const { data } = usePeople({ enabled: person !== null && isReady });
  return person === null ? null : (data?.find(({ id }) => id === person) ?? null);
}
