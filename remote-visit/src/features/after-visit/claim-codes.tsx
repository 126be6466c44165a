import { errorText } from '@telehealth/contracts/messages';
import { codesOf, type VisitCodesForm, visitCodesSchema } from '@telehealth/contracts/schemas/claims';
import { useHostServices } from '@telehealth/contracts/session';
import { useSetVisitCodes } from '@telehealth/data/payments/payment.mutations';
import { useVisitCodes } from '@telehealth/data/payments/payment.queries';
import type { VisitCodes } from '@telehealth/data/payments/payment.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Suspense } from 'react';
import { useLastCodes } from '../../data/notes/last-visit.queries';

const CodeSearch = lazyPart(async () => (await import(/* webpackChunkName: "codes" */ './code-search')).CodeSearch);

interface ClaimCodesProps {
  appointmentId: string;
  patientId: string;
  /** How long the visit was measured to take; null: not known. */
  minutes: number | null;
}

/** Lets the specialist who treated set the codes that a medical aid asks for in a claim. */
export function ClaimCodes({ appointmentId, patientId, minutes }: ClaimCodesProps) {
  const query = useVisitCodes(appointmentId, { enabled: true });
  return (
    <Card title="Codes for the medical aid">
      <QueryPanel query={query} safe="The codes you saved are kept.">
        {(codes) => <CodesForm appointmentId={appointmentId} patientId={patientId} minutes={minutes} codes={codes} />}
      </QueryPanel>
      <p className="small soft">
        Your patient can claim with these. They stand on receipt and invoice only when the patient asks for them. Sign
        the note first; empty fields take the codes back.
      </p>
    </Card>
  );
}

function CodesForm({ appointmentId, patientId, minutes, codes }: ClaimCodesProps & { codes: VisitCodes | null }) {
  // Optional: without it they are typed as before.
  const last = useLastCodes({ appointmentId, patientId }).data ?? null;
  const saving = useSetVisitCodes();
  const { notify } = useHostServices();
  const form = useZodForm({
    schema: visitCodesSchema,
    defaultValues: { icd10: codes?.icd10.join(', ') ?? '', tariffs: codes?.tariffs.join(', ') ?? '' },
  });
  const save = async ({ icd10, tariffs }: VisitCodesForm) => {
    const saved = await saving.run({ appointmentId, icd10: codesOf(icd10), tariffs: codesOf(tariffs) });
    if (saved.ok) notify('codes.saved');
  };
  const asLast = last && { icd10: last.icd10.join(', '), tariffs: last.tariffs.join(', ') };
  const [icd10, tariffs] = form.watch(['icd10', 'tariffs']);
  const isEmpty = icd10 === '' && tariffs === '';
  const add = (field: 'icd10' | 'tariffs', code: string) => {
    const all = new Set([...codesOf(form.getValues(field)), code]);
    form.setValue(field, [...all].join(', '), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <>
      <Suspense fallback={<SkeletonRows />}>
        <CodeSearch icd10={codesOf(icd10)} tariffs={codesOf(tariffs)} minutes={minutes} onPick={add} />
      </Suspense>
      <Form
        form={form}
        onSubmit={save}
        label="Codes for the medical aid"
        problem={saving.error && errorText(saving.error)}
      >
        {asLast !== null && isEmpty && (
          <div>
            <Button
              variant="line"
              busy={saving.isRunning}
              onClick={() => {
                form.reset(asLast);
                void save(asLast);
              }}
            >
              As last time: {[asLast.icd10, asLast.tariffs].filter((text) => text !== '').join(', ')}
            </Button>
          </div>
        )}
        <TextField<VisitCodesForm>
          name="icd10"
          label="ICD-10 codes"
          hint="What it was about, for example J45.9"
          optional
        />
        <TextField<VisitCodesForm> name="tariffs" label="Tariff codes" hint="What you did, for example 0190" optional />
        <div>
          <SubmitButton busyLabel="Saving">Save the codes</SubmitButton>
        </div>
      </Form>
    </>
  );
}
