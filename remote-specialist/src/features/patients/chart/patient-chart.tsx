import { AllergyLine } from '@telehealth/care/allergy-line';
import { Brief } from '@telehealth/care/brief';
import type { CareVisit } from '@telehealth/care/care-visit';
import { Timeline } from '@telehealth/care/chart/timeline';
import { pickEntries } from '@telehealth/care/record/pick-entries';
import {
  CHART_CATEGORIES,
  type ChartCategory,
  errorText,
  formatShortDay,
  pathTo,
  viewerTimeZone,
} from '@telehealth/contracts';
import { useIdentity } from '@telehealth/contracts/session';
import { type Chart, useChart } from '@telehealth/data/chart/chart.queries';
import { LookScreenContext } from '@telehealth/data/chart/look-screen';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { Patient } from '@telehealth/data/patients/patients.schema';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import { AskForAccess } from '../asking/ask-for-access';
import { CorrectionsCard } from '../corrections/corrections-card';
import { EmergencyAccess } from '../emergency/emergency-access';
import { OpenEmergency } from '../emergency/open-emergency';
import { useKeptFocus } from '../place/use-kept-focus';
import { AddEntry, type ListOfClinicians } from '../write/add-entry';
import { confirmAct } from '../write/confirm-act';
import { AccessStrip } from './access-strip';
import styles from './chart.module.css';
import { ChartCard } from './chart-card';
import { ChartHeading } from './chart-heading';
import { ClosedCard } from './closed-card';
import { mayAddTo } from './grant-words';
import { GuardedCards } from './guarded-cards';
import { NothingRecorded } from './nothing-recorded';
import { VisitsCard } from './visits-card';

/** Opened by coming here. What people guard more takes a press. */
const OPENED_AT_ONCE: readonly ChartCategory[] = [
  ...(['profile', 'medicines', 'conditions', 'notes', 'documents', 'results', 'readings'] as const),
];
/** Nothing is added to these from here: an empty one needs no place of its own. */
const WITHOUT_ADDING: readonly ChartCategory[] = ['readings', 'notes', 'results', 'documents'];
const GUARDED = CHART_CATEGORIES.filter((category) => !OPENED_AT_ONCE.includes(category));

/** The record of one person by the rights of this moment. Coming here is a look, written into their log. */
export function PatientChart({ patient }: { patient: Patient }) {
  const box = useKeptFocus();
  return (
    <LookScreenContext value="chart">
      <div ref={box}>
        <Content key={patient.patientId} patient={patient} />
      </div>
    </LookScreenContext>
  );
}

function Content({ patient }: { patient: Patient }) {
  const { patientId, name, nextAppointmentId } = patient;
  const [pressed, setPressed] = useState<readonly ChartCategory[]>([]);
  const chart = useChart(patientId, [...OPENED_AT_ONCE, ...pressed]);
  const { now } = useServerNow(30_000);
  const closed = CHART_CATEGORIES.filter((category) => chart.categories?.has(category) === false);
  const [facts = null] = pickEntries(chart.opened, 'facts');
  return (
    <Stack gap={4}>
      <ChartHeading name={name} facts={facts} visitId={nextAppointmentId} now={now}>
        <AccessStrip chart={chart} now={now} />
      </ChartHeading>
      {chart.emergency !== null && <OpenEmergency emergency={chart.emergency} patientId={patientId} name={name} />}
      <div className={styles.allergies}>
        <AllergyLine
          visit={{ patientId, patientName: name }}
          act={confirmAct(patientId, 'profile', mayAddTo(chart.grants, 'profile'))}
        />
        {mayAddTo(chart.grants, 'profile') && <AddEntry patientId={patientId} patientName={name} list="allergies" />}
      </div>
      {chart.error !== null && (
        <RetryNotice title="Part of the record could not be read" onRetry={chart.retry}>
          {errorText(chart.error)}
        </RetryNotice>
      )}
      {chart.categories === null && chart.error === null && <ChartSkeleton />}
      <CorrectionsCard patientId={patientId} nameOf={() => name} titleOf={(rowId) => titleOf(chart.opened, rowId)} />
      {closed.length === CHART_CATEGORIES.length ? (
        <Split ratio="even">
          <Ways patient={patient} chart={chart} closed={closed} />
          <VisitsCard patientId={patientId} />
        </Split>
      ) : (
        <Parts patient={patient} chart={chart} closed={closed} onOpen={(part) => setPressed([...pressed, part])} />
      )}
      {chart.opened.size > 0 && (
        <Disclosure summary="All of it by time">
          <Timeline opened={chart.opened} />
        </Disclosure>
      )}
    </Stack>
  );
}

