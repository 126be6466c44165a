// The whole chunk `acting`.
import '@telehealth/contracts/words-at-hand';

export { Band } from './band';
export { Guard } from './guard';
