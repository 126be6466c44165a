import { LIMITS } from '@telehealth/contracts';
import { NUMBER_KINDS, type TermsForm, type TermsInput, termsTextSchema } from '@telehealth/contracts/schemas';
import type { PublishedText } from '@telehealth/data/desk/publishing.schema';
import { Form } from '@telehealth/ui/forms/form';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { TEXT_KINDS } from './proposal-words';
import { useProposal } from './use-proposal';

interface TextDialogProps {
  /** The version that people agree to now; null for a text or a language that is not there yet. */
  before: PublishedText | null;
  onClose: () => void;
}

const KINDS = Object.entries(TEXT_KINDS).map(([value, label]) => ({ value, label }));

/** A text as it is proposed. Earlier versions stay readable to whoever agreed to them. */
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
