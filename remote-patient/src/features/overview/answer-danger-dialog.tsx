import { dangerTitle } from '@telehealth/care/safety/danger-words';
import { errorText } from '@telehealth/contracts/messages';
import { type Danger, type DangerAnswer, useAnswerDanger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup, type ChipOption } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';

const ANSWERS: readonly ChipOption<DangerAnswer>[] = [
  { value: 'called', label: 'I called for help, or went to an emergency centre' },
  { value: 'seen', label: 'A doctor, nurse or clinic has seen me' },
  { value: 'mistake', label: 'It was a mistake' },
];

/** Asks what was done, because a danger sign stays first until it is answered. */
export function AnswerDangerDialog({ danger, onClose }: { danger: Danger; onClose: () => void }) {
  const [answer, setAnswer] = useState<DangerAnswer | ''>('');
  const [isMissing, setMissing] = useState(false);
  const answering = useAnswerDanger();
  const send = async () => {
    if (answer === '') return setMissing(true);
    const sent = await answering.run({ ...danger, answer });
    if (sent.ok) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="What has been done?"
      description={dangerTitle(danger)}
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Not yet
          </Button>
          <Button busy={answering.isRunning} busyLabel="Saving" onClick={() => void send()}>
            Save
          </Button>
        </>
      }
    >
      <Stack>
        {answering.error !== null && (
          <Notice tone="danger" title="It was not saved" live>
            {errorText(answering.error)}
          </Notice>
        )}
        <ChipGroup
          type="radio"
          legend="What has been done"
          hideLegend
          required
          name="danger-answer"
          options={ANSWERS}
          value={answer}
          onChange={setAnswer}
          {...(isMissing && answer === '' && { error: 'Choose what was done.' })}
        />
      </Stack>
    </Dialog>
  );
}
