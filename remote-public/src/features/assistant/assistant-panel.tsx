import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useEffect, useRef, useState } from 'react';
import { LazyDeviceTest } from '../../device-test/lazy-device-test';
import { LazyKeepDanger } from '../../kept-danger/lazy-keep-danger';
import styles from './assistant.module.css';
import { ConversationLog } from './conversation-log';
import { DangerCard } from './danger-card';
import { QuestionForm } from './question-form';
import { useConversation } from './use-conversation';

const WHAT_IT_IS =
  'I am a program: not a person, and not a doctor. I help you find your way around this site. What you type stays on this page and is gone when you close me. Only a danger sign is kept, without your words, on the dashboard of a patient who is signed in.';

const DEVICES = 'Camera and sound';

/** The assistant in its panel; fetched when it is opened for the first time, and then in need of nothing else. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const talk = useConversation();
  const [isTesting, setTesting] = useState(false);
  const ways = { choose: talk.choose, list: talk.list, testDevices: () => setTesting(true) };
  const { danger, Notice } = talk;
  const isTalking = danger === null && !isTesting;
  return (
    <Dialog
      open
      onClose={onClose}
      size="side"
      title={isTesting ? DEVICES : 'Assistant'}
      description={isTalking ? WHAT_IT_IS : undefined}
      actions={isTalking ? <QuestionForm busy={talk.isChecking} send={talk.send} /> : undefined}
    >
      {isTesting && <DevicePart onBack={() => setTesting(false)} />}
      {danger !== null && Notice !== null && <DangerCard Notice={Notice} flags={danger.flags} onNotNow={talk.notNow} />}
      {/* Outlives the card: that it is not about the person now is said after it. */}
      <LazyKeepDanger check={talk.check} />
      {isTalking && <ConversationLog turns={talk.turns} isChecking={talk.isChecking} ways={ways} />}
    </Dialog>
  );
}

/** Stands in the place of the conversation while somebody tries their devices. */
function DevicePart({ onBack }: { onBack: () => void }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} aria-label={DEVICES} tabIndex={-1} className={styles.devices}>
      {/* Before the test, whose parts come and go by themselves: below them it would slip from under a finger. */}
      <Button variant="line" icon="back" onClick={onBack}>
        Back to the assistant
      </Button>
      <LazyDeviceTest />
    </section>
  );
}
