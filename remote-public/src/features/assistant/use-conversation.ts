import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Intent } from '../../understand/intent';
import { statedAge } from '../../whom/said-words';
import {
  afterList,
  afterNotNow,
  afterText,
  afterTopic,
  type Conversation,
  NO_CONVERSATION,
  type Reading,
} from './conversation';
import { TOPICS } from './topics';

type Engine = typeof import('@telehealth/care/safety/scan-reason') &
  typeof import('../../understand/understand') &
  typeof import('@telehealth/triage/people');

export const ALL_TOPICS = 'Show all topics';

export interface Talk extends Conversation {
  /** The danger card's component, loaded with the engine. */
  Notice: Engine['RedFlagNotice'] | null;
  /** The record of the danger signs on the card; null: none. */
  check: SymptomCheck | null;
  isChecking: boolean;
  send: (text: string) => Promise<void>;
  choose: (intent: Intent) => void;
  list: () => void;
  notNow: () => void;
}

interface Read extends Reading {
  Notice: Engine['RedFlagNotice'];
  check: SymptomCheck | null;
}

/** Danger signs and intents are found by the same reader, loaded as one chunk. */
async function loadEngine(): Promise<Engine> {
  const [rules, understanding, people] = await Promise.all([
    import(/* webpackChunkName: "red-flags" */ '@telehealth/care/safety/scan-reason'),
    import(/* webpackChunkName: "red-flags" */ '../../understand/understand'),
    import(/* webpackChunkName: "red-flags" */ '@telehealth/triage/people'),
  ]);
  return {
    namesComplaint: rules.namesComplaint,
    scanForRedFlags: rules.scanForRedFlags,
    RedFlagNotice: rules.RedFlagNotice,
    checkOfFlags: rules.checkOfFlags,
    understand: understanding.understand,
    personIn: people.personIn,
  };
}

/**
 * Scans a text for danger signs. Null if the rules failed to load or run: the text must then stay unanswered. The next text
 * retries the load.
 */
function useEngine(): (text: string) => Promise<Read | null> {
  const loading = useRef<Promise<Engine> | null>(null);
  const load = useCallback(() => {
    loading.current ??= loadEngine().catch((cause: unknown) => {
      loading.current = null;
      throw cause;
    });
    return loading.current;
  }, []);
  // Loaded with the panel, so that the first question does not wait and the panel works offline.
  useEffect(() => void load().catch(() => undefined), [load]);
  return async (text) => {
    try {
      const { namesComplaint, scanForRedFlags, RedFlagNotice, checkOfFlags, understand, personIn } = await load();
      const person = personIn(text);
      const age = statedAge(person);
      const flags = age === undefined ? scanForRedFlags(text) : scanForRedFlags(text, { age });
      return {
        flags,
        check: checkOfFlags(flags),
        isComplaint: namesComplaint(text),
        understood: understand(text),
        person,
        Notice: RedFlagNotice,
      };
    } catch {
      return null;
    }
  };
}

/** The conversation of one panel. No text is answered before the red-flag engine has read it. */
export function useConversation(): Talk {
  const [conversation, setConversation] = useState(NO_CONVERSATION);
  const [card, setCard] = useState<Pick<Read, 'Notice' | 'check'> | null>(null);
  const [isChecking, setChecking] = useState(false);
  const read = useEngine();

  const send = async (text: string) => {
    setChecking(true);
    const found = await read(text);
    if (found !== null) setCard(found);
    setConversation((before) => afterText(before, text, found));
    setChecking(false);
  };
  return {
    ...conversation,
    Notice: card?.Notice ?? null,
    check: conversation.danger === null ? null : (card?.check ?? null),
    isChecking,
    send,
    choose: (intent) => setConversation((before) => afterTopic(before, intent, TOPICS[intent].label)),
    list: () => setConversation((before) => afterList(before, ALL_TOPICS)),
    notNow: () => setConversation(afterNotNow),
  };
}
