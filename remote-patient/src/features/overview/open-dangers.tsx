import { dangerReasons, dangerTitle } from '@telehealth/care/safety/danger-words';
import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import { LEVEL_ADVICE } from '@telehealth/clinical/triage/levels';
import { errorText, pathTo } from '@telehealth/contracts';
import type { SymptomCheck } from '@telehealth/contracts/schemas';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { type Danger, useShareDanger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { VisitWhen } from '@telehealth/visits/visit-when';
import { useState } from 'react';
import { AnswerDangerDialog } from './answer-danger-dialog';
import { nextVisitOf } from './decide-todos';
import styles from './overview.module.css';

interface OpenDangersProps {
  query: BackendQuery<Danger[]>;
  /** Of which the next visit may be told. */
  appointments: readonly Appointment[];
}

/** What was found dangerous and is not dealt with: it stands before everything else until it is. */
export function OpenDangers({ query, appointments }: OpenDangersProps) {
  const [answering, setAnswering] = useState<Danger | null>(null);
  const { now } = useServerNow(60_000);
  const nextFor = (about: SymptomCheck['about']) =>
    nextVisitOf(
      appointments.filter(({ forWhom }) => (forWhom !== null) === (about === 'other')),
      now,
    );
  return (
    <>
      <MissingNotice query={query} title="We could not look for dangerous readings">
        None of them is lost. If something worries you, do not wait: call 112.
      </MissingNotice>
      {query.data?.map((danger) => (
        <DangerCard
          key={keyOf(danger)}
          danger={danger}
          visit={nextFor(danger.check.about)}
          onAnswer={() => setAnswering(danger)}
        />
      ))}
      {answering !== null && (
        <AnswerDangerDialog key={keyOf(answering)} danger={answering} onClose={() => setAnswering(null)} />
      )}
    </>
  );
}

const keyOf = ({ id, reading }: Danger) => id ?? reading?.id ?? '';

interface DangerCardProps {
  danger: Danger;
  /** The next visit that is about the same person. */
  visit: Appointment | null;
  onAnswer: () => void;
}

function DangerCard({ danger, visit, onAnswer }: DangerCardProps) {
  const { check, reading } = danger;
  const isEmergency = check.level <= EMERGENCY_LEVEL;
  const today = pathTo('findSpecialist', {}, { when: 'today', ...(check.about === 'other' && { for: 'other' }) });
  return (
    <Card title={check.heading} padding="l" className={styles.danger}>
      <Stack>
        <p>
          <strong>{dangerTitle(danger)}</strong>
          {check.about === 'other' && ', about somebody else'}
        </p>
        {dangerReasons(check).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{LEVEL_ADVICE[check.level].advice}</p>
        <Cluster>
          {isEmergency && <CallButton tel="112" />}
          <LinkButton to={today} variant={isEmergency ? 'line' : 'primary'}>
            Find a visit today
          </LinkButton>
          {reading !== null && (
            <LinkButton to={pathTo('patient.connectDevice', {}, { kind: reading.code })} variant="line">
              Measure again
            </LinkButton>
          )}
          <LinkButton to={pathTo('emergencyCare')} variant="line" reloadDocument>
            Whom to call
          </LinkButton>
          <Button variant="line" onClick={onAnswer}>
            I have had help
          </Button>
        </Cluster>
        {visit !== null && <TellNextVisit danger={danger} visit={visit} />}
        <p className="small soft">
          This stays here until you measure again and it is better, a clinician has seen it, or you tell us that you had
          help.
        </p>
      </Stack>
    </Card>
  );
}

/** The visit that is booked already: it comes with this only if the patient says so. */
function TellNextVisit({ danger, visit }: { danger: Danger; visit: Appointment }) {
  const sharing = useShareDanger();
  if (danger.visits.includes(visit.id)) {
    return (
      <p className="small" role="status">
        {visit.counterpartName} sees this before your visit, <VisitWhen appointment={visit} hideZone />.
      </p>
    );
  }
  return (
    <>
      {sharing.error !== null && (
        <Notice tone="danger" title="It was not shared" live>
          {errorText(sharing.error)}
        </Notice>
      )}
      <Cluster>
        <Button
          variant="line"
          busy={sharing.isRunning}
          busyLabel="Sharing"
          onClick={() => void sharing.run({ ...danger, appointmentId: visit.id })}
        >
          Show it to {visit.counterpartName}
        </Button>
        <span className="small soft">
          Your next visit: <VisitWhen appointment={visit} hideZone />
        </span>
      </Cluster>
    </>
  );
}
