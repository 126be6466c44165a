import { formatDay } from '@telehealth/contracts/formatting';
import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { nameOf } from '@telehealth/data/prescriptions/place-prescriptions';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { ScriptPicture } from '../../script/script-picture';
import styles from './my-prescriptions.module.css';

/** The code for the counter: large, with its picture. */
export function ShowCode({ prescription }: { prescription: MyPrescription }) {
  const [isOpen, setIsOpen] = useState(false);
  const { code, particulars } = prescription;
  const { patientName, patientBorn } = particulars;
  const born = patientBorn === null ? '' : `, born ${formatDay(new Date(`${patientBorn}T00:00:00Z`), 'UTC')}`;
  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)} aria-label={`Show the code: ${nameOf(prescription)}`}>
        Show the code
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="For the pharmacist"
        description="Hold this up at the counter. The code works without this page, too."
        actions={
          <Button variant="line" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        }
      >
        <Stack>
          <div className={styles.picture}>
            <ScriptPicture code={code} />
          </div>
          <p className={styles.code}>{code}</p>
          <p>
            {patientName}
            {born}
          </p>
          <p>{nameOf(prescription)}</p>
        </Stack>
      </Dialog>
    </>
  );
}
