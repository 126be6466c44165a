import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { readStored, store } from '../browser-storage';

const LOTS = 100;

/**
 * The lot of this device, from 0 to 99, by which it gets canaries: those with a share of 10 go to the lots below 10. Drawn once, so
 * that a device keeps its builds; one of a hundred numbers tells nobody apart. Null where nothing can be stored.
 */
export function releaseLot(): number | null {
  const known = readStored(STORAGE_KEYS.releaseLot);
  if (known !== null && /^\d{1,2}$/.test(known)) return Number(known);
  const lot = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  store(STORAGE_KEYS.releaseLot, String(lot % LOTS));
  const stored = readStored(STORAGE_KEYS.releaseLot);
  return stored === null ? null : Number(stored);
}
