import { LookAtFile } from '@telehealth/care/files/look-at-file';
import { sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Section } from '@telehealth/ui/layout/section';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useEvidenceToCheck, useOpenEvidence } from '../../data/evidence/evidence.queries';
import type { EvidenceToCheck } from '../../data/evidence/evidence.schema';
import { EVIDENCE_WORDS } from '../../practice/evidence-words';
import { momentWords } from './desk-words';

/** The specialist's evidence. Opening a file is logged first. */
export function RegistrationEvidence({ specialistId }: { specialistId: string }) {
  const query = useEvidenceToCheck(specialistId);
  return (
    <Section title="Documents" headingLevel={3}>
      <QueryPanel
        query={query}
        safe="Nothing was opened by this."
        empty={<p className="soft">The specialist has added none yet.</p>}
      >
        {(files) => (
          <>
            <p className="small soft">Each opening is written into your log, and the specialist sees when it was.</p>
            <RowList label="Documents">
              {files.map((file) => (
                <EvidenceLine key={file.id} file={file} />
              ))}
            </RowList>
          </>
        )}
      </QueryPanel>
    </Section>
  );
}

function EvidenceLine({ file }: { file: EvidenceToCheck }) {
  const opening = useOpenEvidence();
  const press = opening.error === null ? 'Open' : 'Try again to open';
  const { label } = EVIDENCE_WORDS[file.kind];
  const take = async () => {
    const opened = await opening.run(file.id);
    return opened.ok ? opened.value : null;
  };
  return (
    <Row
      title={label}
      detail={
        <>
          {file.name}, {sizeInWords(file.size)}, added {momentWords(file.createdAt)}. {openedText(file)}
          {file.remark === 'chart.signatureNotKept' &&
            ' It came with a digital signature, which this copy cannot prove. If you have to check it, ask for another proof.'}
        </>
      }
      end={<LookAtFile take={take} opening={opening} words={press} label={`${press} ${file.name}`} title={label} />}
    />
  );
}

/** The documents that whoever confirms has not opened yet: the database refuses to confirm before. */
export function NotOpened({ specialistId }: { specialistId: string }) {
  const left = (useEvidenceToCheck(specialistId).data ?? []).filter(({ openedByMe }) => !openedByMe);
  if (left.length === 0) return null;
  return (
    <Notice tone="warning" title="Open each document first">
      You have not opened: {left.map(({ kind, name }) => `${EVIDENCE_WORDS[kind].label} (${name})`).join(', ')}.
    </Notice>
  );
}

function openedText({ openedAt, openings }: EvidenceToCheck): string {
  if (openedAt === null) return 'Not opened yet.';
  return `Opened ${openings === 1 ? 'once' : `${openings} times`}, last ${momentWords(openedAt)}.`;
}
