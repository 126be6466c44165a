import { dangerReasons, dangerTitle, seenTitle } from '@telehealth/care/safety/danger-words';
import type { Dangers } from '@telehealth/care/safety/use-open-dangers';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { dangerStepText } from '@telehealth/data/symptom-checks/danger-seen';
import { type Danger, useShareDanger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { LEVEL_ADVICE } from '@telehealth/triage/levels';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import { AnswerDangerDialog } from './answer-danger-dialog';
import { nextVisitOf } from './decide-todos';
import styles from './overview.module.css';

interface OpenDangersProps {
  query: BackendQuery<Dangers>;
  /** The visits among which the next one may be informed. */
  appointments: readonly Appointment[];
}

/** Danger signs that are not dealt with; they stand first until they are. */
export function OpenDangers({ query, appointments }: OpenDangersProps) {
  const [answering, setAnswering] = useState<Danger | null>(null);
  const { now } = useServerNow(60_000);
  // What is about somebody else goes into no visit of one's own.
  const nextFor = (about: SymptomCheck['about']) => (about === 'other' ? null : nextVisitOf(appointments, now));
  return (
    <>
      <MissingNotice query={query} title="We could not look for dangerous readings">
        None of them is lost. If something worries you, do not wait: call 112.
      </MissingNotice>
      {query.data?.open.map((danger) => (
        <DangerCard
          key={keyOf(danger)}
          danger={danger}
          visit={nextFor(danger.check.about)}
          onAnswer={() => setAnswering(danger)}
        />
      ))}
      {query.data !== undefined && <SeenDangers seen={query.data.seen} />}
      {answering !== null && (
        <AnswerDangerDialog key={keyOf(answering)} danger={answering} onClose={() => setAnswering(null)} />
      )}
    </>
  );
}

const momentOf = (at: Date) => formatShortMoment(at, viewerTimeZone());

/** Clinicians' steps about danger signs, readable for two weeks. */
function SeenDangers({ seen }: Pick<Dangers, 'seen'>) {
  if (seen.length === 0) return null;
  return (
    <Card title={seen.length === 1 ? 'A clinician has seen it' : 'A clinician has seen them'}>
      <ul className={styles.seen}>
        {seen.map((one) => (
          <li key={one.id}>
            <b>{seenTitle(one)}</b>
            <br />
            {one.byName} saw it on {momentOf(one.at)}: {dangerStepText(one)}.
          </li>
        ))}
      </ul>
    </Card>
  );
}

const keyOf = ({ id, reading }: Danger) => id ?? reading?.id ?? '';

interface DangerCardProps {
  danger: Danger;
  /** The next visit about the same person. */
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
        {visit !== null && <ShareWithVisit danger={danger} visit={visit} />}
        {danger.opened !== null && (
          <p>
            {danger.opened.how === 'visit'
              ? `You had a visit with ${danger.opened.byName} on ${momentOf(danger.opened.at)}.`
              : `${danger.opened.byName} opened it on ${momentOf(danger.opened.at)}.`}{' '}
            Nobody has said yet what was done about it.
          </p>
        )}
        <p className="small soft">
          This stays here until you measure again and it is better, a clinician says what was done, or you tell us that
          you had help.
        </p>
      </Stack>
    </Card>
  );
}

/** A visit within this time is soon enough for a sign that needs care today. */
const SOON_MS = 24 * 3_600_000;

/** Warns that a booked visit may be too late, because a booking looks like help on the way. */
function TooLate({ danger: { check }, visit }: { danger: Danger; visit: Appointment }) {
  const { now } = useServerNow(60_000);
  const isEmergency = check.level <= EMERGENCY_LEVEL;
  if (!isEmergency && visit.startsAt.getTime() - now.getTime() <= SOON_MS) return null;
  return <b>{` Do not wait for that visit: this needs ${isEmergency ? 'help now' : 'a clinician today'}.`}</b>;
}

/** Offers to share the danger sign with the booked visit, which needs the patient's consent. */
function ShareWithVisit({ danger, visit }: { danger: Danger; visit: Appointment }) {
  const { your, Your } = useSubjectWords();
  const sharing = useShareDanger();
  if (danger.visits.includes(visit.id)) {
    return (
      <p className="small" role="status">
        {visit.counterpartName} sees this before {your} visit, <VisitWhen appointment={visit} hideZone />.
        <TooLate danger={danger} visit={visit} />
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
          {Your} next visit: <VisitWhen appointment={visit} hideZone />.
          <TooLate danger={danger} visit={visit} />
        </span>
      </Cluster>
    </>
  );
}
