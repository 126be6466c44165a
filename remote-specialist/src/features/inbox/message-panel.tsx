import { fileKind, OpenDocument } from '@telehealth/care/files/look-at-file';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useBackendState, useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import type { ThreadMessage, ThreadPage } from '@telehealth/data/thread/thread.schema';
import { useUnsentWarning } from '@telehealth/data/thread/use-unsent-warning';
import type { FileOfVisit } from '@telehealth/data/visit-files/visit-file.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { shortWhen } from '@telehealth/ui/parts/time';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import { useLastMessages, useMarkRead, useReply } from '../../data/open-loops/work.mutations';
import styles from './inbox.module.css';

interface MessagePanelProps {
  item: OpenLoop;
  draft: string;
  onDraft: (words: string) => void;
  onSent: () => void;
}

/** The last messages of a visit and the answer to them. */
export function MessagePanel(props: MessagePanelProps) {
  const appointmentId = props.item.itemId;
  const query = useLastMessages(appointmentId);
  return (
    <QueryPanel query={query} safe="What was written is kept, and it still waits for you.">
      {(page) => <Conversation {...props} appointmentId={appointmentId} page={page} />}
    </QueryPanel>
  );
}

function Conversation({
  item,
  appointmentId,
  page,
  ...reply
}: MessagePanelProps & { appointmentId: string; page: ThreadPage }) {
  const state = useBackendState();
  const me = state.status === 'ready' ? state.userId : '';
  useRead(appointmentId, page.lastSeq, item.seenAt !== null);
  const said = page.messages.filter(({ kind }) => kind === 'text');
  return (
    <>
      {(page.messages[0]?.seq ?? 1) > 1 && (
        <p className="small">
          <Link to={pathTo('consultation', { id: appointmentId })}>Earlier messages and files</Link>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for keyboard scrolling. */}
      <ol className={styles.said} aria-label="Messages" tabIndex={0}>
        {said.map((one) => (
          <Said key={one.id} said={one} isOwn={one.senderId === me} />
        ))}
      </ol>
      {page.isOpen ? (
        <Reply appointmentId={appointmentId} name={item.patientName} {...reply} />
      ) : (
        <Notice title="This conversation is closed">
          Nothing more can be written here. Say that it is done, or invite {item.patientName} to a visit.
        </Notice>
      )}
    </>
  );
}

/** What is on the screen was read: that is kept, and it goes on waiting. */
function useRead(appointmentId: string, lastSeq: number, isRead: boolean) {
  const reading = useMarkRead(appointmentId);
  const marked = useRef(0);
  const mark = useEffectEvent((upTo: number) => {
    if (isRead || marked.current >= upTo) return;
    marked.current = upTo;
    // A failure leaves it "not opened" in the list, which is true of what is stored.
    void reading.run({ upTo });
  });
  useEffect(() => mark(lastSeq), [lastSeq]);
}

function Said({ said, isOwn }: { said: ThreadMessage; isOwn: boolean }) {
  const { body, file, senderName, sentAt, isTakenBack, redFlag } = said;
  return (
    <li className={isOwn ? styles.ours : styles.theirs}>
      <p className="small soft">
        {isOwn ? 'You' : senderName}, {shortWhen(sentAt, viewerTimeZone())}
      </p>
      {redFlag !== null && !isTakenBack && <Badge tone="danger">Possible danger sign</Badge>}
      {isTakenBack ? <p className="soft">This message was taken back.</p> : <p>{body}</p>}
      {file !== null && <SaidFile file={file} />}
    </li>
  );
}

/** A specialist's look at it is a line in the patient's access log. */
function SaidFile({ file }: { file: FileOfVisit }) {
  const name = file.title ?? fileKind(file);
  if (!file.mayOpen) return <p className="small soft">{name}, not shared with you</p>;
  return (
    <p className="small">
      {name} <OpenDocument id={file.id} title={name} />
    </p>
  );
}

function Reply({
  appointmentId,
  name,
  draft,
  onDraft,
  onSent,
}: Omit<MessagePanelProps, 'item'> & { appointmentId: string; name: string }) {
  const sending = useReply(appointmentId);
  const { notify } = useHostServices();
  const [clientId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<'messages.empty' | 'messages.tooLong' | null>(null);
  const field = useRef<HTMLDivElement>(null);
  useUnsentWarning(draft.trim() !== '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = draft.trim();
    const found = body === '' ? 'messages.empty' : body.length > LIMITS.message.max ? 'messages.tooLong' : null;
    setProblem(found);
    if (found !== null) return field.current?.querySelector('textarea')?.focus();
    if (!(await sending.run({ clientId, body })).ok) return;
    onDraft('');
    notify('work.replied');
    onSent();
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap={2}>
        <div ref={field}>
          <Field label={`Your answer to ${name}`} {...(problem !== null && { error: message(problem) })}>
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                data-reply
                value={draft}
                onChange={(event) => onDraft(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
        {sending.error !== null && (
          <Notice tone="danger" live>
            {errorText(sending.error)} What you wrote is still here; send it again.
          </Notice>
        )}
        <div>
          <Button type="submit" busy={sending.isRunning} busyLabel="Sending">
            Send the answer
          </Button>
        </div>
      </Stack>
    </form>
  );
}
