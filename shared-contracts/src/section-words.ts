/**
 * Door `@telehealth/contracts/section-words`: what a section's manifest brings as `words`, so that a host that is older than the
 * section can say what it has no words for.
 */
import './words';

export { MESSAGES as messages } from './messages/catalogue';
export { notificationLine } from './notifications/notification-line.ts';
