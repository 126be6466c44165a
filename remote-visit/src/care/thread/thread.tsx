import type { CareVisit } from '@telehealth/care/care-visit';
import type { AppError } from '@telehealth/contracts/errors';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message as sentence } from '@telehealth/contracts/messages';
import { useRole } from '@telehealth/contracts/session';
import { toResult } from '@telehealth/data/client/call-backend';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { shortWhen } from '@telehealth/ui/parts/time';
import { type ReactNode, useState } from 'react';
import type { ThreadStore } from '../../data/thread/thread-store';
import { useThread } from '../../data/thread/use-thread';
import { useThreadFiles } from '../../data/thread/use-thread-files';
import { Composer } from './composer';
import { MessageList } from './message-list';
import styles from './thread.module.css';
import { useSeen } from './use-seen';

interface ThreadProps {
  visit: CareVisit;
  /** Fills the height of its container, e.g. a side panel; otherwise grows up to the screen's height. */
  fill?: boolean;
  /** False while covered: then nothing counts as read. */
  isShown?: boolean;
}

/** The messages of a visit's two sides, from the booking until fourteen days after. */
export function Thread({ visit, fill = false, isShown = true }: ThreadProps) {
  const thread = useThread(visit.appointmentId);
  const isPractice = useRole() === 'specialist';
  const { view, live, store, me } = thread;
  useSeen(thread, isShown);
  const files = useThreadFiles(store, visit.appointmentId);
  const other = isPractice ? visit.patientName : visit.specialistName;
  // A delegate needs the patient's consent to read messages.
  if (view.status === 'failed' && view.trouble?.id === 'messages.notFound') {
    return <p className="soft">The messages of this visit are not shared with you.</p>;
  }
  if (view.status !== 'ready' && view.unsent.length === 0) {
    return (
      <Frame fill={fill}>
        {view.status === 'loading' || view.trouble === null ? (
          <SkeletonRows count={3} />
        ) : (
          <ErrorPanel
            what={errorText(view.trouble)}
            safe="What was written is kept."
            onRetry={() => void store.catchUp()}
          />
        )}
      </Frame>
    );
  }
  return (
    <Frame fill={fill}>
      {live === 'reconnecting' && (
        <p className={styles.remark} role="status">
          {sentence('data.liveAway')}
        </p>
      )}
      <MessageList thread={thread} visit={visit} isPractice={isPractice} files={files} />
      {view.trouble !== null && (
        <p className={styles.remark} role="status">
          {view.trouble.id === 'data.offline'
            ? 'You are offline. What is not sent yet goes out by itself.'
            : `${errorText(view.trouble)} We keep trying.`}
        </p>
      )}
      {view.unansweredSince !== null && <Unanswered since={view.unansweredSince} store={store} />}
      {view.isOpen ? (
        <Composer thread={thread} other={other} isPractice={isPractice} files={files} key={me} />
      ) : (
        <Closed at={view.closesAt} isPractice={isPractice} />
      )}
    </Frame>
  );
}

function Frame({ fill, children }: { fill: boolean; children: ReactNode }) {
  return <div className={`${styles.thread} ${fill ? styles.fill : ''}`}>{children}</div>;
}

/**
 * Reading is not answering: this notice stays, here and in every list, until this side replies or says that no reply is
 * needed.
 */
function Unanswered({ since, store }: { since: Date; store: ThreadStore }) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const settle = async () => {
    setRunning(true);
    setProblem(null);
    const result = await toResult(store.settle);
    setRunning(false);
    if (!result.ok) setProblem(result.error);
  };
  return (
    <div className={styles.unanswered}>
      <p className="small soft">Not answered yet. Written {shortWhen(since, viewerTimeZone())}.</p>
      <Button variant="quiet" size="s" busy={isRunning} onClick={() => void settle()}>
        Needs no answer
      </Button>
      <div role="alert">{problem !== null && <p className={styles.problem}>{errorText(problem)}</p>}</div>
    </div>
  );
}

function Closed({ at, isPractice }: { at: Date | null; isPractice: boolean }) {
  return (
    <Notice title={at === null ? 'This conversation is closed' : `Closed on ${formatMoment(at, viewerTimeZone())}`}>
      Everything in it stays readable.{' '}
      {!isPractice && 'For anything new, please book a visit; in an emergency call 112.'}
    </Notice>
  );
}
