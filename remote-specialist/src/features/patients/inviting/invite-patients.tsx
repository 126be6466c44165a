import { messageText } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { FileInput } from '@telehealth/ui/parts/file-input';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { saveFile } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { z } from 'zod';
import { type Invited, MOST_ADDRESSES, useInvitePatients } from '../../../data/patients/invite-patients';
import { addressesIn } from './addresses-in';
import { OUTCOMES, reportCsv, reportText } from './invite-words';

const LARGEST_FILE = 1024 * 1024;
const LONGEST = LARGEST_FILE;
const schema = z.object({
  list: z
    .string()
    .max(LONGEST, 'validation.tooLong')
    .refine((list) => {
      const { length } = addressesIn(list).addresses;
      return length > 0 && length <= MOST_ADDRESSES;
    }, 'patients.howMany'),
  mayWrite: z.boolean().refine((may) => may, 'patients.mayWrite'),
});
type InviteForm = z.output<typeof schema>;

/** The way to invite patients one had before, from a list or an exported file. */
export function InvitePatients() {
  const [isOpen, setOpen] = useState(false);
  const [report, setReport] = useState<readonly Invited[] | null>(null);
  const close = () => {
    setOpen(false);
    setReport(null);
  };
  return (
    <>
      <Button variant="line" icon={icons.mail} onClick={() => setOpen(true)}>
        Invite your patients
      </Button>
      {isOpen && report === null && <InviteDialog onSent={setReport} onClose={close} />}
      {isOpen && report !== null && <Report report={report} onClose={close} />}
    </>
  );
}

function InviteDialog({ onSent, onClose }: { onSent: (report: readonly Invited[]) => void; onClose: () => void }) {
  const inviting = useInvitePatients();
  const form = useZodForm<InviteForm, InviteForm>({ schema, defaultValues: { list: '', mayWrite: false } });
  const { addresses, without } = addressesIn(form.watch('list') ?? '');
  const send = async ({ list }: InviteForm) => {
    const sent = await inviting.run(addressesIn(list).addresses);
    if (sent.ok) onSent(sent.value);
  };
  return (
    <EditDialog
      title="Invite your patients"
      description="Each address gets one email from us in your name, with a link to your page. Names and everything else in your list stay on this device."
      form={form}
      submitLabel={addresses.length === 0 ? 'Send invitations' : `Send ${countText(addresses.length, 'invitation')}`}
      isRunning={inviting.isRunning}
      error={inviting.error}
      onSubmit={send}
      onClose={onClose}
    >
      <TakeFile
        onText={(text) =>
          form.setValue('list', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
      <TextAreaField<InviteForm>
        name="list"
        label="Email addresses"
        hint={`One on each line, ${MOST_ADDRESSES} at most. A table may have other columns.`}
        rows={6}
      />
      <p role="status" className="small soft">
        {countText(addresses.length, 'address', 'addresses')} found.{' '}
        {without.length > 0 && `Without one: ${without.length === 1 ? 'line' : 'lines'} ${shortList(without)}.`}
      </p>
      <CheckboxField<InviteForm>
        name="mayWrite"
        required
        label="These people are my patients, and gave me these addresses so that I can write to them."
      />
    </EditDialog>
  );
}

const countText = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
/** More numbers than these tell nobody more. */
const AT_MOST = 12;
const shortList = (numbers: readonly number[]) =>
  numbers.slice(0, AT_MOST).join(', ') + (numbers.length > AT_MOST ? ` and ${numbers.length - AT_MOST} more` : '');

/** Reads a file on the device into the list; the file itself is sent nowhere. */
function TakeFile({ onText }: { onText: (text: string) => void }) {
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > LARGEST_FILE);
    if (file !== undefined && file.size <= LARGEST_FILE) onText(await file.text());
  };
  return (
    <Field
      label="From a file"
      hint="A CSV or text file, read on this device."
      optional
      {...(isTooLarge && { error: messageText('patients.fileTooLarge') })}
    >
      {(control) => (
        <FileInput
          {...control}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ currentTarget: { files } }) => void take(files?.[0])}
        />
      )}
    </Field>
  );
}

function Report({ report, onClose }: { report: readonly Invited[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="What became of each address"
      description={reportText(report)}
      actions={
        <>
          <Button
            variant="line"
            icon={icons.download}
            onClick={() => saveFile('invitations.csv', 'text/csv;charset=utf-8', reportCsv(report))}
          >
            Save as CSV
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Stack gap={3}>
        {report.some(({ outcome }) => outcome === 'tomorrow') && (
          <Notice tone="info">
            The mails of a day are used up. Send the rest tomorrow; who was invited is not written to twice.
          </Notice>
        )}
        <RowList label="Invitations">
          {report.map(({ email, outcome }) => (
            <Row key={email} title={email} detail={OUTCOMES[outcome]} />
          ))}
        </RowList>
      </Stack>
    </Dialog>
  );
}
