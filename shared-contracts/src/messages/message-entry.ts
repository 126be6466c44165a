/** How a message is meant; decides colour and icon, never the words. */
export type MessageTone = 'success' | 'info' | 'warning' | 'error';

/** One sentence the product can say. `{name}` in the text is a placeholder that the caller must fill. */
export interface MessageEntry {
  readonly tone: MessageTone;
  readonly text: string;
  /** Heading above the text, for the few messages that have one. */
  readonly title?: string;
  /** How long the toast stays, in milliseconds; the toaster's default otherwise. */
  readonly durationMs?: number;
}

/** The messages of one area of the product, by id. */
export type MessageArea = Readonly<Record<string, MessageEntry>>;
