import type { HealthLink } from '@telehealth/care/sharing/health-link';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useRef, useState } from 'react';
import { readShared, type Shared } from './read-shared';

interface OpenFormProps {
  link: HealthLink;
  onRead: (shared: Extract<Shared, { kind: 'read' }>) => void;
}

const LONGEST = { name: 80, passcode: 64 };

/** Asks for the recipient's name, and a passcode if the link needs one. */
export function OpenForm({ link, onRead }: OpenFormProps) {
  const [name, setName] = useState('');
  const [passcode, setPasscode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [answer, setAnswer] = useState<Shared | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const asksPasscode = link.needsPasscode || answer?.kind === 'passcode';
  const isNamed = /[\p{L}\p{N}]/u.test(name);
  const isComplete = isNamed && (!asksPasscode || passcode !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete)
      return form.current?.querySelector<HTMLElement>(isNamed ? '[name="passcode"]' : '[name="name"]')?.focus();
    setRunning(true);
    const shared = await readShared(link, name.trim(), passcode).finally(() => setRunning(false));
    if (shared.kind === 'read') return onRead(shared);
    setAnswer(shared);
    if (shared.kind === 'passcode') {
      setPasscode('');
      setTried(false);
    }
  };
  return (
    <Card title={link.label === '' ? 'Open the record' : link.label} padding="l">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label="Open the record">
        <Stack gap={4}>
          <Field
            label="Your name"
            hint="Whoever shared the record sees this name, and when you opened it."
            required
            {...(isTried && !isNamed && { error: 'Please say who you are' })}
          >
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                maxLength={LONGEST.name}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          {asksPasscode && <Passcode value={passcode} isMissing={isTried && passcode === ''} onChange={setPasscode} />}
          <Refused answer={answer} />
          <div>
            <Button type="submit" busy={isRunning} busyLabel="Opening">
              Open the record
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function Passcode({
  value,
  isMissing,
  onChange,
}: {
  value: string;
  isMissing: boolean;
  onChange: (to: string) => void;
}) {
  return (
    <Field
      label="Passcode"
      hint="Whoever gave you the link knows it."
      required
      {...(isMissing && { error: 'Please enter the passcode' })}
    >
      {(control) => (
        <TextInput
          {...control}
          name="passcode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST.passcode}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function triesText(left: number | null): string {
  if (left === null) return 'Please ask whoever gave you the link.';
  if (left === 0) return 'That was the last try: the link has ended. Please ask for another one.';
  return left === 1 ? 'One try is left; then the link ends.' : `${left} tries are left; then the link ends.`;
}

function Refused({ answer }: { answer: Shared | null }) {
  switch (answer?.kind) {
    case 'passcode':
      return (
        <Notice tone="warning" title="This passcode is wrong" live>
          {triesText(answer.left)}
        </Notice>
      );
    case 'gone':
      return (
        <Notice tone="warning" title="This link no longer works" live>
          It has expired, was used up or was taken back. Please ask whoever gave it to you for another one.
        </Notice>
      );
    case 'busy':
      return (
        <Notice tone="warning" title="Too many tries for now" live>
          Please wait a minute and try again.
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice tone="danger" title="The record came, but this link does not fit it" live>
          A part of the link may have been cut off or changed. Please ask for the whole link.
        </Notice>
      );
    case 'away':
      return (
        <Notice tone="danger" title="The record did not arrive" live>
          Please check your connection and try again.
        </Notice>
      );
    default:
      return null;
  }
}
