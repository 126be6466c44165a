import type { AppError } from '../errors/app-error';
import { MESSAGES, type MessageId } from './catalogue';
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders';
import type { MessageEntry } from './message-entry';

/** The text of a message with its placeholders filled. An unknown id or a missing value does not compile. */
export function message<Id extends MessageId>(
  id: Id,
  ...[values]: PlaceholderValues<(typeof MESSAGES)[Id]['text']>
): string {
  return fillPlaceholders(MESSAGES[id].text, values);
}

/** The whole entry of a message: tone, title and duration beside the raw text. */
export function messageEntry(id: MessageId): MessageEntry {
  return MESSAGES[isMessageId(id) ? id : 'data.failed'];
}

/** Whether a text from outside (a hint of the database, an issue of a schema) is the id of a message. */
export function isMessageId(text: string): text is MessageId {
  return Object.hasOwn(MESSAGES, text);
}

/**
 * The text for ids and values known only at run time, e.g. those of an `AppError`. An id of a newer database is told as
 * `data.failed`.
 */
export function messageText(id: MessageId, values?: Readonly<Record<string, string>>): string {
  return isMessageId(id) ? fillPlaceholders(MESSAGES[id].text, values) : MESSAGES['data.failed'].text;
}

/** What to tell a person about a failure. */
export function errorText(error: AppError): string {
  return messageText(error.id, error.values);
}

/** The specification's "message, or default": sign-in, sign-up and resend only. */
export function providerMessageOr<Id extends MessageId>(error: AppError, fallback: Id): string {
  return error.detail === undefined || error.detail.trim() === '' ? messageText(fallback) : error.detail;
}
