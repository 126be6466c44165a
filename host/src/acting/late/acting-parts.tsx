// The whole chunk `acting`.

export { Band } from './band';
export { Guard } from './guard';
