import type { MessageId } from '../messages/catalogue';

/** Makes a schema rule report the id of a message instead of a text. */
export function says(id: MessageId): { error: MessageId } {
  return { error: id };
}
