import { Spinner } from '@telehealth/ui/feedback/spinner';
import { useEffect, useRef } from 'react';
import styles from './assistant.module.css';
import type { Turn } from './conversation';
import { SayingView, type Ways } from './saying-view';

interface ConversationLogProps {
  turns: readonly Turn[];
  isChecking: boolean;
  ways: Ways;
}

/** All turns, oldest first. New turns are announced and scrolled into view. */
export function ConversationLog({ turns, isChecking, ways }: ConversationLogProps) {
  const last = useRef<HTMLDivElement>(null);
  const count = turns.length;
  // Focus returns here when the danger card closes.
  useEffect(() => last.current?.focus(), []);
  useEffect(() => {
    if (count > 0) last.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  return (
    <div role="log" aria-label="Conversation" className={styles.log}>
      <div className={styles.turn}>
        <SayingView saying={{ kind: 'topics' }} ways={ways} />
      </div>
      {turns.map((turn, at) => (
        <div
          key={turn.id}
          ref={at === count - 1 ? last : undefined}
          tabIndex={-1}
          className={`${styles.turn} ${turn.by === 'person' ? styles.mine : ''}`}
        >
          <span className="visually-hidden">{turn.by === 'person' ? 'You: ' : 'Assistant: '}</span>
          {turn.by === 'person' ? <p>{turn.text}</p> : <SayingView saying={turn.saying} ways={ways} />}
        </div>
      ))}
      {isChecking && <Spinner size="s" label="Reading" />}
    </div>
  );
}
