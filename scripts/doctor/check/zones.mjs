import { fine, listed, local, unasked, wrong } from '../finding.mjs';

/**
 * Returns a zone's offset from UTC in minutes at the beginning (UTC) of each month, by the running platform's table. It also runs
 * in a browser, so it uses nothing from outside of it.
 * @returns {number[] | null} null for a zone that this table does not know
 */
export function clocksOf(zone, firstMonth, months) {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    return Array.from({ length: months }, (_, month) => {
      const at = Date.UTC(firstMonth.getUTCFullYear(), firstMonth.getUTCMonth() + month, 1);
      const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
      return (Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute) - at) / 60_000;
    });
  } catch {
    return null;
  }
}

const differing = (one, other) =>
  Object.keys(one).filter((zone) => JSON.stringify(one[zone]) !== JSON.stringify(other[zone]));

/**
 * Compares time zone tables. The database computes openings and mails with its own; screens receive that table for their zone,
 * and until then, or without storage, use the browser's.
 * @param {{ database: any, isLocal: boolean, zoneTables: { node: object, browser: object | null } | null }} facts
 */
export function checkZones({ database, isLocal, zoneTables }) {
  if (zoneTables === null) return [unasked('The tables of time zones', 'a database with all migrations')];
  const { node, browser } = zoneTables;
  const findings = [];
  const ofBrowser = browser === null ? [] : differing(database.zones, browser);
  if (browser === null) {
    const missing = unasked('The table of time zones of a browser', 'CHROMIUM_PATH');
    findings.push(isLocal ? local(missing.text) : missing);
  }
  if (ofBrowser.length > 0)
    findings.push(
      wrong(
        `The browser and the database disagree about the clocks of ${listed(ofBrowser)}: a screen may say another time than its mail until it was told`,
        'Update whichever table is older: the browser, or PostgreSQL (its minor release, or the tzdata of its system).',
      ),
    );
  const ofNode = differing(database.zones, node);
  if (ofNode.length > 0) {
    const text = `Node and the database disagree about the clocks of ${listed(ofNode)}; mails are written by the database’s`;
    findings.push(
      isLocal ? local(text) : wrong(text, 'Update whichever table is older: that of Node, or of PostgreSQL.'),
    );
  }
  if (ofNode.length === 0 && ofBrowser.length === 0)
    findings.push(fine(`The tables agree about ${Object.keys(database.zones).length} time zones for two years`));
  return findings;
}
