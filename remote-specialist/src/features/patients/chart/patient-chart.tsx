import { AllergyLine } from '@telehealth/care/allergy-line';
import { Timeline } from '@telehealth/care/chart/timeline';
import { mayAddTo } from '@telehealth/care/record/may-add-to';
import { pickEntries } from '@telehealth/care/record/pick-entries';
import { CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts/chart';
import { errorText } from '@telehealth/contracts/messages';
import { type Chart, useChart } from '@telehealth/data/chart/chart.queries';
import { LookScreenContext } from '@telehealth/data/chart/look-screen';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { useState } from 'react';
import type { Patient } from '../../../data/patients/patients.schema';
import { CorrectionsCard } from '../corrections/corrections-card';
import { EmergencyBanner } from '../emergency/emergency-banner';
import { confirmAct } from '../write/confirm-act';
import { AccessStrip } from './access-strip';
import styles from './chart.module.css';
import { ChartHeading } from './chart-heading';
import { OPENED_AT_ONCE, Parts, Ways } from './chart-parts';
import { VisitsCard } from './visits-card';

/** One patient's record under the present grants. Opening it is an audited read. */
export function PatientChart({ patient }: { patient: Patient }) {
  return (
    <LookScreenContext value="chart">
      <Content key={patient.patientId} patient={patient} />
    </LookScreenContext>
  );
}

function Content({ patient }: { patient: Patient }) {
  const { patientId, name } = patient;
  // Nothing is added to the record of somebody who has died: the database refuses it as well.
  const hasDied = (patient.diedOn ?? null) !== null;
  const [pressed, setPressed] = useState<readonly ChartCategory[]>([]);
  const chart = useChart(patientId, [...OPENED_AT_ONCE, ...pressed]);
  const { now } = useServerNow(30_000);
  const closed = CHART_CATEGORIES.filter((category) => chart.categories?.has(category) === false);
  const isClosed = closed.length === CHART_CATEGORIES.length;
  const [facts = null] = pickEntries(chart.opened, 'facts');
  return (
    <Stack gap={4}>
      <ChartHeading patient={patient} facts={facts} now={now}>
        <AccessStrip chart={chart} now={now} />
      </ChartHeading>
      {chart.emergency !== null && <EmergencyBanner emergency={chart.emergency} patientId={patientId} name={name} />}
      {!(hasDied && isClosed) && (
        <div className={styles.allergies}>
          <AllergyLine
            visit={{ patientId, patientName: name }}
            act={confirmAct(patientId, 'profile', !hasDied && mayAddTo(chart.grants, 'profile'))}
            isOpen={!hasDied}
          />
        </div>
      )}
      {chart.error !== null && (
        <RetryNotice title="Part of the record could not be read" onRetry={chart.retry}>
          {errorText(chart.error)}
        </RetryNotice>
      )}
      {chart.categories === null && chart.error === null && <ChartSkeleton />}
      <CorrectionsCard patientId={patientId} nameOf={() => name} titleOf={(rowId) => titleOf(chart.opened, rowId)} />
      {isClosed ? (
        <Split ratio="even">
          {hasDied ? <EndedCard /> : <Ways patient={patient} chart={chart} closed={closed} />}
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

/** Returns an entry's title, if its part is open. */
function titleOf(opened: Chart['opened'], rowId: string): string | undefined {
  const found = [...opened.values()].flat().find((entry) => 'id' in entry && entry.id === rowId);
  if (found === undefined) return undefined;
  if ('label' in found) return found.label;
  return 'title' in found ? found.title : undefined;
}

/** Nobody is left to ask, and nothing is urgent any more. */
function EndedCard() {
  return (
    <Card title="The record is closed">
      <p>
        What this person had shared ended when they died. You can still read the notes you signed, on the pages of your
        visits, and finish the notes of visits that took place.
      </p>
    </Card>
  );
}

function ChartSkeleton() {
  return (
    <SkeletonGroup label="Loading what is open to you">
      <SkeletonCard height="20rem" />
    </SkeletonGroup>
  );
}
