import { dayText } from '../words';
import type { Seen } from './seen-by';

/** Who else has seen an entry, in a few words. @param isOwn whoever wrote it is on the reader's side, and nobody else knows it from writing it */
export function seenText({ lookers, since }: Seen, isOwn: boolean): string {
  const [last, ...others] = lookers;
  if (last === undefined && since !== null) return `Nobody else since ${dayText(since)}`;
  if (last === undefined) return isOwn ? 'Only you' : 'Only you and who wrote it';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Seen by ${last.name || 'somebody who acts for you'}, ${dayText(last.at)}${more}`;
}
