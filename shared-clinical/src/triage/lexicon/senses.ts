import { SENSES_OF_BODY } from './senses-of-body';
import { SENSES_OF_EVENTS } from './senses-of-events';
import { SENSES_OF_HARM } from './senses-of-harm';

/** Every sense by its name; combinations join them to signs. */
export const SENSES: Readonly<Record<string, string>> = { ...SENSES_OF_BODY, ...SENSES_OF_EVENTS, ...SENSES_OF_HARM };
