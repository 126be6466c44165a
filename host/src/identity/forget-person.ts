import { STORAGE_KEYS, TIME_ZONE_KEY } from '@telehealth/contracts';
import { sessionWriter } from '@telehealth/contracts/host';
import { removeFromTab, removeStored } from '../browser-storage';
import { forgetKnownPerson, knownDataArea } from '../connection/connection';
import { activityRecord } from '../lock/lock';
import { demoMark } from './demo-mark';
import { forgetRole } from './preferred-role';

/** After the identity's sign-out: ends the backend's session and forgets what was kept of the person. */
export async function forgetPerson(): Promise<void> {
  demoMark.clear();
  forgetRole();
  forgetKnownPerson();
  activityRecord.forget();
  removeStored(STORAGE_KEYS.verificationEmail);
  removeStored(TIME_ZONE_KEY);
  removeFromTab(STORAGE_KEYS.symptomCheck);
  removeFromTab(STORAGE_KEYS.symptomCheckResult);
  sessionWriter.signedOut();
  const area = await knownDataArea()?.catch(() => null);
  // Without the client nothing can be told to the backend, but nothing usable stays in the browser.
  if (area === null || area === undefined) return removeStored(STORAGE_KEYS.backendSession);
  area.backend.live.closeAll();
  area.backend.queries.clear();
  await area.backend.auth.signOut();
}
