import { MedicineRows } from '@telehealth/care/prescriptions/medicine-rows';
import { formatPlainDate } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import type { VisitDetails, VisitPrescription } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Arrival } from '../../visit/arrival';
import styles from './after-visit.module.css';

const STATES: Readonly<Record<VisitPrescription['status'], string>> = {
  draft: 'Draft, not issued',
  active: 'Active',
  on_hold: 'On hold',
  completed: 'Used up',
  stopped: 'Stopped',
};

export function VisitPrescriptions({ details }: { details: VisitDetails }) {
  if (details.prescriptions.length === 0) return null;
  return (
    <Arrival id="prescriptions">
      <Card title="Prescriptions">
        {details.prescriptions.map((prescription) => (
          <Prescription key={prescription.id} prescription={prescription} />
        ))}
        <p className="small soft">
          This is the record of what was prescribed, not a script: a pharmacy needs the one that was signed.
        </p>
        <LinkButton variant="line" size="s" to={pathTo('public.myPrescriptions')}>
          Script to print, and more of it
        </LinkButton>
      </Card>
    </Arrival>
  );
}

function Prescription({ prescription }: { prescription: VisitPrescription }) {
  const { status, runsOutOn, items } = prescription;
  return (
    <div className={styles.note}>
      <p className="small soft">
        <Badge tone={status === 'active' ? 'success' : 'neutral'}>{STATES[status]}</Badge>{' '}
        {runsOutOn !== null && `Lasts until ${formatPlainDate(runsOutOn)}`}
      </p>
      {items.length === 0 && <p>Its medicines are in your draft until you issue it.</p>}
      <MedicineRows items={items} />
    </div>
  );
}
