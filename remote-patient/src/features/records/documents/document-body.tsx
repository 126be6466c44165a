import { FileToOrder } from '@telehealth/care/results/file-to-order';
import { isResult, orderText } from '@telehealth/care/results/result-answers';
import { formatPlainDate } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { LookScreenContext } from '@telehealth/data/chart/look-screen';
import { RECORDS_SCREEN } from '@telehealth/data/records/own-record.queries';
import type { OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import { sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { useOpenFile } from '@telehealth/data/visits/audited-reads.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { FileView } from '@telehealth/ui/paper/file-view';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { documentWord } from '../words';
import styles from './documents.module.css';

type OwnDocument = OwnEntryOf<'document'>;

/** A document's description, and its content on request. */
export function DocumentBody({ document }: { document: OwnDocument }) {
  const { title, type, documentDate, mimeType, sizeBytes, appointmentId } = document;
  const filed = orderText(document);
  const kind = mimeType === 'application/pdf' ? 'PDF' : 'Picture';
  return (
    <>
      <DataList
        items={[
          { term: 'Title', detail: title },
          { term: 'Kind', detail: documentWord(type) },
          { term: 'Dated', detail: formatPlainDate(documentDate) },
          ...(filed === null ? [] : [{ term: 'Request', detail: filed }]),
          { term: 'File', detail: sizeBytes == null ? kind : `${kind}, ${sizeInWords(sizeBytes)}` },
          { term: 'Checked', detail: 'Checked for viruses and for its kind when it came' },
          ...(appointmentId == null
            ? []
            : [{ term: 'Came with', detail: 'A visit; that visit’s specialist may open it' }]),
        ]}
      />
      {isResult(document) && (
        <div className={styles.preview}>
          <LookScreenContext value={RECORDS_SCREEN}>
            <FileToOrder result={document} part={null} />
          </LookScreenContext>
        </div>
      )}
      <Preview document={document} />
    </>
  );
}

function Preview({ document: { id, title } }: { document: OwnDocument }) {
  const opening = useOpenFile();
  const [opened, setOpened] = useState<File | null>(null);
  const open = async () => {
    const file = await opening.run({ id });
    if (file.ok) setOpened(file.value);
  };
  if (opened !== null) return <FileView file={opened} title={title} />;
  return (
    <div className={styles.preview}>
      <Button icon={icons.eye} busy={opening.isRunning} busyLabel="Opening" onClick={() => void open()}>
        Show the document
      </Button>
      {opening.error && (
        <Notice tone="danger" live>
          {errorText(opening.error)} The document is safe.
        </Notice>
      )}
    </div>
  );
}
