import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useId } from 'react';
import { MessageList } from '../../care/thread/message-list';
import { useThread } from '../../data/thread/use-thread';
import styles from './guest.module.css';

interface GuestThreadProps {
  appointmentId: string;
  patientName: string;
  specialistName: string;
}

/** Messages sent while the guest is present, without earlier ones and without files. */
export function GuestThread({ appointmentId, patientName, specialistName }: GuestThreadProps) {
  const thread = useThread(appointmentId, true);
  const { view, store } = thread;
  const id = useId();
  // Row security hides messages from before the admission, so nothing earlier is offered from that line on.
  const hasEarlier = view.hasEarlier && view.messages[0]?.event !== 'guest.admitted';
  const body = view.draft.trim();
  const isTooLong = view.draft.length > LIMITS.message.max;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (body === '' || isTooLong) return;
    store.draft('');
    store.say({ body, fileId: null, fileTitle: null });
  };
  return (
    <Stack gap={3}>
      {view.status === 'loading' ? (
        <SkeletonRows count={2} />
      ) : (
        <MessageList
          thread={{ ...thread, view: { ...view, hasEarlier } }}
          visit={{ patientName, specialistName }}
          isPractice={false}
          files={null}
        />
      )}
      {view.trouble !== null && (
        <Notice tone="warning" live>
          {errorText(view.trouble)}
        </Notice>
      )}
      <form onSubmit={send}>
        <Stack gap={2}>
          <label htmlFor={id}>Write to both</label>
          <TextArea
            id={id}
            rows={2}
            value={view.draft}
            aria-invalid={isTooLong || undefined}
            onChange={(event) => store.draft(event.currentTarget.value)}
          />
          {isTooLong && <p role="status">Too long. Please shorten it or send it in parts.</p>}
          <Button type="submit" className={styles.press} aria-disabled={body === '' || isTooLong}>
            Send
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
