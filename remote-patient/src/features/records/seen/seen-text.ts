import { dayText } from '../words';
import type { Seen } from './seen-by';

/** Names an entry's other readers in a few words; null where nobody else has read it. */
export function seenText({ lookers, since }: Seen): string | null {
  const [last, ...others] = lookers;
  if (last === undefined && since !== null) return `Nobody else since ${dayText(since)}`;
  if (last === undefined) return null;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Seen by ${last.name || 'somebody who acts for you'}, ${dayText(last.at)}${more}`;
}
