import type { CareVisit } from '@telehealth/care/care-visit';
import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { toResult } from '@telehealth/data/client/call-backend';
import type { Upload } from '@telehealth/data/visit-files/use-upload';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { dayText } from '@telehealth/ui/parts/time';
import { useRef, useState } from 'react';
import type { Thread } from '../../data/thread/use-thread';
import { DangerCard, lastDanger } from './danger-card';
import { Message } from './message';
import { QueuedFileLine } from './queued-file';
import { systemLine } from './system-line';
import styles from './thread.module.css';
import { type ThreadLine, toThreadLines } from './thread-days';
import { UnsentMessage } from './unsent-message';
import { useStayAtTheEnd } from './use-stay-at-the-end';

type Names = Pick<CareVisit, 'patientName' | 'specialistName'>;

interface MessageListProps {
  thread: Thread;
  visit: Names;
  isPractice: boolean;
  files: Upload | null;
}

/** All messages, oldest first, followed by unsent ones. */
export function MessageList({ thread, visit, isPractice, files }: MessageListProps) {
  const { view, store, me } = thread;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [seenUpTo, setSeenUpTo] = useState<number | null>(null);
  // Frozen when the thread is opened, so that the "new" mark stays in place while the user reads.
  if (seenUpTo === null && view.status === 'ready' && me !== '') setSeenUpTo(view.reads[me] ?? 0);
  useStayAtTheEnd(box, list);
  const lines = toThreadLines(view.messages, { zone: viewerTimeZone(), seenUpTo, me });
  const readUpTo = Math.max(0, ...Object.entries(view.reads).map(([id, upTo]) => (id === me ? 0 : upTo)));
  const danger = isPractice ? null : lastDanger(view, { me, at: now().getTime(), queued: files?.view.items ?? [] });
  const card = (clientId: string | null, words: string) =>
    clientId !== null && clientId === danger && <DangerCard words={words} specialistName={visit.specialistName} />;
  const draw = (line: ThreadLine) => {
    if (line.kind === 'day') return <DayMark at={line.at} key={line.key} />;
    if (line.kind === 'new') return <NewMark key={line.key} />;
    const { message, key } = line;
    if (message.kind === 'system') {
      return (
        <li className={styles.mark} key={key}>
          {systemLine(message.event, visit.specialistName)}
        </li>
      );
    }
    return (
      <Message
        key={key}
        message={message}
        isOwn={message.senderId === me}
        isRead={message.seq <= readUpTo}
        isPractice={isPractice}
        onTakeBack={view.isOpen ? () => toResult(() => store.takeBack(message.id)) : null}
      >
        {card(message.clientId, message.body)}
      </Message>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for keyboard scrolling.
    <div ref={box} className={styles.scroll} role="log" aria-label="Messages" tabIndex={0}>
      {view.hasEarlier && <Earlier thread={thread} />}
      {lines.length === 0 && view.unsent.length === 0 && <Nothing isPractice={isPractice} visit={visit} />}
      <ol ref={list} className={styles.list}>
        {lines.map(draw)}
        {view.unsent.map((words) => (
          <UnsentMessage key={words.clientId} words={words} store={store}>
            {card(words.clientId, words.body)}
          </UnsentMessage>
        ))}
        {files?.view.items.map((item) => (
          <QueuedFileLine key={item.id} item={item} queue={files.queue} store={store}>
            {card(item.id, item.body)}
          </QueuedFileLine>
        ))}
      </ol>
    </div>
  );
}

const DayMark = ({ at }: { at: Date }) => (
  <li className={styles.mark}>
    <time dateTime={at.toISOString()}>{dayText(at, viewerTimeZone())}</time>
  </li>
);

const NewMark = () => (
  <li className={`${styles.mark} ${styles.fresh}`}>
    <span>New</span>
  </li>
);

function Nothing({ isPractice, visit }: { isPractice: boolean; visit: Names }) {
  return (
    <p className={styles.empty}>
      {isPractice
        ? `Nothing was written yet. ${visit.patientName} reads here what you write.`
        : `Nothing was written yet. ${visit.specialistName} reads what you write here before, during and after the visit. Nobody watches it around the clock: in danger, call 112.`}
    </p>
  );
}

function Earlier({ thread }: { thread: Thread }) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const read = async () => {
    setReading(true);
    const result = await toResult(() => thread.store.readEarlier());
    setReading(false);
    setProblem(result.ok ? '' : errorText(result.error));
  };
  return (
    <div className={styles.earlier}>
      <Button variant="line" size="s" busy={isReading} onClick={() => void read()}>
        Show earlier messages
      </Button>
      <div role="status">{problem !== '' && <Notice tone="warning">{problem}</Notice>}</div>
    </div>
  );
}
