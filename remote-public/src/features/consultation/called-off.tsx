import { pathTo } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { toBookAgain } from '@telehealth/visits/booking-links';
import { Suspense } from 'react';
import { isPractice } from '../../call/who-talks';
import { EarlierVisits } from '../../visit/earlier-visits';
import { moneyText } from '../../visit/money-text';
import { PatientWords } from '../../visit/patient-words';
import { TimesInstead } from '../../visit/times-instead';
import type { VisitPart } from '../../visit/visit-part';
import { WhatHappened } from '../../visit/what-happened';

/** Booking is no part of looking at a visit: it comes when a visit was called off, with what follows a visit. */
const FollowUp = latePart(async () => (await import(/* webpackChunkName: "after" */ '../../visit/follow-up')).FollowUp);

/** A visit that does not take place, or whose time ran out before it was booked. */
export function CalledOff({ details, moment }: VisitPart) {
  const { visit } = details;
  const isSaidSorry = !isPractice(details) && isNotTheirs(visit);
  return (
    <>
      {isSaidSorry && <CalledOffForThem details={details} />}
      <WhatHappened details={details} moment={moment} isTold={isSaidSorry} />
      {!isPractice(details) && (
        <>
          <TimesInstead visit={visit} />
          <div>
            <LinkButton
              to={moment === 'off' ? pathTo('findSpecialist') : toBookAgain(visit)}
              variant="line"
              icon="calendar"
            >
              {isSaidSorry ? 'Find another specialist' : moment === 'off' ? 'Find another time' : 'Book again'}
            </LinkButton>
          </div>
        </>
      )}
      <PatientWords details={details} />
      <EarlierVisits details={details} />
    </>
  );
}

/** The patient neither wanted nor caused it, e.g. by choosing another time. */
const isNotTheirs = ({ status, cancelledBy, cancelReason }: VisitDetails['visit']) =>
  status === 'cancelled' && (cancelledBy === 'specialist' || (cancelledBy === 'system' && cancelReason !== 'replaced'));

/** What becomes of the money, and another time of the same specialist in two presses; others are a search away. */
function CalledOffForThem({ details }: { details: VisitDetails }) {
  const { visit, side, specialistName } = details;
  const who =
    visit.cancelledBy === 'specialist' ? `${specialistName} cannot keep this visit` : 'This visit was cancelled';
  return (
    <>
      <Notice tone="warning" title={`${who}. We are sorry.`}>
        You did nothing wrong. {moneyText(details)}
      </Notice>
      {side === 'patient' && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <FollowUp details={details} isInstead />
        </Suspense>
      )}
    </>
  );
}
