import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useAnnounceDelay } from '@telehealth/data/visits/waiting-room.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';

const MINUTES = [5, 10, 15, 30] as const;

/** Announces a delay to the other side; it moves no deadline. */
export function DelayDialog({ details, onClose }: { details: VisitDetails; onClose: () => void }) {
  const { visit } = details;
  const [minutes, setMinutes] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const announcing = useAnnounceDelay();
  const tell = async () => {
    setMissing(minutes === null);
    if (minutes === null) return;
    const result = await announcing.run({ appointmentId: visit.id, minutes });
    if (result.ok) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="How late are you running?"
      description={`${visit.counterpartName} is told straight away, with a notification, too.`}
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            I am not late
          </Button>
          <Button busy={announcing.isRunning} busyLabel="Telling them" onClick={() => void tell()}>
            Tell {visit.counterpartName}
          </Button>
        </>
      }
    >
      <Stack>
        <ChipGroup
          type="radio"
          legend="Counted from the booked time"
          name="delay"
          required
          options={MINUTES.map((value) => ({ value: String(value), label: `${value} minutes` }))}
          value={minutes === null ? '' : String(minutes)}
          onChange={(value) => setMinutes(Number(value))}
          {...(isMissing && minutes === null && { error: 'Please choose how many minutes' })}
        />
        {announcing.error !== null && (
          <Notice tone="danger" live>
            {errorText(announcing.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
