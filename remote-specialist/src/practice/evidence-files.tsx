import { messageText } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useMyEvidence } from '@telehealth/data/evidence/evidence.queries';
import { EVIDENCE_KINDS, type EvidenceKind, type RegistrationFile } from '@telehealth/data/evidence/evidence.schema';
import { useEvidenceUpload } from '@telehealth/data/evidence/use-evidence-upload';
import { KEPT_TYPES } from '@telehealth/data/visit-files/judge-file';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { RowList } from '@telehealth/ui/parts/row-list';
import { type ChangeEvent, useRef } from 'react';
import { EvidenceRow } from './evidence-row';
import { EVIDENCE_WORDS } from './evidence-words';
import styles from './practice.module.css';
import { SendingRow } from './sending-row';

interface EvidenceFilesProps {
  /** Which kinds are asked for; what is here is shown besides. */
  kinds: readonly EvidenceKind[];
  /** Something may be added and taken away now. */
  isOpen: boolean;
}

/** What the registration is checked by: what is here, what is on its way, and where more is added. */
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
  // What never arrived is sent anew by choosing it again; its row says so.
  const shown = files.filter(({ id }) => !upload?.view.items.some((item) => item.id === id));
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void upload?.queue.choose(event.currentTarget.files?.[0] ?? null).then(() => upload.queue.sendChosen(''));
    // The same file may be chosen again after it was removed.
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
            {(control) => (
              <TextInput {...control} className={styles.file} type="file" accept={KEPT_TYPES} onChange={choose} />
            )}
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
