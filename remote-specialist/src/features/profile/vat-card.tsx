import { formatPlainDate } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { DateField } from '@telehealth/ui/forms/date-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { DataList } from '@telehealth/ui/parts/data-list';
import { useState } from 'react';
import { useOwnVat } from '../../data/earnings/invoices.queries';
import type { OwnVat } from '../../data/earnings/invoices.schema';
import { useRemoveVat, useSaveVat } from '../../data/earnings/vat.mutations';
import { type VatInput, type VatOutput, vatSchema } from './vat-form';

/** Whether the specialist charges VAT, and since when; their invoices say it. */
export function VatCard({ hasAddress }: { hasAddress: boolean }) {
  const query = useOwnVat();
  const [isEditing, setEditing] = useState(false);
  const has = query.data?.registration != null;
  return (
    <Card
      title="VAT"
      actions={
        query.data !== undefined && (
          <Button
            variant="line"
            size="s"
            aria-label={has ? 'Change your VAT registration' : 'Add your VAT registration'}
            onClick={() => setEditing(true)}
          >
            {has ? 'Change' : 'Add'}
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="Your invoices say what they said.">
        {(vat) => <Registration vat={vat} />}
      </QueryPanel>
      {has && !hasAddress && (
        <Notice tone="warning" title="The address of your practice is missing">
          A tax invoice must name it. Please add it under About you.
        </Notice>
      )}
      <p className="small soft">
        Most doctors are not registered: it is compulsory above R2.3 million a year (since 1 April 2026) and voluntary
        from R120,000.
      </p>
      {isEditing && query.data !== undefined && <VatDialog vat={query.data} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Registration({ vat: { registration, percent } }: { vat: OwnVat }) {
  if (registration === null) return <p>You are not registered. Your invoices are without VAT.</p>;
  const { vatNumber, fromDay, lastDay, usedUntil } = registration;
  return (
    <>
      <DataList
        items={[
          { term: 'VAT number', detail: vatNumber },
          { term: 'For payments from', detail: formatPlainDate(fromDay) },
          ...(lastDay === null ? [] : [{ term: 'Until', detail: formatPlainDate(lastDay) }]),
        ]}
      />
      {percent !== null && <p className="small soft">Your prices include {percent}% of VAT on those days.</p>}
      {usedUntil === null && <Remove />}
    </>
  );
}

/** As long as no invoice names it, it may have been a mistake. */
function Remove() {
  const removing = useRemoveVat();
  const { notify } = useHostServices();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    const removed = await removing.run(undefined);
    setAsked(false);
    if (removed.ok) notify('vat.saved');
  };
  return (
    <>
      {removing.error !== null && (
        <Notice tone="danger" live>
          {errorText(removing.error)}
        </Notice>
      )}
      <div>
        <Button variant="quiet" size="s" aria-label="Remove your VAT registration" onClick={() => setAsked(true)}>
          Remove
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={remove}
        title="Remove your VAT registration?"
        confirmLabel="Remove it"
      >
        No invoice names it yet. Your next invoices are without VAT.
      </ConfirmDialog>
    </>
  );
}

function VatDialog({ vat, onClose }: { vat: OwnVat; onClose: () => void }) {
  const saving = useSaveVat();
  const { notify } = useHostServices();
  const { registration, earliest, today } = vat;
  const isUsed = registration !== null && registration.usedUntil !== null;
  const isOver = isUsed && registration.lastDay !== null && registration.lastDay < today;
  const form = useZodForm<VatInput, VatOutput>({
    schema: vatSchema,
    defaultValues: {
      vatNumber: registration?.vatNumber ?? '',
      fromDay: (isOver ? null : registration?.fromDay) ?? earliest ?? today,
      lastDay: (isOver ? null : registration?.lastDay) ?? '',
    },
  });
  const save = async (values: VatOutput) => {
    if (!(await saving.run(values)).ok) return;
    notify('vat.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Your VAT registration"
      description={
        isUsed && !isOver
          ? 'Invoices name it already, so number and first day stay. You can give it a last day.'
          : undefined
      }
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<VatInput>
        name="vatNumber"
        label="VAT number"
        inputMode="numeric"
        hint="Ten digits that begin with 4, on your notice of registration from SARS"
      />
      <DateField<VatInput> name="fromDay" label="For payments from" hint={fromHint(vat, isUsed && !isOver)} />
      <DateField<VatInput> name="lastDay" label="Until" optional hint="Empty as long as you are registered" />
    </EditDialog>
  );
}

/** Invoices stay as they were made, so a registration begins after them. */
function fromHint({ earliest }: OwnVat, isFixed: boolean): string {
  const day = 'VAT counts on the day a patient pays.';
  if (isFixed || earliest === null) return day;
  return `${day} You have invoices up to the day before ${formatPlainDate(earliest)}, and they stay as they are.`;
}
