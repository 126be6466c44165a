import { isThere, type ShownFact } from '@telehealth/triage/check';
import { signName } from '@telehealth/triage/signs';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { shownFacts } from '../flow/judge';
import type { ScreenProps } from '../flow/screen-props';
import { FactSearch } from './fact-search';
import { Screen } from './screen';
import styles from './steps.module.css';

const HOURS_OF_A_DAY = 24;
/** Shows the recognised facts for confirmation; nothing is final that the user did not see here. */
export function FactsStep({ state, act }: ScreenProps) {
  const facts = shownFacts(state);
  const there = facts.filter(isThere);
  const denied = facts.filter((fact) => !isThere(fact));
  return (
    <Screen
      step="facts"
      title="Did we understand you?"
      lead="Take out what is wrong, add what is missing."
      onBack={() => act({ is: 'wentBack' })}
      end={
        <Button onClick={() => act({ is: 'factsConfirmed' })}>{there.length > 0 ? 'This is right' : 'Continue'}</Button>
      }
    >
      {there.length > 0 ? (
        <RowList label="Understood">
          {there.map((fact) => (
            <Row
              key={fact.id}
              title={fact.says}
              detail={detailOf(fact)}
              end={
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Take out: ${fact.says}`}
                  onClick={() => act({ is: 'factRemoved', id: fact.id })}
                >
                  Take out
                </Button>
              }
            />
          ))}
        </RowList>
      ) : (
        <p>
          We did not recognise a symptom in these words. That does not mean that all is well: add what fits below, or
          continue and we ask in general.
        </p>
      )}
      <Removed state={state} act={act} />
      {denied.length > 0 && (
        <p className="small soft">
          We understood that you do not have these now, or that they are about somebody else:{' '}
          {denied.map(({ says, words }) => (words === '' ? says : `${says} (“${words}”)`)).join(', ')}
        </p>
      )}
      <FactSearch known={new Set(there.map(({ id }) => id))} onAdd={(id) => act({ is: 'factAdded', id })} />
    </Screen>
  );
}

function Removed({ state, act }: ScreenProps) {
  if (state.removed.length === 0) return null;
  return (
    <div className={styles.removed} role="status">
      {state.removed.map((id) => (
        <p key={id} className="small">
          <span className="soft">Taken out: {signName(id)}</span>{' '}
          <Button
            variant="quiet"
            size="s"
            aria-label={`Put back: ${signName(id)}`}
            onClick={() => act({ is: 'factRestored', id })}
          >
            Put back
          </Button>
        </p>
      ))}
    </div>
  );
}

function detailOf({ words, status, hours }: ShownFact): string {
  const from = words === '' ? 'You chose it' : `You wrote “${words}”`;
  return `${from}${status === 'unsure' ? ', not sure' : ''}${hours === undefined ? '' : `, for ${durationOf(hours)}`}`;
}

function durationOf(hours: number): string {
  const days = Math.round(hours / HOURS_OF_A_DAY);
  if (hours < HOURS_OF_A_DAY) return hours === 1 ? 'an hour' : `about ${Math.round(hours)} hours`;
  return days === 1 ? 'about a day' : `about ${days} days`;
}
