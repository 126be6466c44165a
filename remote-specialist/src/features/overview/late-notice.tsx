import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { DoorOfVisit } from '@telehealth/data/consultations/consultation.schema';
import { useAnnounceDelay } from '@telehealth/data/visits/waiting-room.mutations';
import { FailureText } from '@telehealth/ui/feedback/failure-text';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { delayToSay, minutesLate } from '../../visits/minutes-late';

interface LateNoticeProps {
  visit: Appointment;
  door: DoorOfVisit | undefined;
  now: Date;
}

/** Says by how much a visit is late, with one press to tell the patient. */
export function LateNotice({ visit, door, now }: LateNoticeProps) {
  const announcing = useAnnounceDelay();
  const late = minutesLate(visit, now);
  if (late === null) return null;
  const said = door?.specialistLateMinutes ?? null;
  const minutes = delayToSay(late, said);
  const tell = () => void announcing.run({ appointmentId: visit.id, minutes });
  return (
    <>
      <p>
        <b>{late === 0 ? 'Should begin now.' : late === 1 ? 'Late by 1 minute.' : `Late by ${late} minutes.`}</b>{' '}
        {said !== null && `The patient was told of ${said} minutes.`}
      </p>
      {announcing.error !== null && (
        <Notice tone="warning" live>
          <FailureText error={announcing.error} />
        </Notice>
      )}
      {late > 0 && (said === null || late >= said) && (
        <div>
          <Button
            variant="line"
            size="s"
            busy={announcing.isRunning}
            busyLabel="Telling"
            aria-label={`Tell: ${minutes} minutes late, to ${visit.counterpartName}`}
            onClick={tell}
          >
            Tell: {minutes} minutes late
          </Button>
        </div>
      )}
    </>
  );
}
