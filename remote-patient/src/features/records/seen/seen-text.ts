import { dayText } from '../words';
import type { Seen } from './seen-by';

/**
 * Names an entry's other readers in a few words.
 * @param isOwn the author is on the reader's side, so that no other person knows it from writing it
 */
export function seenText({ lookers, since }: Seen, isOwn: boolean): string {
  const [last, ...others] = lookers;
  if (last === undefined && since !== null) return `Nobody else since ${dayText(since)}`;
  if (last === undefined) return isOwn ? 'Only you' : 'Only you and who wrote it';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Seen by ${last.name || 'somebody who acts for you'}, ${dayText(last.at)}${more}`;
}
