import { formatDay, now, pathTo, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { useMyRegistration } from '@telehealth/data/specialists/specialist.queries';
import type { Registration } from '@telehealth/data/specialists/specialist.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
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

const DAY_MS = 86_400_000;
/** As in the database: from when a card that ends is warned of, and how long booked visits stay after its end. */
const WARNED_DAYS = 30;
const GRACE_DAYS = 14;

const isAhead = ({ validUntil, suspendsAt }: Pick<Registration, 'validUntil' | 'suspendsAt'>) =>
  suspendsAt !== null || (validUntil !== null && validUntil.getTime() - now().getTime() <= WARNED_DAYS * DAY_MS);

/** What will close the practice, and when. */
function Ahead({ registration: { state, validUntil, suspendsAt } }: { registration: Registration }) {
  if (state !== 'verified') return null;
  const zone = viewerTimeZone();
  if (suspendsAt !== null) {
    return (
      <Notice tone="warning" title={`Suspended from ${formatDay(suspendsAt, zone)} on`}>
        Visits before that day take place. Later ones were called off, and nobody can book for then.
      </Notice>
    );
  }
  if (validUntil === null || !isAhead({ validUntil, suspendsAt })) return null;
  const calledOff = formatDay(new Date(validUntil.getTime() + GRACE_DAYS * DAY_MS), zone);
  const hasEnded = validUntil <= now();
  return (
    <Notice tone="warning" title={`Your yearly card ${hasEnded ? 'ended' : 'ends'} on ${formatDay(validUntil, zone)}`}>
      {hasEnded ? 'Nobody can find or book you now.' : 'After that nobody can find or book you.'} Please add the new
      card to your profile. Unless it is checked by {calledOff}, your visits are called off then.
    </Notice>
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
      <Ahead registration={registration} />
      {(registration.state !== 'verified' || isAhead(registration)) && (
        <Link to={pathTo('specialist.profile')}>Your registration and documents</Link>
      )}
    </>
  );
}
