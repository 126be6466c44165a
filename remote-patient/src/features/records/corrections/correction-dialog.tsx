import { errorText } from '@telehealth/contracts/messages';
import { correctionSchema } from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { type CorrectableTable, useRequestCorrection } from '@telehealth/data/records/own-record.mutations';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';

interface CorrectionDialogProps {
  table: CorrectableTable;
  id: string;
  title: string;
  author: string;
  onClose: () => void;
}

/** "I think this is wrong." The author has thirty days to answer; the request then names the day. */
export function CorrectionDialog({ table, id, title, author, onClose }: CorrectionDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const asking = useRequestCorrection();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: correctionSchema, defaultValues: { wrong: '', wanted: '' } });
  const send = async ({ wrong, wanted }: { wrong: string; wanted: string }) => {
    if (!(await asking.run({ table, id, key, wrong, wanted })).ok) return;
    notify('records.correctionAsked');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="I think this is wrong"
      description={`About “${title}”. ${author} wrote it and has thirty days to answer. You have a right to that by law (POPIA, section 24).`}
    >
      <Form form={form} label="Ask for a correction" onSubmit={send} problem={asking.error && errorText(asking.error)}>
        <TextAreaField name="wrong" label="What is wrong?" maxLength={LIMITS.correction.max} />
        <TextAreaField name="wanted" label="What should it say?" optional maxLength={LIMITS.correction.max} />
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton busyLabel="Sending">Ask for a correction</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
