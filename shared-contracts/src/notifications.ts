/**
 * Door `@telehealth/contracts/notifications`: the catalogue of what people are told. Mails have a door of their own, so that what
 * draws a line carries none of their words. Deno reads these files, too, so they name each other with `.ts`.
 */
export * from './notifications/catalogue.ts';
export { GROUPS, type GroupId } from './notifications/groups.ts';
export { type Kind, valueFor } from './notifications/kind.ts';
export { type NotificationLine, notificationLine, type Told } from './notifications/notification-line.ts';
export { addressOf, PLACES, type Reader, visitOf } from './notifications/places.ts';
