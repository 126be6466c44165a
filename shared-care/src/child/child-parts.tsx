import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Suspense, useState } from 'react';
import { OpenDocument } from '../files/look-at-file';
import { isChild } from '../record/is-child';
import { type Opened, pickEntries } from '../record/pick-entries';

// Curves and schedule are loaded with the record of a child alone.
const readGrowth = () => import(/* webpackChunkName: "child" */ '../growth/growth-card');
const readSchedule = () => import(/* webpackChunkName: "child" */ '../vaccinations/schedule-card');
export const GrowthCard = lazyPart(async () => (await readGrowth()).GrowthCard);
export const ScheduleCard = lazyPart(async () => (await readSchedule()).ScheduleCard);

interface ForClinicianProps {
  opened: Opened;
  headingLevel?: 2 | 3;
}

/** Growth for a clinician, where readings are open and the profile says that it is a child. */
export function GrowthForClinician({ opened, headingLevel }: ForClinicianProps) {
  const [at] = useState(now);
  const [facts] = pickEntries(opened, 'facts');
  if (!opened.has('readings') || !isChild(facts, dayKey(at, viewerTimeZone()))) return null;
  const observations = pickEntries(opened, 'observation');
  return (
    <Suspense fallback={<SkeletonCard height="18rem" />}>
      <GrowthCard facts={facts} observations={observations} at={at} headingLevel={headingLevel} forClinician />
    </Suspense>
  );
}

/** The newest picture of a booklet among documents; null: none. */
export const newestBooklet = <D extends { type: string; documentDate: string }>(documents: readonly D[]): D | null =>
  documents
    .filter(({ type }) => type === 'vaccination')
    .sort((one, other) => (one.documentDate < other.documentDate ? 1 : -1))[0] ?? null;

/** The schedule for a clinician, where vaccinations are open and the profile says that it is a child. */
export function ScheduleForClinician({ opened, headingLevel }: ForClinicianProps) {
  const [at] = useState(now);
  const [facts] = pickEntries(opened, 'facts');
  if (!opened.has('medicines') || !isChild(facts, dayKey(at, viewerTimeZone()))) return null;
  const booklet = newestBooklet(pickEntries(opened, 'document'));
  return (
    <Suspense fallback={<SkeletonCard height="12rem" />}>
      <ScheduleCard
        facts={facts}
        vaccinations={pickEntries(opened, 'vaccination')}
        at={at}
        booklet={booklet}
        headingLevel={headingLevel}
        actions={
          booklet !== null && (
            <p>
              {booklet.title} <OpenDocument id={booklet.id} title={booklet.title} />
            </p>
          )
        }
      />
    </Suspense>
  );
}
