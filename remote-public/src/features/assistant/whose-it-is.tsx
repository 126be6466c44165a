import { actingPerson } from '@telehealth/contracts/people';
import { useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { BackendContext, useBackendState, useCurrentUser } from '@telehealth/contracts/session';
import type { SaidPerson } from '@telehealth/triage/people';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Suspense, useContext } from 'react';
import { handOverWho } from '../../handover/handed-over-who';
import type { Intent } from '../../understand/intent';
import { isForPaediatrics, leavesAgeOpen, saidWords, statedAge } from '../../whom/said-words';
import styles from './assistant.module.css';

// In a part that is there by then: a part of its own would cost the landing page.
const FittingPeople = lazyPart(
  async () => (await import(/* webpackChunkName: "red-flags" */ './fitting-people')).FittingPeople,
  () => null,
);

const CHECKER = pathTo('public.symptomChecker');

/** The page to which an answer leads that goes on about somebody; null: other answers are about nobody. */
export function placeOf(intent: Intent): string | null {
  if (intent === 'symptomCheck') return CHECKER;
  return intent === 'book' || intent === 'find' ? pathTo('findSpecialist') : null;
}

const YEAR = 12;
const MONTHS_SAID = 24;

/**
 * Says of whom the words were understood to speak, and offers those of the family they fit: what follows is then done in
 * that person's record. On pages of somebody else that is settled already.
 */
export function WhoseItIs({ person, to }: { person: SaidPerson; to: string }) {
  const isPatient = useCurrentUser()?.role === 'patient';
  // Not every public page has the backend; there nobody is looked up.
  const hasBackend = useContext(BackendContext) !== null;
  const isReady = useBackendState().status === 'ready' && hasBackend;
  const navigate = useNavigate();
  if (actingPerson() !== null) return null;
  const withoutRecord = () => {
    const age = statedAge(person);
    if (age !== undefined && to === CHECKER)
      handOverWho(
        age * YEAR < MONTHS_SAID
          ? { age: Math.round(age * YEAR), unit: 'months' }
          : { age: Math.floor(age), unit: 'years' },
      );
    void navigate(to);
  };
  return (
    <div className={styles.whose}>
      <p>
        You wrote about <strong>{saidWords(person)}</strong>
        {leavesAgeOpen(person) ? ', and not how old they are.' : '.'}
      </p>
      {to !== CHECKER && isForPaediatrics(person) && <ForChild isOpen={leavesAgeOpen(person)} />}
      {/* For everybody else nothing is asked of the backend, which this page may not have. */}
      {isPatient && isReady && (
        <Suspense fallback={null}>
          <FittingPeople person={person} to={to} />
        </Suspense>
      )}
      <button type="button" className={styles.chip} onClick={withoutRecord}>
        {to === CHECKER ? 'Check without a record' : 'Look for a specialist'}
      </button>
    </div>
  );
}

/** For a child both fit. An age that is not said is asked, and not knowing it is an answer. */
function ForChild({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate();
  const chip = (specialty: 'pediatrics' | 'general', words: string) => (
    <li>
      <button
        type="button"
        className={styles.chip}
        onClick={() => void navigate(pathTo('findSpecialist', {}, { specialty }))}
      >
        {words}
      </button>
    </li>
  );
  return (
    <>
      <p>
        {isOpen
          ? 'How old are they? Up to 12, a children’s doctor or general practice can see them; from 13 on, general practice. If you do not know, either can.'
          : 'A children’s doctor or general practice can see a child.'}
      </p>
      <ul className={styles.chips} aria-label="Who can see a child">
        {chip('pediatrics', isOpen ? 'Up to 12: paediatrics' : 'Paediatrics')}
        {chip('general', isOpen ? '13 or older, or not known: general practice' : 'General practice')}
      </ul>
    </>
  );
}
