import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { DateField } from '@telehealth/ui/forms/date-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import { type DeathForm, type DeathProof, deathSchema } from '../../../data/desk/ends';
import { useReportDeath } from '../../../data/desk/people.queries';
import type { FoundPerson } from '../../../data/desk/people.schema';
import { DeskDialog } from './desk-dialog';
import { ProofFields, WhatEnds } from './proof-fields';

interface DeathDialogProps {
  person: FoundPerson;
  onClose: () => void;
  onDone: () => void;
}

/** An operator records a death that no clinician reported, from the document. */
export function DeathDialog({ person: { id, name, visitsAhead }, onClose, onDone }: DeathDialogProps) {
  const reporting = useReportDeath();
  const { notify } = useHostServices();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm({
    schema: deathSchema(name),
    defaultValues: { diedOn: '', note: '', proof: '' as DeathProof, number: '', typedName: '' },
  });
  const submit = async (said: DeathForm) => {
    if (!(await reporting.run({ ...said, patientId: id, key })).ok) return;
    notify('death.confirmed');
    onDone();
  };
  return (
    <DeskDialog
      title={`${name} has died`}
      what={<WhatEnds visitsAhead={visitsAhead} />}
      form={form}
      doing={reporting}
      confirm="Confirm the death"
      busyLabel="Confirming"
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField<DeathForm> name="diedOn" label="Day of death" />
      <ProofFields name={name} />
      <TextAreaField<DeathForm>
        name="note"
        label="Who sent it"
        hint="For example: the daughter, by letter. Operators can read it."
        rows={2}
        maxLength={LIMITS.caseNote.max}
        optional
      />
    </DeskDialog>
  );
}
