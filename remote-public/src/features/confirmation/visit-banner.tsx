import { lengthWords, MODE_LABELS, pathTo } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Banner } from '@telehealth/ui/layout/banner';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { When } from '@telehealth/ui/parts/time';

interface VisitBannerProps {
  visit: Appointment;
  /** How it stands. */
  eyebrow: string;
}

export function VisitBanner({ visit, eyebrow }: VisitBannerProps) {
  return (
    <Banner
      eyebrow={eyebrow}
      title={`With ${visit.counterpartName}`}
      action={
        <LinkButton variant="paper" to={pathTo('consultation', { id: visit.id })}>
          Open the visit
        </LinkButton>
      }
    >
      {visit.forWhom && `For ${visit.forWhom.name}. `}
      <When at={visit.startsAt} zone={visit.patientTimeZone} />, {MODE_LABELS[visit.mode].toLowerCase()},{' '}
      {lengthWords(visit.minutes, visit.extraMinutes, true)}
    </Banner>
  );
}
