import { lengthWords, MODE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import {
  noRecordText,
  personForHolder,
  personForSpecialist,
  personSeen,
} from '@telehealth/data/related-persons/person-words';
import { Banner } from '@telehealth/ui/layout/banner';
import { coverText } from '@telehealth/visits/cover-text';
import { VisitWhen } from '@telehealth/visits/visit-when';
import type { ReactNode } from 'react';

interface VisitBannerProps {
  visit: Appointment;
  /** How it stands. */
  eyebrow: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** The head of a visit's page: how it stands, with whom, for whom, when and how. Nothing below says these again. */
export function VisitBanner({ visit, eyebrow, action, children }: VisitBannerProps) {
  const isPatient = visit.viewerRole === 'patient';
  const cover = coverText(visit);
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  return (
    <Banner
      eyebrow={eyebrow}
      title={`With ${isPatient ? visit.counterpartName : personSeen(visit)}${specialty ? `, ${specialty}` : ''}`}
      {...(action !== undefined && { action })}
    >
      {visit.forWhom && <p>For {whomText(visit)}</p>}
      {cover !== null && <p>{cover}</p>}
      <p>
        <VisitWhen appointment={visit} />, {MODE_LABELS[visit.mode].toLowerCase()},{' '}
        {lengthWords(visit.minutes, visit.extraMinutes, isPatient)}
      </p>
      {children}
    </Banner>
  );
}

function whomText(visit: Appointment): string {
  const { forWhom, viewerRole, counterpartName, startsAt } = visit;
  if (forWhom === null) return '';
  if (viewerRole === 'patient') return `${personForHolder(forWhom, startsAt)}. ${noRecordText(visit, 'holder')}`;
  return `${personForSpecialist(forWhom, counterpartName, startsAt)}. ${noRecordText(visit, 'practice')}`;
}
