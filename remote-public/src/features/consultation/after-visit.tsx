import { pathTo } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { toBookAgain } from '@telehealth/visits/booking-links';
import type { Moment } from '../../visit/decide-moment';
import { EarlierVisits } from '../../visit/earlier-visits';
import { PatientWords } from '../../visit/patient-words';
import { TimesInstead } from '../../visit/times-instead';
import { ReviewCard } from './review-card';
import { VisitNotes } from './visit-notes';
import { VisitPrescriptions } from './visit-prescriptions';
import { WhatHappened } from './what-happened';

/** What happened, what came of it, and what comes next. */
export function AfterVisit({ details, moment }: { details: VisitDetails; moment: Moment }) {
  const { side, visit } = details;
  const isPatientSide = side === 'patient' || side === 'delegate';
  const tookPlace = visit.status === 'completed' || details.notes.length > 0 || details.prescriptions.length > 0;
  return (
    <>
      <WhatHappened details={details} moment={moment} />
      {tookPlace && side !== 'delegate' && (
        <>
          <VisitNotes details={details} />
          <VisitPrescriptions details={details} />
        </>
      )}
      {isPatientSide && <TimesInstead visit={visit} />}
      {side === 'patient' && <ReviewCard details={details} />}
      {isPatientSide && (
        <div>
          <LinkButton
            to={moment === 'off' ? pathTo('findSpecialist') : toBookAgain(visit)}
            variant="line"
            icon="calendar"
          >
            {moment === 'off' ? 'Find another time' : 'Book again'}
          </LinkButton>
        </div>
      )}
      <PatientWords details={details} />
      <EarlierVisits details={details} />
    </>
  );
}
