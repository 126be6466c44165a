import type { MessageId } from '../messages/catalogue';

/** One example of what a form accepts or refuses. Run through the schema here and through the database in its own tests. */
export interface Example<Values> {
  /** What the example shows, in a few words. */
  name: string;
  values: Values;
  /** Absent when accepted; else where the refusal shows (dotted path) and which message. */
  refused?: { path: string; id: MessageId };
}
