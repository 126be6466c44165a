const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 1440;
const UNITS = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** A duration or age in its two largest units: `2 days 8 hours`, `24 minutes`; from a week on in days. Below a minute: `under a minute`. */
export function spanText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  const first = UNITS.findIndex((unit) => minutes >= unit.minutes);
  const large = UNITS[first];
  if (large === undefined) return 'under a minute';
  const small = UNITS[first + 1];
  const rest = small === undefined ? 0 : Math.floor((minutes % large.minutes) / small.minutes);
  const text = count(Math.floor(minutes / large.minutes), large.unit);
  return small === undefined || rest === 0 || minutes >= WEEK_MINUTES ? text : `${text} ${count(rest, small.unit)}`;
}
