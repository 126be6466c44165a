/**
 * Door `@telehealth/contracts/messages`: says a message by its id. Those of one area are behind
 * `/messages/<area>`, and said by `/message-from`.
 */
export type { MessageId } from './messages/catalogue';
export { fillPlaceholders } from './messages/fill-placeholders';
export * from './messages/message';
export type * from './messages/message-entry';
