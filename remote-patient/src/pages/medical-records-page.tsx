import '@telehealth/contracts/words';
import { useHostServices } from '@telehealth/contracts/session';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import {
  type NewestLooks,
  type OwnRecord,
  useNewestLooks,
  useOwnCorrections,
  useOwnRecord,
} from '@telehealth/data/records/own-record.queries';
import type { Correction, OwnEntry } from '@telehealth/data/records/own-record.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { Suspense, useState } from 'react';
import { useLooksLive } from '../data/records/own-record.live';
import { ChildCards } from '../features/records/child/child-cards';
import { PaperOfRight } from '../features/records/documents/paper-of-right';
import { BringIn, EmergencySummary, EntryView, useOpenedParts, WholeRecord } from '../features/records/opened-parts';
import { RecordActions } from '../features/records/record-actions';
import { RecordNotice } from '../features/records/record-notice';
import { ShareRecord } from '../features/records/sharing/share-record';
import { ReadingsStrip } from '../features/records/summary/readings-strip';
import { SummaryCard } from '../features/records/summary/summary-card';
import { SummaryFoot } from '../features/records/summary/summary-foot';
import { AT_FIRST, TimelineCard } from '../features/records/timeline/timeline-card';
import { type RecordPlace, useRecordPlace } from '../features/records/timeline/use-record-place';
import { useAuthor } from '../person/use-author';

export default function MedicalRecordsPage() {
  const place = useRecordPlace();
  const me = useAuthor();
  const subject = useSubjectWords();
  useLooksLive();
  const record = useOwnRecord();
  const looks = useNewestLooks();
  const corrections = useOwnCorrections();
  const isOverview = place.entryId === null && place.view === null;
  // The first part includes medicines, allergies and all else in use.
  const canBegin = isOverview || place.view === 'emergency' || record.rest === null;
  const opened = canBegin ? record : (record.rest ?? record);
  useOpenedParts(!isOverview || record.data !== undefined);
  // What is shared is exported when the link is made: its form needs no entry, and must not go while the record loads.
  if (place.view === 'share')
    return (
      <Page>
        <ShareRecord place={place} />
      </Page>
    );
  return (
    <Page>
      {!isOverview && opened.data === undefined && <PageHeading>Medical record</PageHeading>}
      {isOverview && (
        <PageHeading
          lead={
            subject.isOwn
              ? 'Everything in your record, who wrote it and who has seen it.'
              : `You look after it. ${subject.you} is not you: your own allergies and medicines are not here.`
          }
          actions={<RecordActions place={place} />}
        >
          {subject.isOwn ? 'Medical record' : `Record of ${subject.you}`}
        </PageHeading>
      )}
      {isOverview && <PaperOfRight />}
      <RecordNotice looks={looks} corrections={corrections} />
      <QueryPanel
        query={opened}
        skeleton={<RecordSkeleton />}
        safe={`${subject.Your} record is safe; it only could not be shown.`}
        isEmpty={() => false}
      >
        {(entries) => (
          <Suspense fallback={<RecordSkeleton />}>
            <Stack gap={4}>
              <Content
                entries={entries}
                rest={record.rest}
                me={me}
                place={place}
                looks={looks.data}
                corrections={corrections.data ?? NONE}
              />
            </Stack>
          </Suspense>
        )}
      </QueryPanel>
    </Page>
  );
}

const NONE: readonly Correction[] = [];

interface ContentProps {
  entries: readonly OwnEntry[];
  rest: OwnRecord['rest'];
  me: string;
  place: RecordPlace;
  looks: NewestLooks | undefined;
  corrections: readonly Correction[];
}

/** The record, one entry of it, or a printout, by the URL. */
function Content(props: ContentProps) {
  const { entries, me, place } = props;
  const [view, setView] = useState(AT_FIRST);
  const { navigateTo } = useHostServices();
  if (place.view === 'emergency') return <EmergencySummary entries={entries} place={place} />;
  if (place.view === 'import') return <BringIn entries={entries} place={place} />;
  if (place.view === 'print') return <WholeRecord entries={entries} me={me} place={place} />;
  if (place.entryId !== null) return <EntryView {...props} onGone={() => navigateTo('patient.medicalRecords')} />;
  return (
    <>
      <SummaryCard entries={entries} me={me} place={place} foot={<SummaryFoot entries={entries} />} />
      <ChildCards entries={entries} place={place} />
      <ReadingsStrip entries={entries} place={place} />
      <TimelineCard {...props} view={view} onView={setView} firstStep={<RecordActions place={place} isFirstStep />} />
    </>
  );
}

function RecordSkeleton() {
  const { Your } = useSubjectWords();
  return (
    <SkeletonGroup label={`${Your} record is being opened`}>
      <Stack gap={4}>
        <SkeletonCard height="18rem" />
        <SkeletonCard height="8rem" />
        <SkeletonCard height="24rem" />
      </Stack>
    </SkeletonGroup>
  );
}
