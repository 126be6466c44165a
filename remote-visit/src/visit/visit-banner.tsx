import { coverText } from '@telehealth/care/visits/cover-text';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { lengthWords, MODE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Banner } from '@telehealth/ui/layout/banner';
import type { ReactNode } from 'react';

interface VisitBannerProps {
  visit: Appointment;
  eyebrow: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** The head of a visit's page: state, people, time and mode. Nothing below repeats them. */
export function VisitBanner({ visit, eyebrow, action, children }: VisitBannerProps) {
  const isPatient = visit.viewerRole === 'patient';
  const cover = coverText(visit);
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  return (
    <Banner
      eyebrow={eyebrow}
      title={`With ${visit.counterpartName}${specialty ? `, ${specialty}` : ''}`}
      {...(action !== undefined && { action })}
    >
      {cover !== null && <p>{cover}</p>}
      <p>
        <VisitWhen appointment={visit} />, {MODE_LABELS[visit.mode].toLowerCase()},{' '}
        {lengthWords(visit.minutes, visit.extraMinutes, isPatient)}
      </p>
      {children}
    </Banner>
  );
}
