/**
 * Door `@telehealth/contracts/late-text`: what to tell a person of a failure, for pages that do not carry all sentences. Apart
 * from the main door, whose readers may be one file (the emergency page) and would carry them after all.
 */
import type { AppError } from './errors/app-error';
import { ACCESS_MESSAGES } from './messages/access.messages';
import { DATA_MESSAGES } from './messages/data.messages';
import { failureFrom } from './messages/message-from';
import { SESSION_MESSAGES } from './messages/session.messages';

/** What any read can meet, and all that is told where nothing can be fetched. */
const AT_HAND = { ...DATA_MESSAGES, ...SESSION_MESSAGES, ...ACCESS_MESSAGES };

/** The text of a failure that any read can meet; null for those whose sentence has to be fetched. */
export const textAtHand = (error: AppError): string | null => failureFrom(AT_HAND, error);

/** Fetches the sentence of any failure; where that fails as well, the one that is true of all of them. */
export async function fetchErrorText(error: AppError): Promise<string> {
  try {
    const { errorText } = await import('./messages/message');
    return errorText(error);
  } catch {
    return DATA_MESSAGES['data.failed'].text;
  }
}
