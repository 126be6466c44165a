import { formatDay, message, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts';
import { useMyRegistration } from '@telehealth/data/specialists/specialist.queries';
import type { Registration } from '@telehealth/data/specialists/specialist.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';

type Tone = 'success' | 'warning' | 'danger';
const STATES: Record<Registration['state'], { tone: Tone; label: string; meaning: string }> = {
  unverified: { tone: 'warning', label: 'Not checked', meaning: message('onboarding.registrationPending') },
  pending: { tone: 'warning', label: 'Being checked', meaning: message('onboarding.registrationPending') },
  verified: { tone: 'success', label: 'Verified', meaning: 'Patients can find you and book your openings.' },
  rejected: {
    tone: 'danger',
    label: 'Not confirmed',
    meaning: 'The number could not be found in the register, so patients cannot find you. Booked visits stand.',
  },
  suspended: {
    tone: 'danger',
    label: 'Suspended',
    meaning: 'The register shows a suspension, so patients cannot find you.',
  },
  expired: {
    tone: 'warning',
    label: 'Check is due',
    meaning: 'The last check is too long ago. Patients can find you again once it is renewed.',
  },
};

/** Where the check of the council number stands, and what that means for being found. */
export function RegistrationCard() {
  const query = useMyRegistration();
  return (
    <Card title="Your registration">
      <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="Your registration is unchanged.">
        {(registration) =>
          registration === null ? (
            <p className="soft">Complete your details so that we can check your registration.</p>
          ) : (
            <RegistrationFacts registration={registration} />
          )
        }
      </QueryPanel>
    </Card>
  );
}

function RegistrationFacts({ registration }: { registration: Registration }) {
  const { tone, label, meaning } = STATES[registration.state];
  const { councilNumber, specialty, checkedAt } = registration;
  return (
    <>
      <p>
        <strong>{councilNumber}</strong> <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="small soft">
        {SPECIALTY_LABELS[specialty]}
        {checkedAt && `, checked on ${formatDay(checkedAt, viewerTimeZone())}`}
      </p>
      <p>{meaning}</p>
    </>
  );
}
