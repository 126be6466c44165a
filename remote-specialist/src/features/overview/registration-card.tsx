import { formatDay, pathTo, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { useMyRegistration } from '@telehealth/data/specialists/specialist.queries';
import type { Registration } from '@telehealth/data/specialists/specialist.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { standingOf } from '../../practice/registration-states';

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
  const { tone, label, meaning } = standingOf(registration);
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
      {registration.state !== 'verified' && (
        <Link to={pathTo('specialist.profile')}>Your registration and documents</Link>
      )}
    </>
  );
}
