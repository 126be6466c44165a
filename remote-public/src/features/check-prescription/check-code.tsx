import type { AppError } from '@telehealth/contracts/errors';
import { errorText, message } from '@telehealth/contracts/messages';
import { prescriptionCodeSchema, writePrescriptionCode } from '@telehealth/contracts/schemas/prescription-code';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { useEffect, useState } from 'react';
import { useCheckCode } from '../../data/prescriptions/check-code.mutations';
import type { CheckedCode } from '../../data/prescriptions/checked-code.schema';
import { CheckFile } from './check-file';
import { CodeAnswer } from './code-answer';

/** Maximum length of pasted text: a code with separators between its groups. */
const LONGEST = 60;

function whyNot(error: AppError): string {
  return error.id === 'data.offline' ? message('prescriptions.codeUnchecked') : errorText(error);
}

/**
 * The code in the URL's hash, from a script's QR code. A hash is never sent to a server. It is removed from the URL at once.
 */
function useCodeOfPicture(): string {
  // There is no location while prerendering.
  const [code] = useState(() => codeIn(globalThis.location?.hash ?? ''));
  useEffect(() => {
    if (code !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [code]);
  return code;
}

/** The decoded hash; taken literally if it is not valid percent-encoding. */
function codeIn(hash: string): string {
  // Of a paper that was sent: another card takes it.
  if (hash.startsWith('#sent=')) return '';
  const text = hash.slice(1, 3 * LONGEST);
  try {
    return decodeURIComponent(text).slice(0, LONGEST);
  } catch {
    return text.slice(0, LONGEST);
  }
}

/**
 * Verifies the code of a printed script, typed by a pharmacist or prefilled from its QR code. Neither code nor answer is
 * stored.
 */
export function CheckCode() {
  const form = useZodForm({ schema: prescriptionCodeSchema, defaultValues: { code: useCodeOfPicture() } });
  const check = useCheckCode();
  const [answer, setAnswer] = useState<{ code: string; found: CheckedCode } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async ({ code }: { code: string }) => {
    setProblem(null);
    setAnswer(null);
    const result = await check.run({ code });
    if (result.ok) setAnswer({ code: writePrescriptionCode(code), found: result.value });
    else setProblem(whyNot(result.error));
  };
  return (
    <Card title="Check a prescription by its code" padding="l">
      <p className="soft">
        For pharmacists, and for anybody who has the paper. You need no account, and neither the code nor the answer is
        kept. The code of a sick note or a referral is checked here, too.
      </p>
      <Form form={form} onSubmit={submit} label="Check a prescription by its code" problem={problem}>
        <TextField
          name="code"
          label="Code on the script"
          hint="Twenty letters and digits, such as K7Q2-M9XA-0B1C-PDR4-ST6V"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
        />
        <SubmitButton busyLabel="Checking">Check the code</SubmitButton>
      </Form>
      <div aria-live="polite">{answer !== null && <CodeAnswer {...answer} />}</div>
      <CheckFile />
    </Card>
  );
}
