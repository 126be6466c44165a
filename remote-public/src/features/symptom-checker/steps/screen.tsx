import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Steps } from '@telehealth/ui/parts/steps';
import type { ReactNode } from 'react';
import { useSay } from '../../../languages/say';
import type { Step } from '../flow/check-state';
import styles from './steps.module.css';

const PLACES = ['Who', 'What is wrong', 'Danger signs', 'Questions', 'Result'] as const;
const PLACE_OF: Readonly<Record<Step, number>> = { who: 0, words: 1, safety: 2, facts: 2, questions: 3, result: 4 };

interface ScreenProps {
  step: Step;
  title: string;
  lead?: ReactNode;
  onBack?: () => void;
  /** The forward button, beside Back. */
  end?: ReactNode;
  children: ReactNode;
}

export function Screen({ step, title, lead, onBack, end, children }: ScreenProps) {
  const say = useSay();
  return (
    <div className={styles.screen}>
      <Steps label="Steps of the check" items={PLACES} current={PLACE_OF[step]} />
      <Card padding="l">
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 tabIndex={-1} data-screen-heading>
              {say(title)}
            </h2>
            {lead !== undefined && <p className="soft">{lead}</p>}
          </div>
          {children}
          {(onBack !== undefined || end !== undefined) && (
            <div className={styles.ways}>
              {end}
              {onBack !== undefined && (
                <Button variant="quiet" icon={icons.back} onClick={onBack}>
                  Back
                </Button>
              )}
            </div>
          )}
        </div>
      </Card>
      <p className="small soft">
        Your answers stay on this device until you send them somewhere. This is no diagnosis, and no clinician has
        reviewed its rules yet. In danger, call <a href="tel:112">112</a>.
      </p>
    </div>
  );
}
