import { formatPlainDate } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { type DeathProof, type DeathProofForm, deathProofSchema } from '../../../data/desk/ends';
import { useConfirmDeath } from '../../../data/desk/people.queries';
import type { Death } from '../../../data/desk/people.schema';
import { DeskDialog } from './desk-dialog';
import { ProofFields, WhatEnds } from './proof-fields';

/** An operator confirms what a clinician reported, with the document. */
export function ConfirmDialog({ death, onClose }: { death: Death; onClose: () => void }) {
  const { id, name, diedOn, reportedByName, visitsAhead } = death;
  const confirming = useConfirmDeath();
  const { notify } = useHostServices();
  const form = useZodForm({
    schema: deathProofSchema(name),
    defaultValues: { proof: '' as DeathProof, number: '', typedName: '' },
  });
  const submit = async (seen: DeathProofForm) => {
    if (!(await confirming.run({ ...seen, id })).ok) return;
    notify('death.confirmed');
    onClose();
  };
  const title = `Confirm the death of ${name}`;
  return (
    <DeskDialog
      title={title}
      what={
        <>
          <p>
            {reportedByName} reported that {name} died on {formatPlainDate(diedOn)}. Compare name, birth date and day
            with the document: if one of them differs, do not confirm it.
          </p>
          <WhatEnds visitsAhead={visitsAhead} />
        </>
      }
      form={form}
      doing={confirming}
      confirm="Confirm the death"
      busyLabel="Confirming"
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields name={name} />
    </DeskDialog>
  );
}
