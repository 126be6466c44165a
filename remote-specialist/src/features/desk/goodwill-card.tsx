import { formatDate, formatMoney, viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageText } from '@telehealth/contracts/messages';
import { useSearchParams } from '@telehealth/contracts/router';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { useState } from 'react';
import {
  leftOf,
  type ReceiptPayment,
  type ReceiptSearch,
  receiptSearchSchema,
  useReceiptPayment,
} from '../../data/desk/goodwill';
import { momentWords } from './desk-words';
import { GoodwillDialog } from './goodwill-dialog';

/** Finds a payment by the number of its receipt, and gives money of it back. */
export function GoodwillCard() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('receipt') ?? '';
  const form = useZodForm({ schema: receiptSearchSchema, defaultValues: { receipt: asked } });
  const query = useReceiptPayment(asked);
  return (
    <Card title="Give money back out of goodwill">
      <p className="small soft">
        Nobody owes it: it is the platform’s money, and the specialist keeps what they earned. Once for each visit.
      </p>
      <Form
        form={form}
        onSubmit={async ({ receipt }) => setSearch({ receipt: receipt.toUpperCase() }, { replace: true })}
        label="Find a payment"
      >
        <TextField<ReceiptSearch>
          name="receipt"
          label="Number of the receipt"
          hint="Whoever asks reads it to you, for example R2026-000123."
          autoComplete="off"
        />
        <SubmitButton>Find the payment</SubmitButton>
      </Form>
      {asked !== '' && (
        <QueryPanel query={query} safe="No money was moved.">
          {(payment) => <Found payment={payment} />}
        </QueryPanel>
      )}
    </Card>
  );
}

function Found({ payment }: { payment: ReceiptPayment }) {
  const [isGiving, setGiving] = useState(false);
  const { receipt, paid, wentBack, paidAt, visitAt, visitStatus, problem } = payment;
  const left = { amountMinor: leftOf(payment), currency: paid.currency };
  return (
    <Card as="div" tone="sunk" headingLevel={3} title={receipt}>
      <DataList
        items={[
          { term: 'Paid', detail: `${formatMoney(paid)} on ${formatDate(paidAt, viewerTimeZone())}` },
          { term: 'Went back so far', detail: wentBack.amountMinor === 0 ? 'Nothing' : formatMoney(wentBack) },
          { term: 'Left', detail: formatMoney(left) },
          { term: 'Visit', detail: `${momentWords(visitAt)}, ${nameStep(visitStatus, 'operator').toLowerCase()}` },
        ]}
      />
      {problem !== null ? (
        <p>{messageText(problem)}</p>
      ) : (
        <div>
          <Button variant="line" onClick={() => setGiving(true)}>
            Give money back
          </Button>
        </div>
      )}
      {isGiving && <GoodwillDialog receipt={receipt} left={left} onClose={() => setGiving(false)} />}
    </Card>
  );
}
