import { viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';

/** States the time zone of a screen once. */
export function ZoneLine() {
  return <p className="small soft">Times are in {zoneName(viewerTimeZone())}.</p>;
}
