import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useState } from 'react';
import { OpenForm } from './open-form';
import type { Shared } from './read-shared';
import { SharedSheet } from './shared-sheet';
import { isOurs, useLink } from './use-link';

/** Opens a link and shows the record behind it in this page only; nothing is stored. */
export function SharedRecord() {
  const { text, link, setText } = useLink();
  const [shared, setShared] = useState<{ of: string; read: Extract<Shared, { kind: 'read' }> } | null>(null);
  // Another link shows another record.
  if (shared !== null && shared.of === text)
    return (
      <SharedSheet
        {...shared.read}
        onClose={() => {
          setShared(null);
          setText('');
        }}
      />
    );
  if (link === null) return <Paste wrong={text} onPaste={setText} />;
  if (!isOurs(link))
    return (
      <Notice title="This link was made by another service" live>
        It opens with the app or page of whoever made it. If it is about you, sign in and import it into your own record
        as a file.
      </Notice>
    );
  return <OpenForm key={text} link={link} onRead={(read) => setShared({ of: text, read })} />;
}

function Paste({ wrong, onPaste }: { wrong: string; onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPaste(text);
  };
  return (
    <Card title="Open a link" padding="l">
      <form onSubmit={submit} noValidate aria-label="Open a link">
        <Stack gap={4}>
          <Field
            label="The link"
            hint="Paste the whole link. It stays in this browser."
            {...(wrong !== '' && { error: 'This is not a link to a record, or part of it is missing' })}
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
          <div>
            <Button type="submit">Continue</Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
