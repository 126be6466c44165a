import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, messageText } from '@telehealth/contracts/messages';
import { e164Of } from '@telehealth/contracts/phone';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { useState } from 'react';
import {
  type AccountSearch,
  accountSearchSchema,
  type FoundAccount,
  useFindAccount,
} from '../../../data/desk/accounts';
import { momentWords } from '../desk-words';
import { STATE_WORDS } from '../registration-history';

/** Finds an account by its exact address or number: how it stands, so that its owner can be helped; nothing of a record. */
export function FindAccountCard() {
  const finding = useFindAccount();
  const [found, setFound] = useState<readonly FoundAccount[] | null>(null);
  const form = useZodForm({ schema: accountSearchSchema, defaultValues: { reach: '' } });
  const find = async ({ reach }: AccountSearch) => {
    const exact = reach.includes('@') ? reach : await e164Of(reach);
    if (exact === null) {
      return form.setError(
        'reach',
        { type: 'unclear', message: messageText('byPhone.unclear') },
        { shouldFocus: true },
      );
    }
    const answer = await finding.run(exact);
    if (answer.ok) setFound(answer.value);
  };
  return (
    <Card title="Find an account">
      <Form form={form} onSubmit={find} label="Find an account" problem={finding.error && errorText(finding.error)}>
        <TextField<AccountSearch>
          name="reach"
          label="Email address or phone number"
          hint="All of it, as its owner says it. Each look is written into the operators’ log."
          autoComplete="off"
        />
        <SubmitButton busyLabel="Looking">Look</SubmitButton>
      </Form>
      <div role="status">{found?.length === 0 && <p className="soft">No account has this address or number.</p>}</div>
      {found?.map((account) => (
        <Card key={account.id} as="div" tone="sunk" title={account.name} headingLevel={3}>
          <DataList items={factsOf(account)} />
        </Card>
      ))}
    </Card>
  );
}

function roleOf({ role, isOperator }: FoundAccount): string {
  if (isOperator) return 'Operator';
  return role === null ? 'None chosen yet' : role === 'patient' ? 'Patient' : 'Specialist';
}

function factsOf(account: FoundAccount): { term: string; detail: string }[] {
  const { joinedAt, onboardedAt, registrationState, visitsAhead, mailsFailed, lastMailAt } = account;
  const day = (at: Date) => formatDate(at, viewerTimeZone());
  return [
    { term: 'Role', detail: roleOf(account) },
    { term: 'Signed up', detail: day(joinedAt) },
    { term: 'First forms', detail: onboardedAt === null ? 'Not finished' : `Finished on ${day(onboardedAt)}` },
    ...(registrationState === null ? [] : [{ term: 'Registration', detail: STATE_WORDS[registrationState] }]),
    { term: 'Visits ahead', detail: String(visitsAhead) },
    { term: 'Last email sent', detail: lastMailAt === null ? 'None yet' : momentWords(lastMailAt) },
    { term: 'Emails that failed', detail: mailsFailed === 0 ? 'None in 30 days' : `${mailsFailed}, see Health` },
  ];
}
