import { tell } from './answers.ts';
import { Refusal } from './project.ts';
import { readLimitedText } from './read-limited.ts';

/** A message that its sender did not sign, or signed too long ago. The text says which, and nothing about people. */
export class UnsignedMessage extends Error {
  override name = 'UnsignedMessage';
}

/** A function that a provider sends signed messages to. */
export interface Webhook<Message> {
  /** The longest body, in bytes. */
  limit: number;
  /** @throws UnsignedMessage */
  verify(body: string, headers: Headers): Promise<Message>;
  onForged(why: string): void;
  /** Gives what is answered with 200. What is not understood is acknowledged, so that it is not sent for ever. */
  handle(message: Message): Promise<object>;
  /** Whether the same message may be understood when it comes again. Default: whenever the project refused. */
  isPassing?(cause: unknown): boolean;
}

/** Frames it: method, size and signature are checked in this order, before any work. 503 asks for another delivery. */
export const defineWebhook =
  <Message>(webhook: Webhook<Message>) =>
  async (request: Request): Promise<Response> => {
    const { limit, isPassing = (cause) => cause instanceof Refusal } = webhook;
    if (request.method !== 'POST') return tell(405, { error: 'POST only' });
    const body = await readLimitedText(request, limit);
    if (body === null) return tell(413, { error: 'too large' });
    try {
      return tell(200, await webhook.handle(await webhook.verify(body, request.headers)));
    } catch (cause) {
      if (cause instanceof UnsignedMessage) {
        webhook.onForged(cause.message);
        return tell(400, { error: 'not signed' });
      }
      if (isPassing(cause)) return tell(503, { error: 'later' });
      throw cause;
    }
  };
