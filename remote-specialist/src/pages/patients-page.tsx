import { useMyPatients, usePatientsLive } from '@telehealth/data/patients/patients.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { LiveNotice } from '@telehealth/visits/live-notice';
import { PatientsList } from '../features/patients/list/patients-list';

export default function PatientsPage() {
  const live = usePatientsLive();
  const query = useMyPatients();
  return (
    <Page>
      <PageHeading lead="People whose record is open to you, or who have a visit with you. Nobody else can be found here.">
        Patients
      </PageHeading>
      <LiveNotice state={live} />
      <QueryPanel query={query} skeleton={<ListSkeleton />} safe="Your patients and their visits are safe.">
        {(found) => <PatientsList found={found} />}
      </QueryPanel>
      <p className="small soft">
        Opening a chart is written into the patient’s log with your name, the time and the reason.
      </p>
    </Page>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Your patients are being read">
      <Stack gap={4}>
        <SkeletonCard height="9rem" />
        <SkeletonCard height="24rem" />
      </Stack>
    </SkeletonGroup>
  );
}
