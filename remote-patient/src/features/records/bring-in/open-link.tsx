import type { Owner } from '@telehealth/clinical/fhir/brought';
import { now } from '@telehealth/contracts/clock';
import { errorText } from '@telehealth/contracts/messages';
import { type OpenedLink, useOpenHealthLink } from '@telehealth/data/sharing/open-health-link';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useState } from 'react';
import type { FoundRecord } from './found-record';
import { type LinkRead, readLinked } from './read-linked';

interface OpenLinkProps {
  /** The person whose record it may become part of. */
  owner: Owner;
  /** A link found in a file; empty: none. */
  given: string;
  onFound: (found: FoundRecord | null) => void;
}

/** Opens a SMART Health Link: fetched, decrypted in this browser, and shown to choose from. */
export function OpenLink({ owner, given, onFound }: OpenLinkProps) {
  const [text, setText] = useState(given);
  const [passcode, setPasscode] = useState('');
  const opening = useOpening(owner, onFound);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void opening.open(text, passcode);
  };
  return (
    <Card title="Or a link">
      <form onSubmit={submit} noValidate aria-label="Or a link">
        <Stack gap={3}>
          <Field
            label="The link"
            hint="The link to a health record that somebody sent you. They see your name and when you opened it."
            {...(opening.answer?.kind === 'none' && {
              error: 'This is not a link to a health record, or a part of it is missing',
            })}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
          </Field>
          {opening.answer?.kind === 'passcode' && (
            <Field label="Its passcode" hint="Whoever gave you the link knows it." required>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={passcode}
                  onChange={(event) => setPasscode(event.currentTarget.value)}
                />
              )}
            </Field>
          )}
          <Refused answer={opening.answer} />
          <div>
            <Button type="submit" variant="line" busy={opening.isRunning} busyLabel="Opening">
              Open the link
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function useOpening(owner: Owner, onFound: OpenLinkProps['onFound']) {
  const asking = useOpenHealthLink();
  const [answer, setAnswer] = useState<LinkRead | null>(null);
  const [isRunning, setRunning] = useState(false);
  const ask = async (link: Parameters<typeof asking.run>[0]): Promise<OpenedLink | string> => {
    const opened = await asking.run(link);
    return opened.ok ? opened.value : errorText(opened.error);
  };
  const open = async (text: string, passcode: string) => {
    onFound(null);
    setRunning(true);
    const read = await readLinked(text, { recipient: owner.name, passcode, owner }, ask).catch(
      (): LinkRead => ({ kind: 'away' }),
    );
    setRunning(false);
    setAnswer(read);
    if (read.kind === 'read') onFound({ bundle: read.bundle, name: read.name, at: now().getTime() });
  };
  return { answer, isRunning, open };
}

function triesText(left: number | null): string {
  if (left === null) return '';
  if (left === 0) return ' That was the last try: the link has ended.';
  return ` ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
}

function Refused({ answer }: { answer: LinkRead | null }) {
  switch (answer?.kind) {
    case 'passcode':
      return (
        <Notice tone="warning" live>
          {answer.isFirst ? 'This link asks for a passcode.' : 'This passcode is wrong.'}
          {triesText(answer.left)}
        </Notice>
      );
    case 'gone':
      return (
        <Notice tone="warning" title="This link no longer works" live>
          It has expired or was taken back. Please ask whoever gave it to you for another one.
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice tone="danger" title="What came is no record we can read" live>
          A part of the link may be missing, or it holds no health record. Nothing was taken from it.
        </Notice>
      );
    case 'busy':
    case 'away':
      return (
        <Notice tone="danger" title="The record did not arrive" live>
          The other service did not answer as it should. Please try again in a minute, or ask for a file.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" title="The record did not arrive" live>
          {answer.because}
        </Notice>
      );
    default:
      return null;
  }
}
