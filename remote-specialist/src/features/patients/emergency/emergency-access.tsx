import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import type { Patient } from '../../../data/patients/patients.schema';
import styles from './emergency.module.css';
import { EmergencyDialog } from './emergency-dialog';

/** Opens closed parts by emergency access, for danger to life. It is offered after the request. */
export function EmergencyAccess({ patient }: { patient: Patient }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" icon={icons.emergency} className={styles.way} onClick={() => setOpen(true)}>
        Emergency access
      </Button>
      <p className="small soft">
        For danger to life when {patient.name} cannot answer. They are told at once, and an operator checks it.
      </p>
      {isOpen && <EmergencyDialog patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
}
