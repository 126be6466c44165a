import { now } from '@telehealth/contracts/clock';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { AgreeAndBook } from './agree-and-book';

interface ReplacementOfferProps {
  details: VisitDetails;
  instead: NonNullable<VisitDetails['instead']>;
}

/** The replacement time that the database held because the specialist did not come: to accept, or its outcome. */
export function ReplacementOffer({ details, instead }: ReplacementOfferProps) {
  const { Your } = useSubjectWords();
  const { specialistName } = details;
  const zone = viewerTimeZone();
  if (instead.status !== 'held') {
    const isDue = instead.status === 'awaiting_payment';
    return (
      <Card tone="brand" title={`${Your} new time`}>
        <p>
          <strong>{formatMoment(instead.startsAt, zone)}</strong>, {specialistName}. {nameOf(details, instead)}.
        </p>
        <div>
          <LinkButton to={pathTo(isDue ? 'payment' : 'consultation', { id: instead.id })}>
            {isDue ? 'Go to payment' : 'See the visit'}
          </LinkButton>
        </div>
      </Card>
    );
  }
  return (
    <Card tone="brand" title="A new time is kept for you">
      <Stack>
        <AgreeAndBook
          details={details}
          time={{ ...instead, heldId: instead.id, needsApproval: false }}
          isInstead
          onGone={() => undefined}
        />
        {instead.until !== null && (
          <p className="small soft">
            Nobody else can take it until {formatMoment(instead.until, zone)}. If you do not want it, do nothing: it is
            free again then, and costs you nothing.
          </p>
        )}
      </Stack>
    </Card>
  );
}

/** It is as long as the visit that it replaces. */
function nameOf({ visit }: VisitDetails, { status, startsAt, until }: ReplacementOfferProps['instead']): string {
  const endsAt = new Date(startsAt.getTime() + visit.endsAt.getTime() - visit.startsAt.getTime());
  return nameVisit({ status, startsAt, endsAt, holdExpiresAt: until, viewerRole: visit.viewerRole }, now()).label;
}
