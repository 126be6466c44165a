import { formatPlainDate } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { type DeathProof, type DeathProofForm, deathProofSchema } from '../../../data/desk/ends';
import { useConfirmDeath } from '../../../data/desk/people.queries';
import type { Death } from '../../../data/desk/people.schema';
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
    <Dialog open size="side" onClose={confirming.isRunning ? () => undefined : onClose} title={title}>
      <p>
        {reportedByName} reported that {name} died on {formatPlainDate(diedOn)}. Compare name, birth date and day with
        the document: if one of them differs, do not confirm it.
      </p>
      <WhatEnds visitsAhead={visitsAhead} />
      <Form form={form} onSubmit={submit} label={title} problem={confirming.error && errorText(confirming.error)}>
        <ProofFields name={name} />
        <SubmitButton variant="danger" busyLabel="Confirming">
          Confirm the death
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
