import { useHostServices } from '@telehealth/contracts/session';
import { useNewestLooks, useOwnCorrections, useOwnRecord } from '@telehealth/data/records/own-record.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { EntryView } from '../features/records/entry/entry-view';
import { useRecordPlace } from '../features/records/moments/use-record-place';
import { RecordActions } from '../features/records/record-actions';
import { RecordNotice } from '../features/records/record-notice';
import { ReadingsStrip } from '../features/records/summary/readings-strip';
import { SummaryCard } from '../features/records/summary/summary-card';
import { SummaryFoot } from '../features/records/summary/summary-foot';
import { AT_FIRST, TimelineCard } from '../features/records/timeline/timeline-card';
import { useMe } from '../features/records/use-me';

export default function MedicalRecordsPage() {
  const place = useRecordPlace();
  const me = useMe();
  const record = useOwnRecord();
  const looks = useNewestLooks();
  const corrections = useOwnCorrections();
  const [view, setView] = useState(AT_FIRST);
  const { navigateTo } = useHostServices();
  const known = { me, place, looks: looks.data, corrections: corrections.data ?? [] };
  const isWhole = place.entryId === null;
  return (
    <Page>
      {isWhole && (
        <PageHeading lead="Everything in your record, who wrote it and who has seen it." actions={<RecordActions />}>
          Medical record
        </PageHeading>
      )}
      <RecordNotice looks={looks} corrections={corrections} />
      <QueryPanel
        query={record}
        skeleton={<RecordSkeleton />}
        safe="Your record is safe; it only could not be shown."
        isEmpty={() => false}
      >
        {(entries) =>
          isWhole ? (
            <Stack gap={4}>
              <SummaryCard entries={entries} me={me} place={place} foot={<SummaryFoot entries={entries} />} />
              <ReadingsStrip entries={entries} place={place} />
              <TimelineCard
                {...known}
                entries={entries}
                view={view}
                onView={setView}
                firstStep={<RecordActions isFirstStep />}
              />
            </Stack>
          ) : (
            <Stack gap={4}>
              <EntryView {...known} entries={entries} onGone={() => navigateTo('patient.medicalRecords')} />
            </Stack>
          )
        }
      </QueryPanel>
    </Page>
  );
}

function RecordSkeleton() {
  return (
    <SkeletonGroup label="Your record is being opened">
      <Stack gap={4}>
        <SkeletonCard height="18rem" />
        <SkeletonCard height="8rem" />
        <SkeletonCard height="24rem" />
      </Stack>
    </SkeletonGroup>
  );
}
