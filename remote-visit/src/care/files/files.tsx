import type { CareVisit } from '@telehealth/care/care-visit';
import { fileKind, OpenDocument } from '@telehealth/care/files/look-at-file';
import { day } from '@telehealth/care/record/entry-words';
import { categoryWords, pickEntries } from '@telehealth/care/record/pick-entries';
import { whyClosed } from '@telehealth/care/record/why-closed';
import type { ChartCategory } from '@telehealth/contracts/chart';
import { useChart } from '@telehealth/data/chart/chart.queries';
import { useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { visitDetails } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';

const WITH_FILES: readonly ChartCategory[] = ['documents', 'results'];
const NOTHING: readonly ChartCategory[] = [];

export function Files({ visit }: { visit: CareVisit }) {
  const query = useBackendQuery((backend) => visitDetails(backend, visit.appointmentId));
  return (
    <Stack gap={4}>
      <QueryPanel query={query} safe="The files are safe.">
        {(details) => (details === null ? null : <OfVisit details={details} />)}
      </QueryPanel>
      <OfRecord visit={visit} />
    </Stack>
  );
}

function OfVisit({ details: { files, intake } }: { details: VisitDetails }) {
  const all = [...files, ...(intake?.files ?? [])];
  return (
    <section aria-label="Files of this visit">
      <h3>Of this visit</h3>
      {all.length === 0 ? (
        <p className="soft">No file came with it. What is sent in the chat appears there and here.</p>
      ) : (
        <RowList label="Files of this visit">
          {all.map((file, at) => {
            const title = file.title ?? `${fileKind(file)} ${at + 1}`;
            return (
              <Row
                key={file.id}
                title={title}
                detail={file.mayOpen ? fileKind(file) : 'Not shared with you'}
                end={file.mayOpen && <OpenDocument id={file.id} title={title} />}
              />
            );
          })}
        </RowList>
      )}
    </section>
  );
}

/** Document titles are part of the record, so they are read, and the read is logged, only on request. */
function OfRecord({ visit }: { visit: CareVisit }) {
  const [wanted, setWanted] = useState(NOTHING);
  const { opened, categories, isLoading } = useChart(visit.patientId, wanted);
  const open = WITH_FILES.filter((category) => categories?.has(category));
  const documents = pickEntries(opened, 'document');
  const isRead = open.some((category) => opened.has(category));
  return (
    <section aria-label="Documents of the record">
      <h3>Of the record</h3>
      {open.length === 0 && categories !== null && (
        <p className="soft">{whyClosed(visit, categoryWords(WITH_FILES))}</p>
      )}
      {open.length > 0 && !isRead && (
        <Button variant="line" size="s" busy={isLoading} onClick={() => setWanted(WITH_FILES)}>
          Show {categoryWords(open)}
        </Button>
      )}
      {isRead && documents.length === 0 && <p className="soft">None is recorded.</p>}
      {documents.length > 0 && (
        <RowList label="Documents of the record">
          {documents.map(({ id, title, documentDate, recordedBy }) => (
            <Row
              key={id}
              title={title}
              detail={[day(new Date(documentDate)), recordedBy].filter((text) => text !== '').join(', ')}
              end={<OpenDocument id={id} title={title} />}
            />
          ))}
        </RowList>
      )}
    </section>
  );
}
