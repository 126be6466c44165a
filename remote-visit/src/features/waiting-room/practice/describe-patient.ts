import { formatTime, MODE_LABELS } from '@telehealth/contracts/formatting';
import { DEVICES_FOR } from '@telehealth/contracts/visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

export interface PatientAtDoor {
  title: string;
  facts: readonly string[];
}

/** The patient's whereabouts and readiness, from their device and their own statements. */
export function describePatient(details: VisitDetails, zone: string): PatientAtDoor {
  const { room, visit, patientName } = details;
  const since = room?.waitingSince ?? null;
  const late = room?.patientLateMinutes ?? null;
  const isWaiting = visit.status === 'waiting';
  const facts = [
    isWaiting &&
      room?.patientHere === false &&
      `${patientName} is away from the page right now; they keep their place.`,
    readyText(details),
    howText(details),
    !isWaiting && late !== null && `${patientName} said that they run about ${late} minutes late.`,
  ].filter((fact): fact is string => fact !== false && fact !== '');
  if (!isWaiting) return { title: 'The patient is not here yet', facts };
  const title =
    since === null ? `${patientName} waits` : `${patientName} has been waiting since ${formatTime(since, zone)}`;
  return { title, facts };
}

function readyText({ visit, preparation }: VisitDetails): string {
  const needed = DEVICES_FOR[visit.mode];
  if (needed.length === 0) return '';
  const devices = preparation?.devices ?? null;
  if (devices === null) return 'Camera and sound were not checked.';
  const failing = needed.filter((device) => devices[device] === 'fails');
  if (failing.length > 0) return `Does not work on their device: ${failing.join(', ')}.`;
  const isReady = needed.every((device) => device === 'speaker' || devices[device] === 'works');
  return isReady
    ? `Ready for ${MODE_LABELS[visit.mode].toLowerCase()}.`
    : 'The check of camera and sound is not finished.';
}

function howText({ intake }: VisitDetails): string {
  if (intake?.symptoms === 'worse') return 'Worse than when booked.';
  if (intake?.symptoms === 'better') return 'Better than when booked.';
  return intake?.symptoms === 'same' ? 'The same as when booked.' : '';
}