interface PartsProps {
  patient: Patient;
  chart: Chart;
  closed: readonly ChartCategory[];
}

/** What is open, and at its end what is not. */
function Parts({ patient, chart, closed, onOpen }: PartsProps & { onOpen: (category: ChartCategory) => void }) {
  return (
    <>
      <Split>
        <Stack gap={4}>
          <NextVisit patient={patient} />
          <ChartCard title="Readings" chart={chart} of={['readings']} />
        </Stack>
        <Listed patient={patient} chart={chart} />
      </Split>
      <Split>
        <Stack gap={4}>
          <ChartCard title="Notes" chart={chart} of={['notes']} />
          <ChartCard title="Results" chart={chart} of={['results']} />
          <ChartCard title="Documents" chart={chart} of={['documents']} />
          <NothingRecorded chart={chart} of={WITHOUT_ADDING} />
        </Stack>
        <Stack gap={4}>
          <VisitsCard patientId={patient.patientId} />
          <GuardedCards chart={chart} of={GUARDED} onOpen={onOpen} />
          <Ways patient={patient} chart={chart} closed={closed} />
        </Stack>
      </Split>
    </>
  );
}

/** What is closed, by whose choice, and the ways to it: the polite one first. */
function Ways({ patient, chart, closed }: PartsProps) {
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

/** What is so now: problems, medicines and what was prescribed; added to and confirmed where access allows it. */
function Listed({ patient: { patientId, name }, chart }: { patient: Patient; chart: Chart }) {
  const adds = (category: ChartCategory, list: ListOfClinicians) => {
    const mayAdd = mayAddTo(chart.grants, category);
    return {
      act: confirmAct(patientId, category, mayAdd),
      actions: mayAdd && <AddEntry patientId={patientId} patientName={name} list={list} />,
    };
  };
  return (
    <Stack gap={4}>
      <ChartCard title="Problems" chart={chart} of={['conditions']} keepsEmpty {...adds('conditions', 'conditions')} />
      <ChartCard
        title="Medicines"
        chart={chart}
        of={['medicines']}
        only={({ kind }) => kind !== 'prescription'}
        keepsEmpty
        {...adds('medicines', 'medications')}
      />
      <ChartCard title="Prescriptions" chart={chart} of={['medicines']} only={({ kind }) => kind === 'prescription'} />
    </Stack>
  );
}

const isViewOnly = ({ grants, emergency }: Chart) =>
  emergency === null && grants.length > 0 && grants.every(({ may }) => may === 'view');

/** The visit whose access may be widened: it must have some already. */
const visitToWiden = ({ nextAppointmentId }: Patient, { grants }: Chart) =>
  grants.some(({ purpose }) => purpose === 'visit') ? nextAppointmentId : null;

/** What an entry is called, where it is open. */
function titleOf(opened: Chart['opened'], rowId: string): string | undefined {
  const found = [...opened.values()].flat().find((entry) => 'id' in entry && entry.id === rowId);
  if (found === undefined) return undefined;
  if ('label' in found) return found.label;
  return 'title' in found ? found.title : undefined;
}

/** The two-minute brief of the visit ahead. */
function NextVisit({ patient: { patientId, name, nextAppointmentId, nextVisitAt } }: { patient: Patient }) {
  const identity = useIdentity();
  if (nextAppointmentId === null) return null;
  const visit: CareVisit = {
    ...{ appointmentId: nextAppointmentId, patientId, patientName: name, status: 'booked' },
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

function ChartSkeleton() {
  return (
    <SkeletonGroup label="What is open to you is being read">
      <SkeletonCard height="20rem" />
    </SkeletonGroup>
  );
}
