import { Brief } from '@telehealth/care/brief';
import type { CareVisit } from '@telehealth/care/care-visit';
import { GrowthForClinician, ScheduleForClinician } from '@telehealth/care/child/child-parts';
import { AddEntry, type ListOfClinicians } from '@telehealth/care/entries/add-entry';
import { mayAddTo } from '@telehealth/care/record/may-add-to';
import { CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts/chart';
import { formatShortDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import type { Chart } from '@telehealth/data/chart/chart.queries';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import type { Patient } from '../../../data/patients/patients.schema';
import { actsOf } from '../../../results/result-acts';
import { AskForAccess } from '../asking/ask-for-access';
import { EmergencyAccess } from '../emergency/emergency-access';
import { confirmAct } from '../write/confirm-act';
import { ChartCard } from './chart-card';
import { ClosedCard } from './closed-card';
import { GuardedCards } from './guarded-cards';
import { NothingRecorded } from './nothing-recorded';
import { VisitsCard } from './visits-card';

/** Read on opening the chart. More sensitive parts need a press. */
export const OPENED_AT_ONCE: readonly ChartCategory[] = [
  ...(['profile', 'medicines', 'conditions', 'notes', 'documents', 'results', 'readings'] as const),
];
const GUARDED = CHART_CATEGORIES.filter((category) => !OPENED_AT_ONCE.includes(category));
/** Parts without an add button here, so that an empty one needs no card. */
const WITHOUT_ADDING: readonly ChartCategory[] = ['notes', 'results', 'documents'];

interface PartsProps {
  patient: Patient;
  chart: Chart;
  closed: readonly ChartCategory[];
}

/** The open parts, then the closed ones. On narrow screens the lists come before notes and documents. */
export function Parts({ patient, chart, closed, onOpen }: PartsProps & { onOpen: (category: ChartCategory) => void }) {
  const listed = <Listed patient={patient} chart={chart} />;
  const rest = (
    <Stack gap={4}>
      <VisitsCard patientId={patient.patientId} />
      <GuardedCards chart={chart} of={GUARDED} onOpen={onOpen} />
      <Ways patient={patient} chart={chart} closed={closed} />
    </Stack>
  );
  // Decided by grants, not by content, so that the layout does not shift while parts load.
  const hasBriefOrPlots = patient.nextAppointmentId !== null || chart.categories?.has('readings') === true;
  if (!hasBriefOrPlots) {
    return (
      <Split>
        <Written patient={patient} chart={chart} />
        <Stack gap={4}>
          {listed}
          {rest}
        </Stack>
      </Split>
    );
  }
  return (
    <>
      <Split>
        <Stack gap={4}>
          <NextVisit patient={patient} />
          <GrowthForClinician opened={chart.opened} />
          <ChartCard title="Readings" chart={chart} of={['readings']} keepsEmpty />
        </Stack>
        {listed}
      </Split>
      <Split>
        <Written patient={patient} chart={chart} />
        {rest}
      </Split>
    </>
  );
}

function Written({ patient: { patientId, diedOn }, chart }: { patient: Patient; chart: Chart }) {
  // An emergency is for looking only, and nobody is told of a result any more who has died.
  const mayAnswer = chart.emergency === null && (diedOn ?? null) === null;
  return (
    <Stack gap={4}>
      <ChartCard title="Notes" chart={chart} of={['notes']} />
      <ChartCard title="Results" chart={chart} of={['results']} {...(mayAnswer && { resultAct: actsOf(patientId) })} />
      <ChartCard title="Documents" chart={chart} of={['documents']} />
      <NothingRecorded chart={chart} of={WITHOUT_ADDING} />
    </Stack>
  );
}

/** The closed parts, by whose choice, and the ways to open them: a request first. */
export function Ways({ patient, chart, closed }: PartsProps) {
  const visitId = visitToWiden(patient, chart);
  if (closed.length === 0) {
    if (!isViewOnly(chart)) return null;
    return (
      <Card title="Adding to the record">
        <p>All parts are open to you, to read only.</p>
        <AskForAccess patient={patient} closed={closed} grants={chart.grants} visitId={visitId} />
      </Card>
    );
  }
  return (
    <ClosedCard name={patient.name} closed={closed}>
      <AskForAccess patient={patient} closed={closed} grants={chart.grants} visitId={visitId} />
      <EmergencyAccess patient={patient} />
    </ClosedCard>
  );
}

/** Current problems, medicines and prescriptions; entries can be added and confirmed where access allows it. */
function Listed({ patient: { patientId, name, diedOn }, chart }: { patient: Patient; chart: Chart }) {
  const review =
    (diedOn ?? null) === null && mayAddTo(chart.grants, 'medicines')
      ? ({ patientId, category: 'medicines' } as const)
      : null;
  const adds = (category: ChartCategory, list: ListOfClinicians) => {
    const mayAdd = (diedOn ?? null) === null && mayAddTo(chart.grants, category);
    return {
      act: confirmAct(patientId, category, mayAdd),
      actions: mayAdd && <AddEntry patientId={patientId} patientName={name} list={list} opened={chart.opened} />,
    };
  };
  return (
    <Stack gap={4}>
      <ChartCard title="Problems" chart={chart} of={['conditions']} keepsEmpty {...adds('conditions', 'conditions')} />
      <ChartCard
        title="Medicines"
        chart={chart}
        of={['medicines']}
        only={({ kind }) => kind !== 'prescription' && kind !== 'vaccination'}
        keepsEmpty
        review={review}
        {...adds('medicines', 'medications')}
      />
      <ChartCard
        title="Prescriptions"
        chart={chart}
        of={['medicines']}
        only={({ kind }) => kind === 'prescription'}
        review={review}
      />
      <ChartCard
        title="Vaccinations"
        chart={chart}
        of={['medicines']}
        only={({ kind }) => kind === 'vaccination'}
        keepsEmpty
        {...adds('medicines', 'vaccinations')}
      />
      <ScheduleForClinician opened={chart.opened} />
    </Stack>
  );
}

const isViewOnly = ({ grants, emergency }: Chart) =>
  emergency === null && grants.length > 0 && grants.every(({ adds }) => adds.length === 0);

/** The visit whose access may be widened: it must have some already. */
const visitToWiden = ({ nextAppointmentId }: Patient, { grants }: Chart) =>
  grants.some(({ purpose }) => purpose === 'visit') ? nextAppointmentId : null;

/** The two-minute brief of the coming visit. */
function NextVisit({ patient: { patientId, name, nextAppointmentId, nextVisitAt } }: { patient: Patient }) {
  const identity = useIdentity();
  if (nextAppointmentId === null) return null;
  const visit: CareVisit = {
    appointmentId: nextAppointmentId,
    patientId,
    patientName: name,
    status: 'booked',
    specialistName: identity.status === 'signedIn' ? identity.user.name : '',
  };
  return (
    <Card
      as="div"
      title="Two-minute brief"
      actions={
        <LinkButton size="s" to={pathTo('consultation', { id: nextAppointmentId })}>
          Open the visit{nextVisitAt !== null && ` of ${formatShortDay(nextVisitAt, viewerTimeZone())}`}
        </LinkButton>
      }
    >
      <Brief visit={visit} />
    </Card>
  );
}
