import type { RedFlag } from '@telehealth/clinical/scan-for-red-flags';
import type { Intent } from './understand/intent';
import type { Understood } from './understand/understand';

/** What the assistant can say. */
export type Saying =
  | { kind: 'topics' }
  | { kind: 'answer'; intent: Intent }
  | { kind: 'either'; intents: readonly [Intent, Intent] }
  | { kind: 'unknown' }
  /** The rules for danger signs did not arrive, so that what was typed is not answered. */
  | { kind: 'unchecked' };

export type Turn = { id: number; by: 'person'; text: string } | { id: number; by: 'assistant'; saying: Saying };

/** What the engine read in a text. */
export interface Reading {
  flags: readonly RedFlag[];
  /** It tells of a complaint, harmless or not. */
  isComplaint: boolean;
  /** What it asks for, by the same words and the same scope of denial. */
  understood: Understood;
}

/** Lives as long as the panel is open, in memory alone. */
export interface Conversation {
  readonly turns: readonly Turn[];
  /** Danger signs in what was typed last: nothing else is shown until the person says that it is not about them now. */
  readonly danger: Reading | null;
}

type Said = { by: 'person'; text: string } | { by: 'assistant'; saying: Saying };

export const NO_CONVERSATION: Conversation = { turns: [], danger: null };

function add({ turns }: Conversation, ...said: readonly Said[]): Conversation {
  return { turns: [...turns, ...said.map((one, at) => ({ ...one, id: turns.length + at }))], danger: null };
}

function replyTo({ understood, isComplaint }: Reading): Saying {
  if (understood.kind === 'one') return { kind: 'answer', intent: understood.intent };
  if (understood.kind === 'either') return understood;
  // "I have a headache" asks for nothing in words, and yet for one thing.
  return isComplaint ? { kind: 'answer', intent: 'symptomCheck' } : { kind: 'unknown' };
}

/** @param reading null when the engine could not be asked */
export function afterText(before: Conversation, text: string, reading: Reading | null): Conversation {
  const asked: Said = { by: 'person', text };
  if (reading === null) return add(before, asked, { by: 'assistant', saying: { kind: 'unchecked' } });
  if (reading.flags.length > 0) return { ...add(before, asked), danger: reading };
  return add(before, asked, { by: 'assistant', saying: replyTo(reading) });
}

/** The person says that the danger is not theirs now: only then is the text answered. */
export function afterNotNow(before: Conversation): Conversation {
  if (before.danger === null) return before;
  return add(before, { by: 'assistant', saying: replyTo(before.danger) });
}

/** A topic was chosen from the list. */
export function afterTopic(before: Conversation, intent: Intent, label: string): Conversation {
  return add(before, { by: 'person', text: label }, { by: 'assistant', saying: { kind: 'answer', intent } });
}

/** The whole list was asked for. */
export function afterList(before: Conversation, label: string): Conversation {
  return add(before, { by: 'person', text: label }, { by: 'assistant', saying: { kind: 'topics' } });
}
