import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { Arrival } from '@telehealth/contracts/shell';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  sendPublicQuery,
  usePublicQuery,
} from '../client/use-backend-query';
import type { Json } from '../database.types';
import { list, plainAnswer, whole } from '../rows/plain-rows';
import { slotKeys } from './slot.keys';
import { type NearestOpening, nearestOpeningRows, type SpecialistOpenings, specialistOpeningRows } from './slot.schema';
import { type SlotFilters, type SlotSpan, slotArguments } from './slot.search';

/** Verified specialists with their next openings; readable by everyone. */
export function openSlots(
  backend: WithClient,
  filters: SlotFilters,
  span: SlotSpan = {},
): BackendQueryOptions<SpecialistOpenings[]> {
  const args = slotArguments(filters, span);
  return {
    queryKey: slotKeys.search(filters, span),
    queryFn: ({ signal }) =>
      callBackend(backend.client.rpc('find_slots', args).abortSignal(signal), specialistOpeningRows),
  };
}

export function useOpenSlots(
  filters: SlotFilters,
  span: SlotSpan = {},
  settings: { enabled?: boolean; pollMs?: number | false } = {},
): BackendQuery<SpecialistOpenings[]> {
  return usePublicQuery((backend) => openSlots(backend, filters, span), settings);
}

/** Sends a search before its page renders; `useOpenSlots` with the same search waits for this response. */
export function sendOpenSlots(arrival: Arrival, filters: SlotFilters, span: SlotSpan): void {
  sendPublicQuery(arrival, (backend) => openSlots(backend, filters, span));
}

/** A search for the number of results only. */
export interface CountedSearch {
  filters: SlotFilters;
  from: Date;
  to: Date;
  /** Counts only specialists with an opening in the span. */
  onlyOpen: boolean;
}

const counts = plainAnswer(list(whole));

/** The number of specialists for each search, in the same order; at most ten at once. */
function slotCounts(backend: WithClient, searches: readonly CountedSearch[]): BackendQueryOptions<number[]> {
  const asked = JSON.parse(JSON.stringify(searches)) as Json;
  return {
    queryKey: slotKeys.counts(searches),
    queryFn: ({ signal }) =>
      callBackend(backend.client.rpc('count_slots', { p_searches: asked }).abortSignal(signal), counts),
  };
}

export function useSlotCounts(searches: readonly CountedSearch[]): BackendQuery<number[]> {
  return usePublicQuery((backend) => slotCounts(backend, searches), { enabled: searches.length > 0 });
}

export interface NearestWish {
  limit?: number;
  /** The visit's mode; without it any mode. */
  mode?: ConsultationMode | undefined;
}

/** Openings closest to a lost one: the same specialist's first, then others of the same specialty. */
export function nearestOpenings(
  backend: WithClient,
  visitTypeId: string,
  around: Date,
  { limit = 3, mode }: NearestWish = {},
): BackendQueryOptions<NearestOpening[]> {
  const time = around.toISOString();
  return {
    queryKey: slotKeys.nearest(visitTypeId, time, mode),
    queryFn: ({ signal }) =>
      callBackend(
        backend.client
          .rpc('nearest_openings', {
            p_visit_type: visitTypeId,
            p_around: time,
            p_limit: limit,
            ...(mode !== undefined && { p_mode: mode }),
          })
          .abortSignal(signal),
        nearestOpeningRows,
      ),
    staleTime: 0,
  };
}

export function useNearestOpenings(
  visitTypeId: string,
  around: Date,
  { enabled = true, ...wish }: NearestWish & { enabled?: boolean } = {},
): BackendQuery<NearestOpening[]> {
  return usePublicQuery((backend) => nearestOpenings(backend, visitTypeId, around, wish), { enabled });
}
