import type { SymptomChange } from '@telehealth/contracts/visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { ReadTriage } from './read-triage';
import { SharedFiles } from './shared-files';
import styles from './visit-facts.module.css';

const SYMPTOM_WORDS: Readonly<Record<SymptomChange, string>> = {
  better: 'Better than when it was booked',
  same: 'The same as when it was booked',
  worse: 'Worse than when it was booked',
};

export function PatientWords({ details }: { details: VisitDetails }) {
  const { visit, side, bookedByName, intake, triage } = details;
  const isPatient = side === 'patient';
  return (
    <Card title={isPatient ? 'What you said beforehand' : 'What it is about'}>
      <DataList
        items={[
          ...invitedBy(details),
          ...(bookedByName === null ? [] : [{ term: 'Booked by', detail: bookedByName }]),
          {
            term: 'Reason',
            detail: <span className={styles.words}>{reasonOf(details)}</span>,
          },
          ...(intake?.reason && intake.reason !== visit.reason
            ? [{ term: 'Added later', detail: <span className={styles.words}>{intake.reason}</span> }]
            : []),
          ...(intake?.symptoms ? [{ term: 'Now', detail: SYMPTOM_WORDS[intake.symptoms] }] : []),
        ]}
      />
      <Questions questions={intake?.questions ?? []} isPatient={isPatient} />
      <SharedFiles details={details} />
      {triage && side !== 'delegate' && <ReadTriage appointmentId={visit.id} isPatient={isPatient} />}
    </Card>
  );
}

/** Shown in every phase, because the topic of an invitation is the specialist's and not the patient's. */
function invitedBy({ visit, invitation, specialistName }: VisitDetails) {
  if (invitation === null) return [];
  const who = visit.viewerRole === 'specialist' ? 'you' : specialistName;
  const why = invitation.reason === null ? '' : `: ${invitation.reason}`;
  return [{ term: 'An extra visit', detail: <span className={styles.words}>{`Proposed by ${who}${why}`}</span> }];
}

function reasonOf({ visit, side }: VisitDetails): string {
  if (visit.reason !== '') return visit.reason;
  return side === 'delegate' ? 'Not shown to you' : 'None given';
}

function Questions({ questions, isPatient }: { questions: readonly string[]; isPatient: boolean }) {
  if (questions.length === 0) return null;
  return (
    <>
      <h3 className={styles.part}>{isPatient ? 'Your questions' : 'Questions of the patient'}</h3>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </>
  );
}
