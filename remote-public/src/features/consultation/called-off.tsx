import { pathTo } from '@telehealth/contracts';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { toBookAgain } from '@telehealth/visits/booking-links';
import { isPractice } from '../../call/who-talks';
import { EarlierVisits } from '../../visit/earlier-visits';
import { PatientWords } from '../../visit/patient-words';
import { TimesInstead } from '../../visit/times-instead';
import type { VisitPart } from '../../visit/visit-part';
import { WhatHappened } from '../../visit/what-happened';

/** A visit that does not take place, or whose time ran out before it was booked. */
export function CalledOff({ details, moment }: VisitPart) {
  const { visit } = details;
  return (
    <>
      <WhatHappened details={details} moment={moment} />
      {!isPractice(details) && (
        <>
          <TimesInstead visit={visit} />
          <div>
            <LinkButton
              to={moment === 'off' ? pathTo('findSpecialist') : toBookAgain(visit)}
              variant="line"
              icon="calendar"
            >
              {moment === 'off' ? 'Find another time' : 'Book again'}
            </LinkButton>
          </div>
        </>
      )}
      <PatientWords details={details} />
      <EarlierVisits details={details} />
    </>
  );
}
