import type { CareVisit } from '@telehealth/care/care-visit';
import { errorText } from '@telehealth/contracts/messages';
import { usePapersOfVisit } from '@telehealth/data/papers/paper.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { type RefObject, useRef, useState } from 'react';
import { useReplacePrescription, useSetPrescriptionStatus } from '../../data/prescribing/own-prescription.mutations';

interface ReasonFieldProps {
  label: string;
  error: string | undefined;
  value: string;
  onType: (words: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
}

function ReasonField({ label, error, value, onType, input }: ReasonFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextArea
          {...control}
          ref={input}
          rows={2}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface EndDialogProps {
  id: string;
  visit: CareVisit;
  onClose: () => void;
}

/** Stopping surprises the patient, so it needs a reason that they read. */
export function StopDialog({ id, visit, open, onClose }: EndDialogProps & { open: boolean }) {
  const changing = useSetPrescriptionStatus();
  const [reason, setReason] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const stop = async () => {
    const stopped = await changing.run({ id, to: 'stopped', reason });
    if (stopped.ok) onClose();
    else input.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Stop this prescription?"
      description={`${visit.patientName} is told at once, and why. Its code is no longer valid at a pharmacy.`}
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={changing.isRunning} onClick={() => void stop()}>
            Stop it
          </Button>
        </>
      }
    >
      <ReasonField
        label="Why, in at least ten characters"
        error={changing.error ? errorText(changing.error) : undefined}
        value={reason}
        onType={setReason}
        input={input}
      />
      {changing.error?.id === 'data.offline' && <Notice tone="warning">It is still valid.</Notice>}
    </Dialog>
  );
}

/** What was wrong is asked first: the patient reads it when the corrected one is issued. */
export function CorrectDialog({ id, visit, onClose }: EndDialogProps) {
  const replacing = useReplacePrescription();
  const { data: papers } = usePapersOfVisit(visit.appointmentId);
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const isBegun = papers?.find(({ sourceId }) => sourceId === id)?.dispensing === 'part';
  const begin = async () => {
    const begun = await replacing.run({ id, key, reason });
    if (begun.ok) onClose();
    else input.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct this prescription?"
      description={`You get a draft with the same medicines. The old prescription counts until you issue the new one; then its code and its files count no more, and ${visit.patientName} is told what was wrong. If it could harm somebody meanwhile, stop it instead.`}
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Leave it
          </Button>
          <Button busy={replacing.isRunning} onClick={() => void begin()}>
            Write the new one
          </Button>
        </>
      }
    >
      {isBegun && (
        <Notice tone="warning" title="A pharmacy gave out some of it already">
          Write only what is still needed, and tell the patient what to do with what they have.
        </Notice>
      )}
      <ReasonField
        label="What was wrong, in at least ten characters"
        error={replacing.error ? errorText(replacing.error) : undefined}
        value={reason}
        onType={setReason}
        input={input}
      />
    </Dialog>
  );
}
