import { dayKey, instantInZone } from '@telehealth/contracts/formatting';
import { useMemo, useState } from 'react';
import type { BackendQuery } from '../client/use-backend-query';
import { groupOpenings, type OpeningDay } from './group-openings';
import { useOpenSlots } from './slot.queries';
import type { SpecialistOpenings } from './slot.schema';
import type { SlotFilters, SlotSpan } from './slot.search';

/** The most openings the server returns for one specialist or visit type; a day has 300 at most. */
const MOST = 500;
const HOUR_MS = 3_600_000;

interface AskedDay extends Required<Pick<SlotSpan, 'from' | 'to'>> {
  key: string;
  zone: string;
}

/** A day fetched by itself, because the first response ended before it. */
export interface DayQuestion {
  ask: (key: string, zone: string) => void;
  hasFailed: boolean;
  retry: () => void;
}

export interface OpeningDays {
  /** The openings of the span and of the day fetched by itself. */
  query: BackendQuery<SpecialistOpenings[]>;
  /** Whether the first response held all openings of this visit type. */
  isWhole: (offer: SpecialistOpenings) => boolean;
  /**
   * The days of the span for one visit type; days not fetched are marked as unknown.
   * @param chosen an instant whose day is among them though it lies beyond the span
   */
  daysOf: (offer: SpecialistOpenings, from: Date, days: number, zone: string, chosen?: Date) => OpeningDay[];
  day: DayQuestion;
}

/**
 * The openings of one specialist in a span, by day. The server truncates long lists: days after the cut are fetched one by one.
 */
export function useOpeningDays(
  filters: SlotFilters,
  span: Pick<SlotSpan, 'from' | 'to'> = {},
  { enabled = true }: { enabled?: boolean } = {},
): OpeningDays {
  const [asked, setAsked] = useState<AskedDay | null>(null);
  const all = useOpenSlots(filters, { ...span, perVisitType: MOST }, { enabled });
  const one = useOpenSlots(
    filters,
    { ...(asked !== null && { from: asked.from, to: asked.to }), perVisitType: MOST },
    { enabled: enabled && asked !== null },
  );
  const data = useMemo(() => all.data && withDay(all.data, one.data ?? []), [all.data, one.data]);
  const firstCut = (id: string) => {
    const openings = all.data?.find(({ visitType }) => visitType.id === id)?.openings ?? [];
    return openings.length < MOST ? undefined : openings.at(-1);
  };
  return {
    query: {
      ...all,
      data,
      refetch: () => {
        all.refetch();
        if (asked !== null) one.refetch();
      },
    },
    isWhole: ({ visitType }) => firstCut(visitType.id) === undefined,
    daysOf: ({ visitType, openings }, from, days, zone, chosen) => {
      const cut = firstCut(visitType.id);
      const isFetched = (key: string) => key === asked?.key && zone === asked.zone && one.data !== undefined;
      const isKnown = (key: string) => cut === undefined || key < dayKey(cut, zone) || isFetched(key);
      const grouped = groupOpenings(openings, from, days, zone, isKnown);
      const key = chosen && dayKey(chosen, zone);
      if (chosen === undefined || key === undefined || grouped.some((day) => day.key === key)) return grouped;
      return [...grouped, { key, at: chosen, openings: [], isKnown: isFetched(key) }];
    },
    day: {
      ask: (key, zone) => setAsked(toAskedDay(key, zone)),
      hasFailed: one.status === 'error',
      retry: one.refetch,
    },
  };
}

/** Returns that day in the zone's calendar. Where the clocks skip midnight it begins an hour later. */
function toAskedDay(key: string, zone: string): AskedDay | null {
  const startOf = (day: string) => instantInZone(day, '00:00', zone) ?? instantInZone(day, '01:00', zone);
  const from = startOf(key);
  const to = from && startOf(dayKey(new Date(from.getTime() + 36 * HOUR_MS), zone));
  return from && to && { key, zone, from, to };
}

/** Merges the openings of both responses in order without duplicates, with their modes. */
function withDay(all: readonly SpecialistOpenings[], day: readonly SpecialistOpenings[]): SpecialistOpenings[] {
  return all.map((offer) => {
    const more = day.find(({ visitType }) => visitType.id === offer.visitType.id);
    if (more === undefined || more.openings.length === 0) return offer;
    const modesOf = ({ openings, openingModes, visitType }: SpecialistOpenings) =>
      openings.map((at, place) => [at.getTime(), openingModes[place] ?? visitType.modes] as const);
    const both = [...new Map([...modesOf(offer), ...modesOf(more)])].sort(([a], [b]) => a - b);
    return { ...offer, openings: both.map(([at]) => new Date(at)), openingModes: both.map(([, modes]) => [...modes]) };
  });
}
