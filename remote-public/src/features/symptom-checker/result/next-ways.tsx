import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import type { Specialty } from '@telehealth/contracts/people';
import { useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { DescribedResult } from '@telehealth/triage/check';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { handOverCheck } from '../../../handover/handed-over-check';
import type { CheckState } from '../flow/check-state';
import type { ScreenProps } from '../flow/screen-props';
import { reasonOf, toRecord } from '../flow/to-record';
import { ageOf } from '../flow/who';
import styles from './result.module.css';
import { useIsOnline } from './use-is-online';

/** A public map search; the link contains nothing about the person. */
const MAP = 'https://www.google.com/maps/search/?api=1&query=';
const CHILD_YEARS = 16;
const HOME_LEVEL = 5;

type NextWaysProps = ScreenProps & { result: DescribedResult };

/** Next actions after a result, the most useful first: phone and map, a visit, the record. */
export function NextWays({ state, result, act }: NextWaysProps) {
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const needsLine = { 'aria-disabled': !isOnline };
  const { actions, booking, level } = result;
  const mayBook = booking !== 'afterCalling' || state.hasCalled;
  const book = () => {
    const check = toRecord(state);
    handOverCheck(check, true);
    handOverReason(reasonOf(check));
    const search = {
      specialty: specialtyFor(state),
      ...(level <= 3 && { when: 'today' }),
      ...(check.about === 'other' && { for: 'other' }),
    };
    void navigate(pathTo('findSpecialist', {}, search));
  };
  const save = () => {
    handOverCheck(toRecord(state), false);
    void navigate(pathTo('symptomChecks'));
  };
  return (
    <Card title="What now" padding="l">
      <div className={styles.body}>
        <div className={styles.ways}>
          {mayBook && (
            <Button variant={level === HOME_LEVEL ? 'line' : 'primary'} {...needsLine} onClick={book}>
              {booking === 'today' ? 'Find a visit today' : 'Book a visit'}
            </Button>
          )}
          {actions.includes('map') && (
            <LinkButton
              variant={mayBook ? 'line' : 'primary'}
              to={MAP + encodeURIComponent(level <= 2 ? 'hospital emergency department' : 'clinic')}
              target="_blank"
              rel="noreferrer"
            >
              {level <= 2 ? 'Emergency centres on a map' : 'Clinics on a map'}
            </LinkButton>
          )}
          {actions.includes('firstAid') && (
            <LinkButton variant="line" reloadDocument to={`${pathTo('emergencyCare')}#aid`}>
              First aid
            </LinkButton>
          )}
          <Button variant="line" {...needsLine} onClick={save}>
            {isOnline ? 'Save to my record' : 'Save when connected'}
          </Button>
        </div>
        <div role="status">{!isOnline && <OfflineNote />}</div>
        {!mayBook && (
          <p className="small">
            A visit here would be too slow for this.{' '}
            <Button variant="quiet" size="s" onClick={() => act({ is: 'called' })}>
              I have already called or am being helped
            </Button>
          </p>
        )}
        {actions.includes('pharmacist') && (
          <p className="small soft">
            A pharmacist near you can advise without an appointment; bring what you take already.
          </p>
        )}
        <p className="small soft">
          {mayBook && 'Booking fills in the reason and adds this result; you can remove it before you send. '}
          Saving asks you to sign in. Until you press one of these, nothing leaves this device
          {level <= EMERGENCY_LEVEL &&
            ', but that an urgent result is kept on the dashboard of a patient who is signed in'}
          .
        </p>
      </div>
    </Card>
  );
}

function OfflineNote() {
  return (
    <Notice tone="warning" title="You are offline">
      This result is complete: it was worked out on this device. Saving it and finding a visit need a connection. Until
      then it stays in this tab, and is forgotten when you close the tab.
    </Notice>
  );
}

/** The first specialty to see: paediatrics for children, general practice for all others. */
function specialtyFor({ who }: CheckState): Specialty {
  const age = ageOf(who);
  if (age !== null && age < CHILD_YEARS) return 'pediatrics';
  return who.pregnant === 'yes' ? 'obgyn' : 'general';
}
