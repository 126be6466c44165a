import { messageText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { KEPT_TYPES } from '@telehealth/data/visit-files/judge-file';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { Field } from '@telehealth/ui/parts/field';
import { FileInput } from '@telehealth/ui/parts/file-input';
import { RowList } from '@telehealth/ui/parts/row-list';
import { type ChangeEvent, useRef } from 'react';
import { useMyEvidence } from '../data/evidence/evidence.queries';
import { EVIDENCE_KINDS, type EvidenceKind, type RegistrationFile } from '../data/evidence/evidence.schema';
import { useEvidenceUpload } from '../data/evidence/use-evidence-upload';
import { EvidenceRow } from './evidence-row';
import { EVIDENCE_WORDS } from './evidence-words';
import { SendingRow } from './sending-row';

interface EvidenceFilesProps {
  /** The requested kinds; existing files are shown in any case. */
  kinds: readonly EvidenceKind[];
  isOpen: boolean;
}

/** The registration evidence: stored files, uploads in progress, and a button to add more. */
export function EvidenceFiles({ kinds, isOpen }: EvidenceFilesProps) {
  const query = useMyEvidence();
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={2} />} safe="Documents that arrived are kept.">
      {(files) => (
        <Stack gap={4}>
          {EVIDENCE_KINDS.filter((kind) => kinds.includes(kind) || files.some((file) => file.kind === kind)).map(
            (kind) => (
              <EvidenceOfKind
                key={kind}
                kind={kind}
                isOpen={isOpen}
                files={files.filter((file) => file.kind === kind)}
              />
            ),
          )}
        </Stack>
      )}
    </QueryPanel>
  );
}

interface EvidenceOfKindProps {
  kind: EvidenceKind;
  isOpen: boolean;
  files: readonly RegistrationFile[];
}

function EvidenceOfKind({ kind, isOpen, files }: EvidenceOfKindProps) {
  const { notify } = useHostServices();
  const picker = useRef<HTMLDivElement>(null);
  const upload = useEvidenceUpload(kind, () => notify('registration.fileAdded'));
  const { label, hint } = EVIDENCE_WORDS[kind];
  // A failed upload is repeated by choosing the file again; its row says so.
  const shown = files.filter(({ id }) => !upload?.view.items.some((item) => item.id === id));
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void upload?.queue.choose(event.currentTarget.files?.[0] ?? null).then(() => upload.queue.sendChosen());
    // Allows choosing the same file again after its removal.
    event.currentTarget.value = '';
  };
  const toPicker = () => picker.current?.querySelector('input')?.focus();
  return (
    <div ref={picker}>
      <Stack gap={2}>
        {isOpen && upload === null && (
          <Notice tone="warning">Documents cannot be sent now. Please try again in a moment.</Notice>
        )}
        {isOpen && upload !== null && (
          <Field
            label={shown.length > 0 ? `${label}: add another file` : label}
            hint={hint}
            optional
            {...(upload.view.refused !== null && { error: messageText(upload.view.refused) })}
          >
            {(control) => <FileInput {...control} accept={KEPT_TYPES} onChange={choose} />}
          </Field>
        )}
        {shown.length + (upload?.view.items.length ?? 0) > 0 && (
          <RowList label={`Added: ${label}`}>
            {shown.map((file) => (
              <EvidenceRow key={file.id} file={file} isOpen={isOpen} onGone={toPicker} />
            ))}
            {upload?.view.items.map((item) => (
              <SendingRow key={item.id} item={item} queue={upload.queue} onGone={toPicker} />
            ))}
          </RowList>
        )}
      </Stack>
    </div>
  );
}
