import { orderChoice } from '@telehealth/care/results/file-to-order';
import { isResult } from '@telehealth/care/results/result-answers';
import type { DocumentType } from '@telehealth/contracts/chart';
import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageText } from '@telehealth/contracts/messages';
import { documentWordsSchema } from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { useTestOrders } from '@telehealth/data/chart/test-orders';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { KEPT_TYPES, sizeInWords } from '@telehealth/data/visit-files/judge-file';
import type { DocumentWords } from '@telehealth/data/visit-files/visit-file.calls';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { FileInput } from '@telehealth/ui/parts/file-input';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { type ChangeEvent, useState } from 'react';
import { type DocumentUpload, useDocumentUpload } from '../../../data/records/use-document-upload';
import { DocumentFields } from './document-fields';
import { UploadProgress } from './upload-progress';

interface UploadDialogProps {
  onClose: () => void;
  /** What the document is, where that is known before it is chosen. */
  begins?: { title: string; type: DocumentType };
}

/** Puts a document into the record: chosen, described, sent, inspected; what goes wrong is said at its place. */
export function UploadDialog({ onClose, begins }: UploadDialogProps) {
  const { your } = useSubjectWords();
  const [isLeaving, setLeaving] = useState(false);
  const { notify } = useHostServices();
  const upload = useDocumentUpload((remark) => {
    notify('records.uploaded');
    if (remark !== null) notify(remark);
    onClose();
  });
  const isBusy = upload !== null && (upload.view.items.length > 0 || upload.view.chosen !== null);
  const leave = () => (isBusy ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title="Upload a document"
        description="A photo or a PDF of up to 20 MB. Where and when a photo was taken is removed before it leaves this device."
      >
        {upload === null ? (
          <Notice tone="warning">Documents cannot be sent now. Please try again in a moment.</Notice>
        ) : (
          <Upload upload={upload} onCancel={leave} begins={begins} />
        )}
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title="Stop uploading?"
        cancelLabel="Continue"
        confirmLabel="Stop"
      >
        The document is not in {your} record yet.
      </ConfirmDialog>
    </>
  );
}

interface UploadProps {
  upload: DocumentUpload;
  onCancel: () => void;
  begins: UploadDialogProps['begins'];
}

function Upload({ upload, onCancel, begins }: UploadProps) {
  const [today] = useState(() => dayKey(now(), viewerTimeZone()));
  const { queue, view } = upload;
  const form = useZodForm({
    schema: documentWordsSchema,
    defaultValues: {
      title: begins?.title ?? '',
      type: begins?.type ?? ('' as 'other'),
      date: today,
      category: '' as const,
    },
  });
  const type = form.watch('type');
  // Optional: a result can be filed to its request later as well.
  const { data: orders = [] } = useTestOrders(null);
  const choices = isResult({ type }) ? orders : [];
  const [orderId, setOrderId] = useState('');
  const send = (words: DocumentWords) =>
    upload.send({ ...words, ...(choices.some(({ id }) => id === orderId) && { orderId }) });
  const [isMissing, setMissing] = useState(false);
  const [item] = view.items;
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    setMissing(false);
    const file = await queue.choose(event.currentTarget.files?.[0] ?? null);
    // A name such as "IMG_0042" says nothing, but somebody may have given it one.
    if (file !== null && form.getValues('title') === '') form.setValue('title', file.name.replace(/\.[^.]*$/, ''));
  };
  if (item !== undefined) return <UploadProgress item={item} queue={queue} />;
  return (
    <Form
      form={form}
      label="Upload a document"
      onSubmit={(words) => (view.chosen === null ? setMissing(true) : send(words))}
    >
      <Field
        label="The file"
        required
        {...(view.refused !== null && { error: messageText(view.refused) })}
        {...(view.refused === null && isMissing && { error: 'Please choose a file' })}
        hint={view.chosen === null ? undefined : `${view.chosen.name}, ${sizeInWords(view.chosen.size)}`}
      >
        {(control) => <FileInput {...control} accept={KEPT_TYPES} onChange={(event) => void choose(event)} />}
      </Field>
      <Stack gap={3}>
        <DocumentFields today={today}>
          {choices.length > 0 && (
            <Field label="For which request?" hint="Your clinician then sees that its result came." optional>
              {(control) => (
                <SelectInput {...control} value={orderId} onChange={(event) => setOrderId(event.currentTarget.value)}>
                  <option value="">For none of them</option>
                  {choices.map((order) => (
                    <option key={order.id} value={order.id}>
                      {orderChoice(order)}
                    </option>
                  ))}
                </SelectInput>
              )}
            </Field>
          )}
        </DocumentFields>
      </Stack>
      <Cluster justify="flex-end">
        <Button variant="line" onClick={onCancel}>
          Not now
        </Button>
        <SubmitButton>Upload it</SubmitButton>
      </Cluster>
    </Form>
  );
}
