import type { SaidPerson } from '@telehealth/triage/people';
import type { RedFlag } from '@telehealth/triage/red-flags';
import type { Intent } from '../../understand/intent';
import type { Understood } from '../../understand/understand';

export type Saying =
  | { kind: 'topics' }
  /** `person`: of whom the words spoke. */
  | { kind: 'answer'; intent: Intent; person?: SaidPerson | null }
  | { kind: 'either'; intents: readonly [Intent, Intent] }
  | { kind: 'unknown' }
  /** The danger-sign rules failed to load, so the text is not answered. */
  | { kind: 'unchecked' };

export type Turn = { id: number; by: 'person'; text: string } | { id: number; by: 'assistant'; saying: Saying };

export interface Reading {
  flags: readonly RedFlag[];
  /** The text describes a symptom, harmless or not. */
  isComplaint: boolean;
  /** The intent, by the same tokens and the same negation scope. */
  understood: Understood;
  /** Whom the text is about, if it names somebody. */
  person: SaidPerson | null;
}

/** In memory only, while the panel is open. */
export interface Conversation {
  readonly turns: readonly Turn[];
  /** Danger signs in the last text. Nothing else is shown until the user says that it is not about them now. */
  readonly danger: Reading | null;
}

type Said = { by: 'person'; text: string } | { by: 'assistant'; saying: Saying };

export const NO_CONVERSATION: Conversation = { turns: [], danger: null };

function add({ turns }: Conversation, ...said: readonly Said[]): Conversation {
  return { turns: [...turns, ...said.map((one, at) => ({ ...one, id: turns.length + at }))], danger: null };
}

function replyTo({ understood, isComplaint, person }: Reading): Saying {
  if (understood.kind === 'one') return { kind: 'answer', intent: understood.intent, person };
  if (understood.kind === 'either') return understood;
  // "I have a headache" names no intent but implies the symptom check.
  return isComplaint ? { kind: 'answer', intent: 'symptomCheck', person } : { kind: 'unknown' };
}

/** @param reading null if the engine failed */
export function afterText(before: Conversation, text: string, reading: Reading | null): Conversation {
  const asked: Said = { by: 'person', text };
  if (reading === null) return add(before, asked, { by: 'assistant', saying: { kind: 'unchecked' } });
  if (reading.flags.length > 0) return { ...add(before, asked), danger: reading };
  return add(before, asked, { by: 'assistant', saying: replyTo(reading) });
}

/** The user said that the danger is not about them now, so the text is answered. */
export function afterNotNow(before: Conversation): Conversation {
  if (before.danger === null) return before;
  return add(before, { by: 'assistant', saying: replyTo(before.danger) });
}

export function afterTopic(before: Conversation, intent: Intent, label: string): Conversation {
  return add(before, { by: 'person', text: label }, { by: 'assistant', saying: { kind: 'answer', intent } });
}

export function afterList(before: Conversation, label: string): Conversation {
  return add(before, { by: 'person', text: label }, { by: 'assistant', saying: { kind: 'topics' } });
}
