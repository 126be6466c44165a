import { useRef } from 'react';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import {
  type AccessRequest,
  accessRequest,
  type Delegation,
  delegation,
  type Emergency,
  emergency,
  type LogLine,
  logLine,
  type Viewer,
  viewer,
} from './access.schema';

export const accessKeys = {
  all: ['access'] as const,
  of: (part: string, userId: string) => ['access', part, userId] as const,
};

/** Everyone who can see part of the signed-in person's record, or will once a visit is booked. */
function whoCanSeeMe({ client }: WithClient, userId: string): BackendQueryOptions<Viewer[]> {
  return {
    queryKey: accessKeys.of('viewers', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('who_can_see_me').abortSignal(signal), z.array(viewer)),
  };
}
export const useWhoCanSeeMe = (): BackendQuery<Viewer[]> => useBackendQuery(whoCanSeeMe);

/** Access requests that the signed-in person received or made, newest first. */
function myAccessRequests({ client }: WithClient, userId: string): BackendQueryOptions<AccessRequest[]> {
  return {
    queryKey: accessKeys.of('requests', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_access_requests').abortSignal(signal), z.array(accessRequest)),
  };
}
export const useMyAccessRequests = (settings: { enabled?: boolean } = {}): BackendQuery<AccessRequest[]> =>
  useBackendQuery(myAccessRequests, settings);

/** Delegations of the signed-in person, in both directions. */
function myDelegations({ client }: WithClient, userId: string): BackendQueryOptions<Delegation[]> {
  return {
    queryKey: accessKeys.of('delegations', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_delegations').abortSignal(signal), z.array(delegation)),
  };
}
export const useMyDelegations = (settings: { enabled?: boolean } = {}): BackendQuery<Delegation[]> =>
  useBackendQuery(myDelegations, settings);

/** Each emergency access to the signed-in person's record. */
function myEmergencies({ client }: WithClient, userId: string): BackendQueryOptions<Emergency[]> {
  return {
    queryKey: accessKeys.of('emergencies', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('my_emergencies').abortSignal(signal), z.array(emergency)),
  };
}
export const useMyEmergencies = (): BackendQuery<Emergency[]> => useBackendQuery(myEmergencies);

const LINES_AT_ONCE = 50;
/** The most lines that the database returns at once. */
const MOST_AT_ONCE = 500;
const logLines = z.array(logLine);

/**
 * Returns the newest lines of the signed-in person's access log, newest first.
 * @param count how many; `Infinity` reads it to its first line
 */
export async function readOwnLog({ client }: WithClient, count: number, signal?: AbortSignal): Promise<LogLine[]> {
  const read: LogLine[] = [];
  while (read.length < count) {
    const last = read.at(-1);
    const limit = Math.min(count - read.length, MOST_AT_ONCE);
    const asked = client.rpc('my_access_log', { p_limit: limit, ...(last && { p_before: last.seq }) });
    const page = await callBackend(signal ? asked.abortSignal(signal) : asked, logLines);
    read.push(...page);
    if (page.length < limit) break;
  }
  return read;
}

export interface AccessLog extends BackendQuery<LogLine[]> {
  hasEarlier: boolean;
  loadEarlier: () => void;
}

/** The access log from its newest line back to where it was requested; refetched as a whole. */
export function useMyAccessLog(): AccessLog {
  const wanted = useRef(LINES_AT_ONCE);
  const query = useBackendQuery<LogLine[]>((backend, userId) => ({
    queryKey: accessKeys.of('log', userId),
    queryFn: ({ signal }) => readOwnLog(backend, wanted.current, signal),
  }));
  return {
    ...query,
    hasEarlier: (query.data?.at(-1)?.seq ?? 1) > 1,
    loadEarlier: () => {
      // After a failure the same lines are requested again.
      if (query.status !== 'error') wanted.current += LINES_AT_ONCE;
      query.refetch();
    },
  };
}
