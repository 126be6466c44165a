import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import { type TermsForm, type TermsInput, termsTextSchema } from '@telehealth/contracts/schemas/registration';
import { LIMITS } from '@telehealth/contracts/settings';
import { Form } from '@telehealth/ui/forms/form';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import type { PublishedText } from '../../../data/desk/publishing.schema';
import { TEXT_KINDS } from './proposal-words';
import { useProposal } from './use-proposal';

interface TextDialogProps {
  /** The current version; null for a new text or language. */
  before: PublishedText | null;
  onClose: () => void;
}

const KINDS = Object.entries(TEXT_KINDS).map(([value, label]) => ({ value, label }));

/** Proposes a text. Earlier versions stay readable for those who agreed to them. */
export function TextDialog({ before, onClose }: TextDialogProps) {
  const { propose, problem } = useProposal(onClose);
  const form = useZodForm({
    schema: termsTextSchema,
    defaultValues:
      before === null
        ? { locale: 'en', version: '1', title: '', body: '' }
        : { ...before, version: String(before.version + 1) },
  });
  const submit = async (values: TermsForm) => {
    await propose({ kind: 'terms', form: values, replaces: before?.version ?? 0 });
  };
  return (
    <Dialog
      open
      size="side"
      onClose={onClose}
      title={before === null ? 'Propose a text' : `${TEXT_KINDS[before.kind]}, version ${before.version + 1}`}
    >
      <Form form={form} onSubmit={submit} label="Text" problem={problem}>
        {before === null && (
          <>
            <SelectField<TermsInput> name="kind" label="What it is about" options={KINDS} />
            <TextField<TermsInput> name="locale" label="Language" hint="A code, for example en or zu" />
            <NumberField<TermsInput>
              name="version"
              label="Version"
              kind={NUMBER_KINDS.textVersion}
              hint="The next one, or that of the text this translates"
            />
          </>
        )}
        <TextField<TermsInput> name="title" label="Title" />
        <TextAreaField<TermsInput> name="body" label="Text" rows={14} maxLength={LIMITS.legalText.max} />
        <SubmitButton busyLabel="Proposing">Propose it</SubmitButton>
      </Form>
    </Dialog>
  );
}
