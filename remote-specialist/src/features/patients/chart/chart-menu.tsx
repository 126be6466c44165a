import { Button } from '@telehealth/ui/parts/button';
import { Menu } from '@telehealth/ui/parts/menu';
import { useState } from 'react';
import type { Patient } from '../../../data/patients/patients.schema';
import styles from './chart.module.css';
import { DiedDialog } from './died-dialog';

/** What is rarely done with a whole record. */
export function ChartMenu({ patient }: { patient: Patient }) {
  const [dying, setDying] = useState(false);
  return (
    <>
      <Menu
        button={<span className={styles.more}>More</span>}
        label={`More about ${patient.name}`}
        className={styles.menu}
      >
        <Button variant="quiet" size="s" onClick={() => setDying(true)}>
          Patient has died
        </Button>
      </Menu>
      {dying && <DiedDialog patient={patient} onClose={() => setDying(false)} />}
    </>
  );
}
