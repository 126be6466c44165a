import { useRulesEarly } from '@telehealth/care/safety/use-rules-early';
import { LIMITS } from '@telehealth/contracts/settings';
import type { Upload } from '@telehealth/data/visit-files/use-upload';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { Thread } from '../../data/thread/use-thread';
import { Attach } from './attach';
import styles from './composer.module.css';
import { findDangerSign } from './danger-sign';

interface ComposerProps {
  thread: Thread;
  /** Name of the reader. */
  other: string;
  isPractice: boolean;
  /** Null where no file can be sent. */
  files: Upload | null;
}

/** From this length on the remaining characters are announced. */
const NEARLY_FULL = LIMITS.message.max - 300;

/** The message field. Messages are sent at once and wait in the list until they arrive. */
export function Composer({ thread, other, isPractice, files }: ComposerProps) {
  const { view, store } = thread;
  const id = useId();
  const [isUnread, setUnread] = useState(false);
  useRulesEarly(!isPractice);
  const { draft } = view;
  const left = LIMITS.message.max - draft.length;
  const isEmpty = draft.trim() === '' && (files?.view.chosen ?? null) === null;
  const say = (body: string, scan?: Promise<string | null>) => {
    // Text with a file waits for its upload; other text goes at once.
    if (files?.queue.sendChosen(body, scan) !== true) store.say({ body, fileId: null, fileTitle: null }, scan);
  };
  const send = () => {
    const body = draft.trim();
    if (isEmpty || left < 0) return;
    store.draft('');
    if (isPractice || body === '') return say(body);
    const scan = findDangerSign(body);
    void scan.then(
      () => setUnread(false),
      () => setUnread(true),
    );
    say(body, scan);
  };
  const press = (event: KeyboardEvent) => {
    // While an input method composes (Japanese, Chinese), Enter accepts a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {isUnread && <Unread />}
      <label className="visually-hidden" htmlFor={id}>
        Write to {other}
      </label>
      <TextArea
        id={id}
        rows={2}
        className={styles.words}
        value={draft}
        placeholder={`Write to ${other}`}
        aria-describedby={`${id}-hint`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => store.draft(event.currentTarget.value)}
        onKeyDown={press}
      />
      {files !== null && <Attach {...files} isPractice={isPractice} />}
      <div className={styles.foot}>
        <p className={styles.hint} id={`${id}-hint`}>
          {draft.length > NEARLY_FULL ? (
            roomText(left)
          ) : (
            <span className={styles.keys}>Enter sends. Shift and Enter begins a new line.</span>
          )}
        </p>
        <Button type="submit" size="s" icon={icons.arrow} aria-disabled={isEmpty || left < 0}>
          Send
        </Button>
      </div>
    </form>
  );
}

function Unread() {
  return (
    <p className="small" role="status">
      We could not load the check for danger signs, so nothing warns you here. In danger, <a href="tel:112">call 112</a>
      .
    </p>
  );
}

const roomText = (left: number): string =>
  left >= 0
    ? `Room for ${left} more characters.`
    : `${-left} characters too many. Please shorten it or send it in parts.`;
