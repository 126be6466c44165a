import type { AppError } from '../errors/app-error';
import { broughtWords } from './brought';
import type { MESSAGES, MessageId } from './catalogue';
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders';
import type { MessageEntry } from './message-entry';

/** @throws Error where nobody brought the sentence */
function entryOf(id: MessageId): MessageEntry {
  const entry = broughtWords(id);
  if (entry === undefined) throw new Error(`Nobody brought ${id}: import @telehealth/contracts/words`);
  return entry;
}

/** The text of a message with its placeholders filled. An unknown id or a missing value does not compile. */
export function message<Id extends MessageId>(
  id: Id,
  ...[values]: PlaceholderValues<(typeof MESSAGES)[Id]['text']>
): string {
  return fillPlaceholders(entryOf(id).text, values);
}

/** The whole entry of a message: tone, title and duration beside the raw text. Undefined for an id of a newer section. */
export const messageEntry: (id: MessageId) => MessageEntry | undefined = broughtWords;

/** Whether a text from outside (a hint of the database, an issue of a schema) is the id of a message. */
export function isMessageId(text: string): text is MessageId {
  return broughtWords(text) !== undefined;
}

/**
 * The text for ids and values known only at run time, e.g. those of an `AppError`. An id of a newer database is told as
 * `data.failed`.
 */
export function messageText(id: MessageId, values?: Readonly<Record<string, string>>): string {
  const entry = messageEntry(id);
  return entry === undefined ? entryOf('data.failed').text : fillPlaceholders(entry.text, values);
}

/** What to tell a person about a failure. */
export function errorText(error: AppError): string {
  return messageText(error.id, error.values);
}

/** The specification's "message, or default": sign-in, sign-up and resend only. */
export function providerMessageOr<Id extends MessageId>(error: AppError, fallback: Id): string {
  return error.detail === undefined || error.detail.trim() === '' ? messageText(fallback) : error.detail;
}
