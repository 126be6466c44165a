import { Dialog } from '@telehealth/ui/parts/dialog';
import { LazyKeepDanger } from '../../kept-danger/lazy-keep-danger';
import { ConversationLog } from './conversation-log';
import { DangerCard } from './danger-card';
import { QuestionForm } from './question-form';
import { useConversation } from './use-conversation';

const WHAT_IT_IS =
  'I am a program: not a person, and not a doctor. I help you find your way around this site. What you type stays on this page and is gone when you close me. Only a danger sign is kept, without your words, on the dashboard of a patient who is signed in.';

/** The assistant's panel. It is loaded when it is first opened and works offline from then on. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const talk = useConversation();
  const ways = { choose: talk.choose, list: talk.list };
  const { danger, Notice } = talk;
  const isTalking = danger === null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="side"
      title="Assistant"
      description={isTalking ? WHAT_IT_IS : undefined}
      actions={isTalking ? <QuestionForm busy={talk.isChecking} send={talk.send} /> : undefined}
    >
      {danger !== null && Notice !== null && <DangerCard Notice={Notice} flags={danger.flags} onNotNow={talk.notNow} />}
      {/* Stays mounted after the danger card closes, because the user's "not about me now" is stored after it. */}
      <LazyKeepDanger check={talk.check} />
      {isTalking && <ConversationLog turns={talk.turns} isChecking={talk.isChecking} ways={ways} />}
    </Dialog>
  );
}
