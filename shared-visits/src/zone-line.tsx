import { viewerTimeZone, zoneName } from '@telehealth/contracts';

/** Whose times a screen shows, said once for all of them. */
export function ZoneLine() {
  return <p className="small soft">Times are in {zoneName(viewerTimeZone())}.</p>;
}
