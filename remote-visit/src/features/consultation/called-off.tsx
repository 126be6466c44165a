import { toBookAgain } from '@telehealth/care/visits/booking-links';
import { moneyText } from '@telehealth/care/visits/money-text';
import { pathTo } from '@telehealth/contracts/routes';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Suspense } from 'react';
import { isPractice } from '../../call/who-talks';
import { EarlierVisits } from '../../visit/earlier-visits';
import { PatientWords } from '../../visit/patient-words';
import { TimesInstead } from '../../visit/times-instead';
import type { VisitPart } from '../../visit/visit-part';
import { WhatHappened } from '../../visit/what-happened';

/** Booking code is loaded only for cancelled visits, in the chunk of the after-visit page. */
const FollowUp = lazyPart(async () => (await import(/* webpackChunkName: "after" */ '../../visit/follow-up')).FollowUp);

/** A cancelled visit, or one whose hold expired. */
export function CalledOff({ details, phase }: VisitPart) {
  const { visit } = details;
  const isSaidSorry = !isPractice(details) && isNotTheirs(visit);
  return (
    <>
      {isSaidSorry && <CalledOffForThem details={details} />}
      <WhatHappened details={details} phase={phase} isTold={isSaidSorry} />
      {!isPractice(details) && (
        <>
          <TimesInstead visit={visit} />
          <div>
            <LinkButton
              to={phase === 'off' ? pathTo('findSpecialist') : toBookAgain(visit)}
              variant="line"
              icon={icons.calendar}
            >
              {isSaidSorry ? 'Find another specialist' : phase === 'off' ? 'Find another time' : 'Book again'}
            </LinkButton>
          </div>
        </>
      )}
      <PatientWords details={details} />
      <EarlierVisits details={details} />
    </>
  );
}

/** The patient neither wanted nor caused the cancellation, e.g. by choosing another time. */
const isNotTheirs = ({ status, cancelledBy, cancelReason }: VisitDetails['visit']) =>
  status === 'cancelled' && (cancelledBy === 'specialist' || (cancelledBy === 'system' && cancelReason !== 'replaced'));

/** Shows the refund and offers another time of the same specialist in two presses, or a search. */
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
