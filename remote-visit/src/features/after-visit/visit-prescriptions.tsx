import { MedicineRows } from '@telehealth/care/prescriptions/medicine-rows';
import { formatPlainDate } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import type { VisitDetails, VisitPrescription } from '@telehealth/data/visits/visit-details.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Suspense } from 'react';
import { Arrival } from '../../visit/arrival';
import styles from './after-visit.module.css';

const PaperOfVisit = lazyPart(
  async () => (await import(/* webpackChunkName: "care" */ '../../care/papers/paper-of-visit')).PaperOfVisit,
);

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
          <Prescription key={prescription.id} prescription={prescription} appointmentId={details.visit.id} />
        ))}
        <LinkButton variant="line" size="s" to={pathTo('public.myPrescriptions')}>
          Show the code, and more of it
        </LinkButton>
      </Card>
    </Arrival>
  );
}

function Prescription({ prescription, appointmentId }: { prescription: VisitPrescription; appointmentId: string }) {
  const { id, status, runsOutOn, items } = prescription;
  return (
    <div className={styles.note}>
      <p className="small soft">
        <Badge tone={status === 'active' ? 'success' : 'neutral'}>{STATES[status]}</Badge>{' '}
        {runsOutOn !== null && `Lasts until ${formatPlainDate(runsOutOn)}`}
      </p>
      {items.length === 0 && <p>Its medicines are in your draft until you issue it.</p>}
      <MedicineRows items={items} />
      {status === 'active' && (
        <Suspense fallback={<SkeletonRows count={1} />}>
          <PaperOfVisit
            appointmentId={appointmentId}
            sourceId={id}
            name={items[0]?.medicine ?? 'script'}
            nameAt={(position) => items[position - 1]?.medicine ?? 'Medicine'}
          />
        </Suspense>
      )}
    </div>
  );
}
