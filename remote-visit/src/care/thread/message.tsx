import type { AppError, Result } from '@telehealth/contracts/errors';
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { ThreadMessage } from '@telehealth/data/thread/thread.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Badge } from '@telehealth/ui/parts/badge';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { MessageFile } from './message-file';
import styles from './thread.module.css';

interface MessageProps {
  message: ThreadMessage;
  isOwn: boolean;
  /** A person of the other side has read it. */
  isRead: boolean;
  isPractice: boolean;
  /** Null once the thread is closed. */
  onTakeBack: (() => Promise<Result<void, AppError>>) | null;
  children: ReactNode;
}

export function Message({ message, isOwn, isRead, isPractice, onTakeBack, children }: MessageProps) {
  const { body, file, isTakenBack, sentAt, senderName, redFlag } = message;
  const who = isOwn ? 'You' : senderName;
  return (
    <li className={`${styles.message} ${isOwn ? styles.own : ''}`}>
      <p className={isOwn ? 'visually-hidden' : styles.who}>{who}</p>
      {isTakenBack ? (
        <p className={styles.gone}>{isOwn ? 'You took this message back.' : 'This message was taken back.'}</p>
      ) : (
        <div className={styles.bubble}>
          {isPractice && redFlag !== null && <Badge tone="danger">Possible danger sign</Badge>}
          {body !== '' && <p className={styles.body}>{body}</p>}
          {file !== null && <MessageFile file={file} isPractice={isPractice} isOwn={isOwn} />}
          {body === '' && file === null && <p className={styles.gone}>The file was removed.</p>}
        </div>
      )}
      {isPractice && redFlag !== null && !isTakenBack && (
        <p className={styles.meta}>Our rules noticed it and showed who to call. It is a hint, not a finding.</p>
      )}
      <div className={styles.meta}>
        <span>
          <time dateTime={sentAt.toISOString()}>{formatTime(sentAt, viewerTimeZone())}</time>
          {isOwn && !isTakenBack && (isRead ? ', read' : ', sent')}
        </span>
        {isOwn && !isTakenBack && onTakeBack !== null && <TakeBack onTakeBack={onTakeBack} />}
      </div>
      {children}
    </li>
  );
}

function TakeBack({ onTakeBack }: { onTakeBack: () => Promise<Result<void, AppError>> }) {
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    const result = await onTakeBack();
    setAsked(false);
    setProblem(result.ok ? '' : errorText(result.error));
  };
  return (
    <>
      <button type="button" className={styles.small} onClick={() => setAsked(true)}>
        Take back
      </button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
        title="Take this message back?"
        confirmLabel="Take back"
      >
        Both of you will see that a message was taken back. It may have been read already.
      </ConfirmDialog>
      <div role="status">{problem !== '' && <Notice tone="warning">{problem}</Notice>}</div>
    </>
  );
}
