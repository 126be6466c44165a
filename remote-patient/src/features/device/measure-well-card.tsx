import { now } from '@telehealth/contracts/clock';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import styles from './device.module.css';
import { MEASURE_WELL } from './measure-well';

/** How to take a reliable measurement; renders nothing without known guidance. */
export function MeasureWellCard({ kind }: { kind: string }) {
  const well = MEASURE_WELL[kind];
  if (well === undefined) return null;
  return (
    <Card title="Measure well">
      {well.restMinutes > 0 && <Rest key={kind} minutes={well.restMinutes} />}
      <ul className={styles.guide}>
        {well.steps.map((step) => (
          <li key={step}>
            <Icon path={icons.check} size={20} />
            <span>{step}</span>
          </li>
        ))}
      </ul>
      <p className="small soft">After: {well.source}.</p>
    </Card>
  );
}

function Rest({ minutes }: { minutes: number }) {
  const [until, setUntil] = useState<Date | null>(null);
  const [isOver, setOver] = useState(false);
  if (isOver) return <p role="status">You have rested {minutes} minutes. Measure now.</p>;
  if (until !== null) return <Countdown until={until} label="Rest" onEnd={() => setOver(true)} />;
  return (
    <div>
      <Button variant="line" icon={icons.clock} onClick={() => setUntil(new Date(now().getTime() + minutes * 60_000))}>
        Start {minutes} minutes of rest
      </Button>
    </div>
  );
}
