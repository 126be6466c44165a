import { formatDay, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { useMyRegistration } from '../../data/registration/registration.queries';
import type { Registration } from '../../data/registration/registration.schema';
import { isClosing, RegistrationEnds } from '../../practice/registration-ends';
import { standingOf } from '../../practice/registration-states';

/** The state of the registration check, and its effect on being found. */
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
      <RegistrationEnds registration={registration} />
      {(registration.state !== 'verified' || isClosing(registration)) && (
        <Link to={pathTo('specialist.profile')}>Your registration and documents</Link>
      )}
    </>
  );
}
