import { errorText, messageText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useCloseRecord } from '@telehealth/data/people/people.mutations';
import type { Person } from '@telehealth/data/people/person.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useId, useState } from 'react';

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Closes a child's record, after its whole name was typed; says what ends and what the law keeps. */
export function CloseRecord({ person: { id, name, firstName }, onClose }: { person: Person; onClose: () => void }) {
  const closing = useCloseRecord();
  const { notify } = useHostServices();
  const field = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const close = async () => {
    const isOther = tidy(typed) !== tidy(name);
    setWrong(isOther);
    if (isOther) return document.getElementById(field)?.focus();
    if (!(await closing.run({ id, name: typed })).ok) return;
    notify('person.recordClosed');
    onClose();
  };
  return (
    <Dialog
      open
      title={`Close the record of ${firstName}`}
      description={`For when ${firstName} is looked after elsewhere, or was added by mistake. No reason is asked.`}
      onClose={closing.isRunning ? () => undefined : onClose}
    >
      <Stack gap={4}>
        <ul>
          <li>Visits ahead are called off. What goes back is what each visit says of calling it off now.</li>
          <li>{firstName} leaves your family. You and everybody else stop seeing the record.</li>
          <li>For thirty days we can open it again: write to us. After that we erase what leads to {firstName}.</li>
          <li>
            The law keeps what was written in visits: of a child until the 21st birthday, and six years at least (HPCSA,
            Booklet 9).
          </li>
        </ul>
        {closing.error !== null && (
          <Notice tone="danger" live title="The record is still open">
            {errorText(closing.error)}
          </Notice>
        )}
        <Field
          id={field}
          label={`Type “${name}” to close it`}
          error={isWrong ? messageText('person.nameTyped') : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={closing.isRunning} busyLabel="Closing" onClick={() => void close()}>
            Close the record
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
