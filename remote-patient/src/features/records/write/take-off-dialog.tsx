import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useEndEntry } from '@telehealth/data/records/own-record.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import type { ListEntry } from '../words';
import { listOf } from './entry-forms';

type Because = 'over' | 'wrong';
const OVER = { value: 'over', label: 'It is over', note: 'stays in the record as part of your history' } as const;
const NEVER = { value: 'wrong', label: 'It was never true', note: 'nobody will see it any more' } as const;

/** Takes an entry off its list, because it is over or never was true. Neither can be undone, so the dialog says so first. */
export function TakeOffDialog({
  entry,
  onClose,
  onGone,
}: {
  entry: ListEntry;
  onClose: () => void;
  onGone: () => void;
}) {
  const ending = useEndEntry();
  const { notify } = useHostServices();
  // What was given is never over.
  const isGiven = entry.kind === 'vaccination';
  const [because, setBecause] = useState<Because | ''>(isGiven ? 'wrong' : '');
  const [isTried, setTried] = useState(false);
  const confirm = async () => {
    setTried(true);
    if (because === '') return;
    const { id, version } = entry;
    if (!(await ending.run({ list: listOf(entry), id, version, because })).ok) return;
    notify(because === 'over' ? 'records.ended' : 'records.struck');
    if (because === 'over') onClose();
    else onGone();
  };
  return (
    <Dialog
      open
      onClose={ending.isRunning ? () => undefined : onClose}
      title={`Take “${entry.label}” off the list`}
      description="It cannot be put back onto the list; you can add it again as a new entry."
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={ending.isRunning}>
            Keep it
          </Button>
          <Button busy={ending.isRunning} onClick={() => void confirm()}>
            Take it off
          </Button>
        </>
      }
    >
      <Stack>
        <ChipGroup<Because>
          type="radio"
          legend="Why?"
          required
          value={because}
          onChange={setBecause}
          {...(isTried && because === '' && { error: 'Please choose one' })}
          options={isGiven ? [NEVER] : [OVER, NEVER]}
        />
        {ending.error && (
          <Notice tone="danger" live>
            {errorText(ending.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
