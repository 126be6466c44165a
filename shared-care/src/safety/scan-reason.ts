/** Rules and card in one chunk, which `RedFlagWatch` loads once the user types. */
export { namesComplaint, scanForRedFlags } from '@telehealth/triage/red-flags';
export { checkOfFlags } from './check-of-flags';
export { RedFlagNotice } from './red-flag-notice';
