import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useEffect, useRef, useState } from 'react';

/** How long a new row stays tinted, in milliseconds. */
const TINT_MS = 6_000;

/** Visits booked while the page is open: those the list did not have before. The first load counts none. */
export function useArrivals(visits: readonly Appointment[]): readonly Appointment[] {
  const known = useRef<Set<string> | null>(null);
  const [arrivals, setArrivals] = useState<readonly Appointment[]>([]);
  useEffect(() => {
    const booked = visits.filter(({ status }) => status === 'booked');
    const before = known.current;
    known.current = new Set([...(before ?? []), ...booked.map(({ id }) => id)]);
    const fresh = before === null ? [] : booked.filter(({ id }) => !before.has(id));
    if (fresh.length > 0) setArrivals(fresh);
  }, [visits]);
  useEffect(() => {
    if (arrivals.length === 0) return;
    const fade = setTimeout(() => setArrivals([]), TINT_MS);
    return () => clearTimeout(fade);
  }, [arrivals]);
  return arrivals;
}
