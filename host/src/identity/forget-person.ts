import { TIME_ZONE_KEY, ZONE_CLOCKS_KEY } from '@telehealth/contracts/formatting';
import { sessionWriter } from '@telehealth/contracts/host';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { removeAllFromTab, removeStored } from '../browser-storage';
import { forgetKnownPerson, knownDataArea } from '../connection/connection';
import { activityRecord } from '../lock/lock';
import { demoMark } from './demo-mark';
import { forgetRole } from './preferred-role';

/** After Clerk's sign-out: ends the backend session and deletes the user's stored data. */
export async function forgetPerson(): Promise<void> {
  demoMark.clear();
  forgetRole();
  forgetKnownPerson();
  activityRecord.forget();
  removeStored(STORAGE_KEYS.verificationEmail);
  removeStored(TIME_ZONE_KEY);
  removeStored(ZONE_CLOCKS_KEY);
  // Also its result, and those of people they acted for.
  removeAllFromTab(STORAGE_KEYS.symptomCheck);
  sessionWriter.signedOut();
  const area = await knownDataArea()?.catch(() => null);
  // Without the client the backend cannot be told, but nothing usable stays in the browser.
  if (area === null || area === undefined) return removeStored(STORAGE_KEYS.backendSession);
  area.backend.live.closeAll();
  area.backend.queries.clear();
  await area.backend.auth.signOut();
}
