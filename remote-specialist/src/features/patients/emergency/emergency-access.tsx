import type { Patient } from '@telehealth/data/patients/patients.schema';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import styles from './emergency.module.css';
import { EmergencyDialog } from './emergency-dialog';

/** The hard way to what is closed, for danger to life. It comes after the polite one. */
export function EmergencyAccess({ patient }: { patient: Patient }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" icon="emergency" className={styles.way} onClick={() => setOpen(true)}>
        Emergency access
      </Button>
      <p className="small soft">
        For danger to life when {patient.name} cannot answer. They are told at once, and an operator checks it.
      </p>
      {isOpen && <EmergencyDialog patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
}
