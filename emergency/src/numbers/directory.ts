import type { EmergencyCountry } from './country';
import { FURTHER_COUNTRIES } from './further-countries';
import { NEIGHBOURS } from './neighbours';
import { SOUTH_AFRICA } from './south-africa';

/**
 * The numbers of the emergency page as built. The database starts with the same rows (a test keeps them equal); an operator
 * corrects them there, and the page shows the correction without a release.
 */
export const EMERGENCY_DIRECTORY: readonly EmergencyCountry[] = [SOUTH_AFRICA, ...NEIGHBOURS, ...FURTHER_COUNTRIES];
