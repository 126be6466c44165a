import { EntryCheck, knownIn } from '@telehealth/care/entries/entry-check';
import type { ChartList } from '@telehealth/contracts/chart';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { type EntryWords, useAddEntry, useChangeEntry } from '@telehealth/data/records/own-record.mutations';
import { useOwnRecord } from '@telehealth/data/records/own-record.queries';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm, type ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import type { ListEntry } from '../words';
import { ENTRY_SCHEMAS, EntryFields, firstWords, LIST_WORDS } from './entry-forms';

interface EntryDialogProps {
  list: ChartList;
  /** Null: a new one. */
  entry: ListEntry | null;
  onClose: () => void;
}

type Words = Record<string, string>;
type FormSchema = Parameters<typeof useZodForm<Words, EntryWords>>[0]['schema'];

/** Adds an entry to a list, or edits one of the patient's own. Asks before discarding typed text. */
export function EntryDialog({ list, entry, onClose }: EntryDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [isLeaving, setLeaving] = useState(false);
  const form = useZodForm<Words, EntryWords>({
    // Each list has its own fields; the form treats all as text.
    schema: ENTRY_SCHEMAS[list] as unknown as FormSchema,
    defaultValues: firstWords(list, entry),
  });
  const { save, problem } = useSaving({ list, entry, key, onSaved: onClose });
  const { isDirty } = form.formState;
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog open onClose={leave} title={entry === null ? LIST_WORDS[list].add : `Change ${entry.label}`}>
        <EntryForm form={form} list={list} entry={entry} problem={problem} onSave={save} onCancel={leave} />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title="Throw away what you typed?"
        cancelLabel="Keep writing"
        confirmLabel="Throw it away"
      >
        Nothing was saved yet.
      </ConfirmDialog>
    </>
  );
}

interface EntryFormProps {
  form: ZodForm<Words, EntryWords>;
  list: ChartList;
  entry: ListEntry | null;
  problem: string | null;
  onSave: (words: EntryWords) => Promise<void>;
  onCancel: () => void;
}

function EntryForm({ form, list, entry, problem, onSave, onCancel }: EntryFormProps) {
  return (
    <Form form={form} label={LIST_WORDS[list].add} onSubmit={onSave} problem={problem}>
      {entry?.confirmedAt != null && (
        <p className="small">
          A clinician confirmed this. If you change it, it is marked as said by you again until somebody confirms it.
        </p>
      )}
      <EntryFields list={list} entry={entry} />
      {(list === 'allergies' || list === 'medications') && <OwnCheck list={list} label={form.watch('label') ?? ''} />}
      <Cluster justify="flex-end">
        <Button variant="line" onClick={onCancel}>
          Not now
        </Button>
        <SubmitButton busyLabel="Saving">{entry === null ? 'Add it' : 'Save the change'}</SubmitButton>
      </Cluster>
    </Form>
  );
}

/** Warns at once of conflicts within one's own record; when the record cannot be read it says so. */
function OwnCheck({ list, label }: { list: 'allergies' | 'medications'; label: string }) {
  const record = useOwnRecord();
  return (
    <>
      <MissingNotice query={record} title="The record did not load, so nothing is checked">
        You can still add it.
      </MissingNotice>
      {record.data !== undefined && <EntryCheck list={list} label={label} known={knownIn(record.data)} />}
    </>
  );
}

interface Saving extends Pick<EntryDialogProps, 'list' | 'entry'> {
  key: string;
  onSaved: () => void;
}

function useSaving({ list, entry, key, onSaved }: Saving) {
  const adding = useAddEntry();
  const changing = useChangeEntry();
  const { notify } = useHostServices();
  const save = async (words: EntryWords) => {
    const done =
      entry === null
        ? await adding.run({ list, key, words })
        : await changing.run({ list, id: entry.id, version: entry.version, words });
    if (!done.ok) return;
    notify(entry === null ? 'records.added' : 'records.changed');
    onSaved();
  };
  const error = adding.error ?? changing.error;
  return { save, problem: error === null ? null : errorText(error) };
}
