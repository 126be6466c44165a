/** Door `@telehealth/contracts/late-text`: what to tell a person of a failure, where not all sentences were brought. */
import type { AppError } from './errors/app-error';
import { broughtWords, fetchRest } from './messages/brought';
import { fillPlaceholders } from './messages/fill-placeholders';

export { bringLater } from './messages/brought';

/** The text of a failure; null for those whose sentence has to be fetched. */
export function textAtHand({ id, values }: AppError): string | null {
  const entry = broughtWords(id);
  return entry === undefined ? null : fillPlaceholders(entry.text, values);
}

/** Fetches the sentence of any failure; where that fails as well, the one that is true of all of them. */
export async function fetchErrorText(error: AppError): Promise<string> {
  await fetchRest().catch(() => undefined);
  return textAtHand(error) ?? textAtHand({ id: 'data.failed' }) ?? '';
}
