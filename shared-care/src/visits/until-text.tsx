const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** Time until a moment in its largest whole unit: `in 25 minutes`, `in 3 hours`, `in 2 days`, or `now`. */
export function untilText(at: Date, now: Date): string {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return 'now';
  const { unit, minutes: size } = UNITS.find((candidate) => minutes >= candidate.minutes) ?? UNITS[2];
  return new Intl.RelativeTimeFormat('en-GB').format(Math.floor(minutes / size), unit);
}
