import type { AppError, Result } from '@telehealth/contracts/errors';
import type { MessageId } from '@telehealth/contracts/messages';
import type { CodeSchema } from '@telehealth/contracts/schemas/security';
import { Form } from '@telehealth/ui/forms/form';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import type { ReactNode } from 'react';
import { useProblem } from './use-problem';

interface CodeFormProps {
  schema: CodeSchema;
  /** The form's accessible name. */
  form: string;
  label: string;
  hint?: string;
  letters?: boolean;
  /** Messages shown under the field. */
  wrong: readonly MessageId[];
  onCode: (code: string) => Promise<Result<unknown, AppError>>;
  /** Off where people read something else first. */
  focusFirst?: boolean;
  children: ReactNode;
}

/** Takes one code from any source. A wrong one is reported under the field and stays there for correction. */
export function CodeForm(props: CodeFormProps) {
  const { schema, form: name, label, hint, letters = false, wrong, onCode, focusFirst = true, children } = props;
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  const { problem, show, clear } = useProblem(form, Object.fromEntries(wrong.map((id) => [id, 'code' as const])));
  const submit = async ({ code }: { code: string }) => {
    clear();
    const given = await onCode(code);
    if (!given.ok) show(given.error);
  };
  return (
    <Form form={form} onSubmit={submit} label={name} problem={problem} focusFirst={focusFirst}>
      <TextField
        name="code"
        label={label}
        hint={hint}
        inputMode={letters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={letters ? 100 : 12}
      />
      {children}
    </Form>
  );
}
