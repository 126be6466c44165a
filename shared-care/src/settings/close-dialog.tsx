import { errorText, message, messageText } from '@telehealth/contracts/messages';
import { CLOSE_ACCOUNT_WORDS, closeAccountSchema } from '@telehealth/contracts/schemas/account';
import { useHostServices } from '@telehealth/contracts/session';
import { useCloseAccount } from '@telehealth/data/account/account.mutations';
import { useBeforeClosing } from '@telehealth/data/account/account.queries';
import type { BeforeClosing } from '@telehealth/data/account/account.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import { KEPT_WORDS, keptUntil } from './kept-words';
import styles from './settings.module.css';

/** The consequences of closing the account, its obstacles, and the final confirmation. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const query = useBeforeClosing();
  const closing = useClosing();
  const isPossible = query.data?.obstacle === null;
  return (
    <Dialog
      open
      onClose={closing.isRunning ? () => undefined : onClose}
      size="l"
      title="Close your account?"
      actions={
        <>
          <Button variant="line" onClick={onClose} aria-disabled={closing.isRunning || undefined}>
            Keep my account
          </Button>
          {isPossible && (
            <Button variant="danger" busy={closing.isRunning} busyLabel="Closing" onClick={() => void closing.close()}>
              Close it for good
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <QueryPanel query={query} safe="Your account is open and unchanged.">
          {(before) => <Meaning before={before} />}
        </QueryPanel>
        {isPossible && <Words closing={closing} />}
      </Stack>
    </Dialog>
  );
}

function useClosing() {
  const closing = useCloseAccount();
  const { auth, notify } = useHostServices();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isRight = closeAccountSchema.safeParse({ confirm: words }).success;
  const close = async () => {
    setTried(true);
    if (!isRight) return field.current?.focus();
    const closed = await closing.run(words);
    if (!closed.ok) return;
    // The session ended with the account; its remains on this device are removed before the message.
    await auth.signOut();
    notify('account.closed');
  };
  const { error, isRunning } = closing;
  return { words, setWords, field, isWrong: isTried && !isRight, error, isRunning, close, signOut: auth.signOut };
}

function Meaning({ before: { obstacle, kept } }: { before: BeforeClosing }) {
  return (
    <Stack>
      {obstacle !== null && (
        <Notice tone="warning" title="It cannot be closed yet">
          {messageText(obstacle)}
        </Notice>
      )}
      <div>
        <h3>What is erased at once</h3>
        <p className="soft">
          Your name, email address, phone number, address, day of birth, identity number, emergency contact, the people
          you care for, files you uploaded that belong to no visit, your drafts, your settings and your sign-in.
          Permissions you gave end, and so does acting for others.
        </p>
      </div>
      <div>
        <h3>What the law makes us keep</h3>
        <p className="soft">It is no longer under your name; a prescription is, until its term is over.</p>
        <ul className={styles.plain}>
          {kept.map((one) => (
            <li key={one.category}>
              {KEPT_WORDS[one.category]}, until {keptUntil(one)}. <span className="small soft">{one.law}.</span>
            </li>
          ))}
        </ul>
        <p className="small soft">
          These terms are to the best of our knowledge; a lawyer still has to confirm them. Prepare your export before
          you close.
        </p>
      </div>
    </Stack>
  );
}

function Words({ closing }: { closing: ReturnType<typeof useClosing> }) {
  const { words, setWords, field, isWrong, error } = closing;
  return (
    <Stack>
      <Field
        label={`To close it, type: ${CLOSE_ACCOUNT_WORDS}`}
        required
        {...(isWrong && { error: message('account.confirmWords') })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      {error?.id === 'access.signInAgain' ? (
        <Notice
          tone="warning"
          live
          title="Please sign in again first"
          action={
            <Button variant="line" onClick={() => void closing.signOut()}>
              Sign out to sign in again
            </Button>
          }
        >
          {messageText('account.signInAgain')}
        </Notice>
      ) : (
        error && (
          <Notice tone="danger" live title="Your account was not closed">
            {errorText(error)}
          </Notice>
        )
      )}
    </Stack>
  );
}
