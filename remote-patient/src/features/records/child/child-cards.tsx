import { GrowthCard, newestBooklet, ScheduleCard } from '@telehealth/care/child/child-parts';
import { isChild } from '@telehealth/care/record/is-child';
import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Suspense, useState } from 'react';
import { EntryDialog, UploadDialog } from '../opened-parts';
import records from '../records.module.css';
import type { RecordPlace } from '../timeline/use-record-place';
import styles from './child.module.css';

interface ChildCardsProps {
  entries: readonly OwnEntry[];
  place: RecordPlace;
}

const isOf =
  <K extends OwnEntry['kind']>(kind: K) =>
  (entry: OwnEntry): entry is OwnEntryOf<K> =>
    entry.kind === kind;

/** Growth and the schedule of vaccinations, in the record of somebody under 19. */
export function ChildCards({ entries, place }: ChildCardsProps) {
  const [at] = useState(now);
  const facts = entries.find(isOf('facts'));
  if (!isChild(facts, dayKey(at, viewerTimeZone()))) return null;
  const booklet = newestBooklet(entries.filter(isOf('document')));
  return (
    <Suspense fallback={<SkeletonCard height="18rem" />}>
      <div className={styles.cards}>
        <GrowthCard facts={facts} observations={entries.filter(isOf('observation'))} at={at} action={<Measure />} />
        <ScheduleCard
          facts={facts}
          vaccinations={entries.filter(isOf('vaccination'))}
          at={at}
          booklet={booklet}
          actions={<VaccinationActs bookletId={booklet?.id ?? null} place={place} />}
        />
      </div>
    </Suspense>
  );
}

function Measure() {
  return (
    <p>
      <LinkButton size="s" variant="line" to={pathTo('patient.connectDevice', {}, { kind: 'body_weight' })}>
        Write down a measurement
      </LinkButton>
    </p>
  );
}

/** Adds a dose or a picture of the booklet, and leads to the one that is there. */
function VaccinationActs({ bookletId, place }: { bookletId: string | null; place: RecordPlace }) {
  const [open, setOpen] = useState<'dose' | 'picture' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Cluster>
        <Button size="s" variant="line" onClick={() => setOpen('dose')}>
          Add a vaccination
        </Button>
        <Button size="s" variant="line" onClick={() => setOpen('picture')}>
          Add a photo of the clinic card
        </Button>
        {bookletId !== null && (
          <Link className={records.link} to={place.linkTo({ entry: bookletId })}>
            Look at the clinic card
          </Link>
        )}
      </Cluster>
      <Suspense>
        {open === 'dose' && <EntryDialog list="vaccinations" entry={null} onClose={close} />}
        {open === 'picture' && <UploadDialog onClose={close} begins={{ title: 'Clinic card', type: 'vaccination' }} />}
      </Suspense>
    </>
  );
}
