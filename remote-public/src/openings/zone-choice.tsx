import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useIdentity } from '@telehealth/contracts/session';
import { deviceTimeZone, keepTimeZone } from '@telehealth/data/clock/viewer-zone';
import { Notice } from '@telehealth/ui/feedback/notice';
import { timeZoneOptions } from '@telehealth/ui/forms/time-zone-options';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { useViewerZone } from './use-viewer-zone';

/** Zones reported by browsers that hide the location, and by unconfigured devices. */
const NOWHERE = /^(UTC|GMT|Etc\/.+)$/;

/**
 * Asks users whose device does not reveal a time zone to choose one, where times are first shown; all pages use it. Signed-in
 * users have it in their settings.
 */
export function ZoneChoice() {
  const zone = useViewerZone();
  const identity = useIdentity();
  const [isKept, setKept] = useState(true);
  if (!NOWHERE.test(deviceTimeZone()) || identity.status !== 'signedOut') return null;
  const isChosen = viewerTimeZone() !== deviceTimeZone();
  return (
    <>
      <Field
        label="Your time zone"
        hint={isChosen ? 'All times are in this zone.' : 'Your device does not say where you are. Times are in UTC.'}
      >
        {(control) => (
          <SelectInput {...control} value={zone} onChange={(event) => setKept(keepTimeZone(event.currentTarget.value))}>
            {timeZoneOptions(zone).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div role="status">
        {!isKept && <Notice tone="warning">Your browser does not let this page remember it. Times stay in UTC.</Notice>}
      </div>
    </>
  );
}
