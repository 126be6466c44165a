import { message } from '@telehealth/contracts/messages';
import { type RulesFileForm, rulesFileSchema } from '@telehealth/contracts/schemas/desk';
import { DateField } from '@telehealth/ui/forms/date-field';
import { FileField } from '@telehealth/ui/forms/file-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import type { PublishedRules } from '../../../data/desk/publishing.schema';
import { useProposal } from './use-proposal';

interface RulesDialogProps {
  known: readonly PublishedRules[];
  onClose: () => void;
}

async function readRules(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return null;
  }
}

/** Proposes a set of rules from a file, with the clinician who reviewed it. */
export function RulesDialog({ known, onClose }: RulesDialogProps) {
  const { propose, problem } = useProposal(onClose);
  const [isUnreadable, setUnreadable] = useState(false);
  const form = useZodForm({ schema: rulesFileSchema, defaultValues: { language: 'en', reviewer: '', reviewedOn: '' } });
  const submit = async ({ language, reviewer, reviewedOn, file }: RulesFileForm) => {
    const rules = await readRules(file);
    setUnreadable(rules === null);
    if (rules === null) return;
    const replaces = known.find((one) => one.language === language)?.version ?? 0;
    await propose({
      kind: 'triage_rules',
      form: { language, rules, review: { reviewer, reviewedOn } },
      replaces,
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Propose triage rules"
      description="The set replaces the one of its language as a whole, once a second operator confirms it."
    >
      <Form
        form={form}
        onSubmit={submit}
        label="Triage rules"
        problem={isUnreadable ? message('triage.rules') : problem}
      >
        <FileField<RulesFileForm> name="file" label="File with the rules" hint="JSON, a list of rules" accept=".json" />
        <TextField<RulesFileForm> name="language" label="Language" hint="A code, for example en or zu" />
        <TextField<RulesFileForm> name="reviewer" label="Reviewed by" hint="The clinician, by name" />
        <DateField<RulesFileForm> name="reviewedOn" label="Reviewed on" />
        <SubmitButton busyLabel="Proposing">Propose it</SubmitButton>
      </Form>
    </Dialog>
  );
}
