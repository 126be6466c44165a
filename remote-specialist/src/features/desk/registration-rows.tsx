import { formatDate, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import type { ClaimedRegistration } from '../../data/desk/desk.schema';
import { dueWords, filesWords, lengthWords } from './desk-words';
import { RegistrationDialog } from './registration-dialog';

interface RegistrationRowsProps {
  registrations: readonly ClaimedRegistration[];
  now: Date;
}

/** Registrations, each with a button to check it. */
export function RegistrationRows({ registrations, now }: RegistrationRowsProps) {
  const [checking, setChecking] = useState<ClaimedRegistration | null>(null);
  return (
    <>
      <RowList label="Registrations">
        {registrations.map((one) => (
          <Row
            key={one.specialistId}
            title={`${one.name}, ${SPECIALTY_LABELS[one.specialty].toLowerCase()}`}
            detail={<RowFacts registration={one} now={now} />}
            end={
              <Button
                variant="line"
                size="s"
                aria-label={`Check the registration of ${one.name}`}
                onClick={() => setChecking(one)}
              >
                Check
              </Button>
            }
          />
        ))}
      </RowList>
      {checking && <RegistrationDialog registration={checking} onClose={() => setChecking(null)} />}
    </>
  );
}

function RowFacts({ registration, now }: { registration: ClaimedRegistration; now: Date }) {
  const { councilNumber, state, askedAt, validUntil, heldByAnother, dueAt, moreAskedAt, files } = registration;
  const zone = viewerTimeZone();
  return (
    <>
      {councilNumber}
      {state === 'pending' && askedAt && `, waits for ${lengthWords(now.getTime() - askedAt.getTime())}`}
      {state === 'pending' && `, ${filesWords(files)}`}
      {dueAt && `, answer ${dueWords(dueAt, now)}`}
      {moreAskedAt && ', more was asked for'}
      {state === 'verified' && validUntil && `, confirmed until ${formatDate(validUntil, zone)}`}{' '}
      {heldByAnother && (
        <Badge tone="warning" icon={icons.warning}>
          Verified for somebody else
        </Badge>
      )}
    </>
  );
}
