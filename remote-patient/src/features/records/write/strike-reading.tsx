import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import type { OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import { useCorrectReading } from '../../../data/readings/reading.mutations';

const LONGEST_REASON = 300;

/** Strikes a wrongly measured or typed value: it is kept with the reason, but no chart shows it. */
export function StrikeReading({ reading, onGone }: { reading: OwnEntryOf<'observation'>; onGone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Strike this value
      </Button>
      {isOpen && <StrikeDialog reading={reading} onClose={() => setOpen(false)} onGone={onGone} />}
    </>
  );
}

interface StrikeDialogProps {
  reading: OwnEntryOf<'observation'>;
  onClose: () => void;
  onGone: () => void;
}

function StrikeDialog({ reading, onClose, onGone }: StrikeDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const striking = useCorrectReading();
  const { notify } = useHostServices();
  const strike = async () => {
    setTried(true);
    if (reason.trim() === '') return field.current?.focus();
    const struck = { id: reading.id, key, value: null, secondValue: null, reason: reason.trim() };
    if (!(await striking.run(struck)).ok) return;
    notify('records.struck');
    onGone();
  };
  const isMissing = isTried && reason.trim() === '';
  return (
    <Dialog
      open
      onClose={striking.isRunning ? () => undefined : onClose}
      title="Strike this value"
      description="It is kept with your reason, and no longer shown here. Among the readings of your devices it stays crossed out; there you can put it back."
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={striking.isRunning}>
            Keep it
          </Button>
          <Button busy={striking.isRunning} onClick={() => void strike()}>
            Strike it
          </Button>
        </>
      }
    >
      <Stack>
        <Field
          label="What is wrong with it?"
          required
          {...(isMissing && { error: message('chart.correctionReasonRequired') })}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </Field>
        {striking.error && (
          <Notice tone="danger" live>
            {errorText(striking.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
