import { formatDay, formatMoment, formatTime, zoneName } from './time.ts';
import { asShownInUtc } from './zone-clocks.ts';

/** By the seconds since 1970 of a moment: how many minutes its zone's clock is ahead of UTC then. */
export type Clocks = Readonly<Record<string, number>>;

/**
 * A moment as the database's table of time zones reads it, which offers the times in the first place. What writes mails
 * has a table of its own, and after a country changed its rules one of the two is older.
 * @param clocks of the database; for a moment it does not tell, the table here is all there is
 */
export function writtenMoment(at: Date, timeZone: string, clocks: Clocks | undefined): string {
  const ahead = clocks?.[String(Math.floor(at.getTime() / 1000))];
  if (ahead === undefined) return formatMoment(at, timeZone);
  const shown = asShownInUtc(at, ahead);
  return `${formatDay(shown, 'UTC')}, ${formatTime(shown, 'UTC')} ${zoneName(timeZone)}`;
}
