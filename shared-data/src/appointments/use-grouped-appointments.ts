import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { AppError } from '@telehealth/contracts/errors';
import { useBackendState } from '@telehealth/contracts/session';
import { VISITS_PER_PAGE } from '@telehealth/contracts/settings';
import { useEffect, useState } from 'react';
import { callBackend } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { appointmentKeys } from './appointment.queries';
import { type Appointment, appointments } from './appointment.schema';
import { APPOINTMENT_GROUPS, type AppointmentGroup, groupAppointments } from './group-appointments';

/** Paging state of a group. */
export interface FurtherAppointments {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page failed to load; what is shown stays. */
  error: AppError | null;
  /** Loads the next page, or retries it after an error. */
  load: () => void;
}

export interface GroupedAppointments {
  groups: Record<AppointmentGroup, Appointment[]>;
  further: Record<AppointmentGroup, FurtherAppointments>;
}

/**
 * A person's visits by group: the first pages, and further ones on request.
 * @param first the result of `useMyAppointments`
 */
export function useGroupedAppointments(first: readonly Appointment[], now: Date): GroupedAppointments {
  const begun = groupAppointments(first, now);
  const pages = {
    upcoming: usePages('upcoming', begun.upcoming.length),
    past: usePages('past', begun.past.length),
    cancelled: usePages('cancelled', begun.cancelled.length),
  };
  const asked = APPOINTMENT_GROUPS.flatMap((group) => pages[group].visits);
  if (asked.length === 0) return { groups: begun, further: pages };
  const known = new Map([...asked, ...first].map((visit) => [visit.id, visit]));
  return { groups: groupAppointments([...known.values()], now), further: pages };
}

/**
 * The pages of a group from its beginning, once more than the first is requested. After a change all are refetched in order, each
 * from the end of the one before, so that no visit is missing or shown twice.
 */
function usePages(group: AppointmentGroup, begun: number): FurtherAppointments & { visits: Appointment[] } {
  const { client } = useBackend();
  const state = useBackendState();
  const userId = state.status === 'ready' ? state.userId : null;
  const [wanted, setWanted] = useState(1);
  const query = useInfiniteQuery<Appointment[], AppError, InfiniteData<Appointment[]>, QueryKey, Appointment | null>({
    queryKey: appointmentKeys.pages(userId, group),
    queryFn: ({ signal, pageParam: last }) => {
      const after = last && { p_after: last.startsAt.toISOString(), p_after_id: last.id };
      return callBackend(client.rpc('my_appointments', { p_group: group, ...after }).abortSignal(signal), appointments);
    },
    initialPageParam: null,
    getNextPageParam: (page) => {
      if (page.length < VISITS_PER_PAGE[group]) return undefined;
      return group === 'upcoming' ? page.at(-1) : page[0];
    },
    enabled: wanted > 1 && userId !== null,
    // A cached value would be shown later without a refetch.
    gcTime: 0,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const visits = query.data?.pages.flat() ?? [];
  const count = query.data?.pages.length ?? 0;
  const isDue = count > 0 && count < wanted && hasNextPage && !isError;
  useEffect(() => {
    if (isDue && !isFetching) void fetchNextPage();
  }, [isDue, isFetching, fetchNextPage]);
  return {
    visits,
    hasMore: count === 0 ? begun >= VISITS_PER_PAGE[group] : hasNextPage,
    isLoading: isDue || (isFetching && count < wanted),
    error: query.error,
    load: () => {
      if (!isError) setWanted(Math.max(wanted, count) + 1);
      else if (count === 0) void query.refetch();
      else void fetchNextPage();
    },
  };
}
