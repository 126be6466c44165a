import { formatDay, formatMoment, formatShortDay, formatTime, zoneName } from './time.ts';
import { asShownInUtc } from './zone-clocks.ts';

/** By the seconds since 1970 of a moment: how many minutes its zone's clock is ahead of UTC then. */
export type Clocks = Readonly<Record<string, number>>;

const aheadAt = (at: Date, clocks: Clocks | undefined) => clocks?.[String(Math.floor(at.getTime() / 1000))];

/** The same in a few letters, on its reader's own clock: `Thu 27 Nov, 14:30`. */
export function shortMoment(at: Date, timeZone: string, clocks: Clocks | undefined): string {
  const ahead = aheadAt(at, clocks);
  const [shown, zone] = ahead === undefined ? [at, timeZone] : [asShownInUtc(at, ahead), 'UTC'];
  return `${formatShortDay(shown, zone)}, ${formatTime(shown, zone)}`;
}

/**
 * A moment as the database's table of time zones reads it, which offers the times in the first place. What writes mails
 * has a table of its own, and after a country changed its rules one of the two is older.
 * @param clocks of the database; for a moment it does not tell, the table here is all there is
 */
export function writtenMoment(at: Date, timeZone: string, clocks: Clocks | undefined): string {
  const ahead = aheadAt(at, clocks);
  if (ahead === undefined) return formatMoment(at, timeZone);
  const shown = asShownInUtc(at, ahead);
  return `${formatDay(shown, 'UTC')}, ${formatTime(shown, 'UTC')} ${zoneName(timeZone)}`;
}
