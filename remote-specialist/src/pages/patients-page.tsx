import '@telehealth/contracts/words';
import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { Link } from '@telehealth/contracts/router';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { Suspense, useEffect } from 'react';
import { useOpenLoops } from '../data/open-loops/open-loop.queries';
import { type People, useMyPatients, usePatientsLive } from '../data/patients/patients.queries';
import { RunningEmergencies } from '../features/patients/emergency/running-emergencies';
import { InvitePatients } from '../features/patients/inviting/invite-patients';
import { PatientsList } from '../features/patients/list/patients-list';
import { TO_LIST, usePatientPlace } from '../features/patients/place/patient-place';
import { WhilePractising } from '../practice/while-practising';

/** The chart is larger than the list, which draws without it. */
const loadChart = async () =>
  (await import(/* webpackChunkName: "chart" */ '../features/patients/chart/patient-chart')).PatientChart;
const PatientChart = lazyPart(loadChart);

export default function PatientsPage() {
  const live = usePatientsLive();
  const query = useMyPatients();
  const patientId = usePatientPlace();
  // Fetched beside the patients, so that a chart opens at once. A failure is shown where the chart is opened.
  useEffect(() => void loadChart().catch(() => undefined), []);
  // Fetched in parallel with the patients, because the list needs both.
  const loops = useOpenLoops({ enabled: patientId === null });
  return (
    <Page>
      {patientId !== null && query.data === undefined && <PageHeading>Patients</PageHeading>}
      {patientId === null && (
        <PageHeading
          actions={<InvitePatients />}
          lead="People whose record is open to you, or who have a visit with you. Nobody else can be found here."
        >
          Patients
        </PageHeading>
      )}
      <LiveNotice state={live} />
      <WhilePractising>
        <QueryPanel query={query} skeleton={<PeopleSkeleton />} safe="Your patients and their visits are safe.">
          {(found) => (
            <Stack gap={4}>
              <RunningEmergencies
                except={patientId}
                nameOf={(id) => found.people.find((person) => person.patientId === id)?.name}
              />
              {patientId === null ? (
                <PatientsList found={found} loops={loops} />
              ) : (
                <One found={found} patientId={patientId} />
              )}
            </Stack>
          )}
        </QueryPanel>
      </WhilePractising>
      <p className="small soft">
        Opening a chart is written into the patient’s log with your name, the time and the reason.
      </p>
    </Page>
  );
}

/** A person who is not the specialist's patient appears as not found: the page does not reveal whether they exist. */
function One({ found, patientId }: { found: People; patientId: string }) {
  const patient = found.people.find((person) => person.patientId === patientId);
  if (patient !== undefined)
    return (
      <Suspense
        fallback={
          <>
            <PageHeading>Patients</PageHeading>
            <PeopleSkeleton />
          </>
        }
      >
        <PatientChart patient={patient} />
      </Suspense>
    );
  if (!found.isWhole) return <PeopleSkeleton />;
  return (
    <>
      <PageHeading>Patients</PageHeading>
      <EmptyState title="This record is not open to you" action={<Link to={TO_LIST}>All patients</Link>}>
        You have no visit with this person and no access to their record, or it was taken back. Nothing is shown. You
        can still read the notes you signed on the pages of your visits.
      </EmptyState>
    </>
  );
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label="Loading your patients">
      <Stack gap={4}>
        <SkeletonCard height="9rem" />
        <SkeletonCard height="24rem" />
      </Stack>
    </SkeletonGroup>
  );
}
