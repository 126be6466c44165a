import { Link } from '@telehealth/contracts/router';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { Correction, OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Card } from '@telehealth/ui/layout/card';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { CorrectionsCard } from '../corrections/corrections-card';
import { ProofLine } from '../proof-line';
import records from '../records.module.css';
import { SeenCard } from '../seen/seen-card';
import { KIND_LABELS } from '../timeline/record-kinds';
import { timelineEntryOf } from '../timeline/timeline-entries';
import type { RecordPlace } from '../timeline/use-record-place';
import { ClinicianSaid } from './clinician-said';
import { EntryActions } from './entry-actions';
import { EntryBody } from './entry-body';
import { HistoryCard } from './history-card';

interface EntryViewProps {
  entries: readonly OwnEntry[];
  me: string;
  place: RecordPlace;
  looks: NewestLooks | undefined;
  corrections: readonly Correction[];
  /** The entry left the record: return to the list. */
  onGone: () => void;
}

/** One entry with its content, source, earlier versions and readers. */
export function EntryView({ entries, me, place, looks, corrections, onGone }: EntryViewProps) {
  const maySeeLooks = useActorMay()('manage');
  const entry = entries.find((one) => 'id' in one && one.id === place.entryId);
  const moment = entry === undefined ? null : timelineEntryOf(entry, me);
  if (entry === undefined || moment === null) return <NotThere place={place} />;
  const own = corrections.filter(({ rowId }) => rowId === moment.id);
  return (
    <>
      <EntryHeading
        key={moment.id}
        place={place}
        title={moment.title}
        lead={<ProofLine entry={entry} me={me} />}
        eyebrow={KIND_LABELS[moment.kind]}
        actions={<EntryActions moment={moment} corrections={own} onGone={onGone} />}
      />
      <Split>
        <Card>
          <EntryBody entry={entry} entries={entries} me={me} place={place} />
        </Card>
        <Stack gap={4}>
          <ClinicianSaid entry={entry} />
          {own.length > 0 && <CorrectionsCard corrections={own} author={moment.author} />}
          {maySeeLooks && <SeenCard entry={entry} looks={looks} />}
          <HistoryCard entry={entry} me={me} />
        </Stack>
      </Split>
    </>
  );
}

interface EntryHeadingProps {
  place: RecordPlace;
  title: string;
  lead: ReactNode;
  eyebrow: string;
  actions: ReactNode;
}

/** The page stays the same when an entry opens, so the heading moves the focus itself. */
function EntryHeading({ place, title, lead, eyebrow, actions }: EntryHeadingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={box}>
      <p>
        <BackToRecord place={place} />
      </p>
      <PageHeading lead={lead} eyebrow={eyebrow} actions={actions}>
        {title}
      </PageHeading>
    </div>
  );
}

function BackToRecord({ place }: { place: RecordPlace }) {
  return (
    <Link className={records.back} to={place.linkTo({})}>
      <Icon path={icons.back} size={16} /> The whole record
    </Link>
  );
}

function NotThere({ place }: { place: RecordPlace }) {
  const { your } = useSubjectWords();
  return (
    <EntryHeading
      place={place}
      title={`This entry is not in ${your} record`}
      eyebrow="Medical record"
      lead="It may have been removed, or the address is not complete. Nothing else changed."
      actions={null}
    />
  );
}
