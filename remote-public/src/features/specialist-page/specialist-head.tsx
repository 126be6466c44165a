import { Price } from '@telehealth/care/visits/price';
import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { now } from '@telehealth/contracts/clock';
import {
  formatDate,
  formatTime,
  listWords,
  SPECIALTY_LABELS,
  viewerTimeZone,
  zoneName,
} from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { dayText } from '@telehealth/ui/parts/time';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import { type ReactNode, useMemo } from 'react';
import type { SpecialistPage } from '../../data/specialists/specialist-page.schema';
import { Portrait } from '../../openings/portrait';
import { yearsText } from '../../openings/specialist-words';
import { WaitOffer } from '../../waiting-line/wait-offer';
import { waitingEnd } from '../../waiting-line/waiting-end';
import { type FirstOpening, firstOpening } from './first-opening';
import styles from './specialist-head.module.css';

/** Who they are, the three facts that decide, and the one way to book. */
export function SpecialistHead({ specialist }: { specialist: SpecialistPage }) {
  const { name, specialty, bio } = specialist;
  return (
    <Pattern tone="indigo" className={styles.frame}>
      <div className={styles.sheet}>
        <div className={styles.who}>
          <Portrait of={specialist} size="l" />
          <PageHeading lead={`${SPECIALTY_LABELS[specialty]}, ${yearsText(specialist.yearsOfExperience)}`}>
            {name}
          </PageHeading>
          <p className={styles.registration}>
            <Icon path={icons.check} size={18} />
            <span>
              <b>Registration checked {formatDate(specialist.registrationCheckedAt, viewerTimeZone())}</b>, council
              number {specialist.councilNumber}
            </span>
          </p>
        </div>
        <Deciding specialist={specialist} />
        <p className={styles.bio}>{bio}</p>
      </div>
    </Pattern>
  );
}

function Deciding({ specialist }: { specialist: SpecialistPage }) {
  const { specialistId, name, languages, visitTypes } = specialist;
  const slots = useOpenSlots({ specialistId });
  const first = slots.data && firstOpening(slots.data);
  // The price of the time that is offered; until that is known, of the visit listed first, which is nearly always the same.
  const visit = visitTypes.find(({ id }) => id === first?.visitTypeId) ?? visitTypes[0];
  return (
    <div className={styles.deciding}>
      <dl className={styles.facts}>
        <Fact term="First opening">
          {slots.status === 'pending' ? (
            <Skeleton width="min(9rem, 100%)" height="1.5rem" />
          ) : (
            <FirstTime first={first} />
          )}
        </Fact>
        {visit && (
          <Fact term="Price">
            <Price money={visit.price}>
              <span className="soft small"> for {visit.minutes} minutes</span>
            </Price>
          </Fact>
        )}
        <Fact term="Speaks">{listWords(languages)}</Fact>
      </dl>
      <QueryPanel query={slots} skeleton={<BookSkeleton />} isEmpty={() => false} safe="Nothing was booked.">
        {() =>
          first ? (
            <Book specialistId={specialistId} first={first} />
          ) : (
            <WaitForTime specialistId={specialistId} name={name} />
          )
        }
      </QueryPanel>
    </div>
  );
}

/** `undefined`: the openings could not be fetched. */
function FirstTime({ first }: { first: FirstOpening | null | undefined }) {
  const zone = viewerTimeZone();
  if (first === undefined) return 'Not known just now';
  if (first === null) return 'None in the next 14 days';
  return (
    <>
      {dayText(first.at, zone)} {formatTime(first.at, zone)} <span className="soft small">{zoneName(zone)}</span>
    </>
  );
}

function Book({ specialistId, first: { at, visitTypeId } }: { specialistId: string; first: FirstOpening }) {
  const zone = viewerTimeZone();
  const search = { specialist: specialistId, visit: visitTypeId, at: at.toISOString() };
  return (
    <>
      <LinkButton wide to={pathTo('bookConsultation', {}, search)}>
        Book {dayInSentence(dayText(at, zone))} {formatTime(at, zone)}
      </LinkButton>
      <Link className={styles.other} to={pathTo('bookConsultation', {}, { specialist: specialistId })}>
        Choose another time
      </Link>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function WaitForTime({ specialistId, name }: { specialistId: string; name: string }) {
  const span = useMemo(() => {
    const from = now();
    return { from, until: waitingEnd(from) };
  }, []);
  return <WaitOffer whom={{ specialistId }} name={name} modes={CONSULTATION_MODES} span={span} />;
}

const dayInSentence = (day: string) => (/^To/.test(day) ? day.toLowerCase() : day);

/** As large as what loads, so that nothing moves. */
function BookSkeleton() {
  return (
    <SkeletonGroup label="Looking for openings">
      <Skeleton shape="block" height="3rem" />
      <div className={styles.other}>
        <Skeleton width="min(10rem, 100%)" height="1.5rem" />
      </div>
    </SkeletonGroup>
  );
}
