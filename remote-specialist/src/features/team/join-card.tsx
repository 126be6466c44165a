import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { z } from 'zod';
import { useAnswer, useSeeOffer } from '../../data/team/team.queries';
import type { Offer } from '../../data/team/team.schema';
import { ROLE_LABELS } from './team-words';

interface CodeForm {
  code: string;
}
const codeSchema = z.object({
  code: z.string().refine((code) => code.replace(/[^0-9A-Za-z]/g, '').length === 12, 'team.codeUnknown'),
});

/** Somebody who was invited types the code and sees what it offers before they answer. */
export function JoinCard() {
  const [opened, setOpened] = useState<{ code: string; offer: Offer } | null>(null);
  const seeing = useSeeOffer();
  const form = useZodForm<CodeForm, CodeForm>({ schema: codeSchema, defaultValues: { code: '' } });
  const see = async ({ code }: CodeForm) => {
    const seen = await seeing.run(code);
    if (seen.ok) setOpened({ code, offer: seen.value });
  };
  if (opened !== null) return <OfferCard code={opened.code} offer={opened.offer} />;
  return (
    <Card title="Join a practice">
      <p>Were you invited? Type the code from the email. It works for the address it was sent to.</p>
      <Form
        form={form}
        label="Join a practice"
        onSubmit={see}
        problem={seeing.error === null ? null : errorText(seeing.error)}
      >
        <TextField<CodeForm> name="code" label="Code" hint="Twelve letters and digits" autoComplete="off" />
        <div>
          <SubmitButton busy={seeing.isRunning} busyLabel="Looking">
            See the invitation
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

interface NumberForm {
  number: string;
}
const numberSchema = z.object({
  number: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z/-]{4,20}$/, 'team.nurseNumber'),
});
const anySchema = z.object({ number: z.string() });

function OfferCard({ code, offer }: { code: string; offer: Offer }) {
  const isNurse = offer.role === 'nurse';
  const answering = useAnswer();
  const { notify } = useHostServices();
  const form = useZodForm<NumberForm, NumberForm>({
    schema: isNurse ? numberSchema : anySchema,
    defaultValues: { number: '' },
  });
  const answer = async (accept: boolean, number: string) => {
    if ((await answering.run({ code, accept, number })).ok) notify(accept ? 'team.joined' : 'team.refused');
  };
  return (
    <Card title={`Join ${offer.name}?`}>
      <p>
        {offer.by ?? 'Somebody'} invites you as: {ROLE_LABELS[offer.role]}. You can answer until{' '}
        {formatShortMoment(offer.until, viewerTimeZone())}.
      </p>
      <p className="small soft">
        Its members will see your name and role. Being in a team opens no patient’s record, and nobody there sees yours.
      </p>
      <Form
        form={form}
        label={`Join ${offer.name}`}
        onSubmit={({ number }) => answer(true, number)}
        problem={answering.error === null ? null : errorText(answering.error)}
      >
        {isNurse && (
          <TextField<NumberForm>
            name="number"
            label="Your nursing council number"
            hint="Shown to the team as “not checked by us”"
            autoComplete="off"
          />
        )}
        <Cluster>
          <SubmitButton busy={answering.isRunning} busyLabel="Sending">
            Join
          </SubmitButton>
          <Button variant="line" onClick={() => void answer(false, '')}>
            Decline
          </Button>
        </Cluster>
      </Form>
    </Card>
  );
}
