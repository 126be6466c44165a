/** What `RedFlagWatch` fetches once something was typed: the rules and the card together, in one chunk. */
export { namesComplaint, scanForRedFlags } from '@telehealth/clinical/scan-for-red-flags';
export { checkOfFlags } from './check-of-flags';
export { RedFlagNotice } from './red-flag-notice';
