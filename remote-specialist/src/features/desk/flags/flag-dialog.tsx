import { errorText } from '@telehealth/contracts/messages';
import { type FlagForm, flagSchema } from '@telehealth/contracts/schemas/desk';
import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import { useHostServices } from '@telehealth/contracts/session';
import type { FlagName } from '@telehealth/contracts/settings';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useSetFlag } from '../../../data/desk/desk.mutations';
import type { FlagState } from '../../../data/desk/desk.schema';

interface FlagDialogProps {
  name: FlagName;
  title: string;
  /** What is set now; undefined: it was never set. */
  before: FlagState | undefined;
  onClose: () => void;
}

/** Gives an ability to a share of people until a day, with the team that answers for it. */
export function FlagDialog({ name, title, before, onClose }: FlagDialogProps) {
  const setting = useSetFlag();
  const { notify } = useHostServices();
  const share = before === undefined || before.share === 0 ? '' : String(before.share);
  const form = useZodForm({ schema: flagSchema, defaultValues: { owner: before?.owner ?? '', share, endsOn: '' } });
  const submit = async (values: FlagForm) => {
    if (!(await setting.run({ name, form: values, seen: before?.id ?? 0 })).ok) return;
    notify('desk.flagSet');
    onClose();
  };
  return (
    <Dialog open size="side" onClose={onClose} title={title} description="Who has it, and until when">
      <Form form={form} onSubmit={submit} label={title} problem={setting.error && errorText(setting.error)}>
        <TextField<FlagForm> name="owner" label="Team that answers for it" />
        <NumberField<FlagForm>
          name="share"
          label="Of a hundred people"
          kind={NUMBER_KINDS.shareOfPeople}
          hint="Each person keeps their lot: raising it takes it from nobody. People without an account get it at 100 only."
        />
        <DateField<FlagForm>
          name="endsOn"
          label="Last day"
          hint="In South Africa, at most a year ahead. After it nobody has it."
        />
        <SubmitButton busyLabel="Setting">Set it</SubmitButton>
      </Form>
    </Dialog>
  );
}
