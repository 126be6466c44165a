import '@telehealth/contracts/words';
import { type AppError, isAppError } from '@telehealth/contracts/errors';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { type GuestQuestionForm, guestQuestionSchema } from '@telehealth/contracts/schemas/help';
import type { BackendAddress } from '@telehealth/contracts/session';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useEffect, useState } from 'react';
import { askAsGuest } from '../../data/help/guest-question';
import { QuestionFields } from './question-fields';

interface Sent {
  reach: GuestQuestionForm['reach'];
  dueAt: Date;
}

export { GuestAnswer } from './guest-answer';

/** Asks the help desk without an account; the answer comes by a link in a mail, or by a call. */
export function GuestHelp({ address }: { address: BackendAddress }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<AppError | null>(null);
  const form = useZodForm({
    schema: guestQuestionSchema,
    defaultValues: { name: '', request: '', reach: 'written', email: '', phone: '' },
  });
  useEffect(() => form.setFocus('name'), [form.setFocus]);
  const send = async (asked: GuestQuestionForm) => {
    setSent(null);
    setProblem(null);
    try {
      const dueAt = await askAsGuest(address, key, asked);
      // Another question is another one, not a repeated one.
      setKey(crypto.randomUUID());
      form.reset();
      setSent({ reach: asked.reach, dueAt });
    } catch (error) {
      setProblem(isAppError(error) ? error : { id: 'data.failed', cause: error });
    }
  };
  return (
    <>
      <LiveRegion message={sent === null ? '' : 'Your question is sent'} />
      {sent !== null && (
        <Notice tone="success" title="Your question is sent">
          {sent.reach === 'call' ? 'A person calls you' : 'You get an email with a link to the answer'} by{' '}
          {formatMoment(sent.dueAt, viewerTimeZone())}. We delete what you sent 30 days after the answer.
        </Notice>
      )}
      <Form
        form={form}
        onSubmit={send}
        label="Ask without an account"
        problem={problem && `${errorText(problem)} What you wrote is still here.`}
      >
        <TextField<GuestQuestionForm> name="name" label="Your name" autoComplete="name" required />
        <QuestionFields
          request={form.watch('request')}
          reach={form.watch('reach')}
          written="By email"
          forCare="Nobody who answers here gives medical advice."
          address={
            <TextField<GuestQuestionForm>
              name="email"
              type="email"
              inputMode="email"
              label="Your email address"
              hint="The email says only that there is an answer."
              autoComplete="email"
              required
            />
          }
        />
        <div>
          <SubmitButton busyLabel="Sending">Send to the help desk</SubmitButton>
        </div>
      </Form>
    </>
  );
}
