import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { documentWordsSchema } from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import type { DocumentWords } from '@telehealth/data/visit-files/visit-file.calls';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { useChangeDocument, useRemoveDocument } from '../../../data/records/document.mutations';
import { DocumentFields } from './document-fields';

type OwnDocument = OwnEntryOf<'document'>;

/** Edits the description of one's own uploaded document, or takes it out of the record. */
export function DocumentActions({ document, onGone }: { document: OwnDocument; onGone: () => void }) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="line" onClick={() => setOpen('change')}>
        Change
      </Button>
      <Button variant="line" onClick={() => setOpen('remove')}>
        Take it out of the record
      </Button>
      {open === 'change' && <ChangeDialog document={document} onClose={close} />}
      {open === 'remove' && <RemoveDialog document={document} onClose={close} onGone={onGone} />}
    </>
  );
}

const isSensitive = (category: string) => category.endsWith('_health');

function ChangeDialog({ document, onClose }: { document: OwnDocument; onClose: () => void }) {
  const changing = useChangeDocument();
  const { notify } = useHostServices();
  const [today] = useState(() => dayKey(now(), viewerTimeZone()));
  const form = useZodForm({
    schema: documentWordsSchema,
    defaultValues: {
      title: document.title,
      type: document.type as DocumentWords['type'],
      date: document.documentDate,
      category: isSensitive(document.category) ? (document.category as 'mental_health') : '',
    },
  });
  const save = async (words: DocumentWords) => {
    if (!(await changing.run({ id: document.id, version: document.version, words })).ok) return;
    notify('records.changed');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Change its details" description="The file itself stays as it is.">
      <Form
        form={form}
        label="Change its details"
        onSubmit={save}
        problem={changing.error && errorText(changing.error)}
      >
        <DocumentFields today={today} />
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton busyLabel="Saving">Save the change</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}

function RemoveDialog({
  document,
  onClose,
  onGone,
}: {
  document: OwnDocument;
  onClose: () => void;
  onGone: () => void;
}) {
  const { your } = useSubjectWords();
  const removing = useRemoveDocument();
  const { notify } = useHostServices();
  const remove = async () => {
    const { id, version } = document;
    if (!(await removing.run({ id, version })).ok) return;
    notify('records.documentRemoved');
    onGone();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      title={`Take “${document.title}” out of the record?`}
      confirmLabel="Take it out"
    >
      <p>Nobody who opens {your} record will find it. It cannot be put back; you can upload the file again.</p>
      {removing.error && (
        <Notice tone="danger" live>
          {errorText(removing.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
