import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import type { Placed } from '@telehealth/data/prescriptions/place-prescriptions';
import { Notice } from '@telehealth/ui/feedback/notice';
import { LinkButton } from '@telehealth/ui/parts/link-button';

export function Decision({ placed: { prescription } }: { placed: Placed }) {
  const { renewal, prescriberName, prescriberId } = prescription;
  if (renewal === null || renewal.decidedAt === null) return null;
  if (renewal.decision !== 'declined' && renewal.decision !== 'visit_needed') return null;
  const needsVisit = renewal.decision === 'visit_needed';
  return (
    <Notice
      tone="warning"
      title={needsVisit ? `${prescriberName} wants to see you first` : `${prescriberName} did not renew it`}
      action={
        <LinkButton variant="line" size="s" to={pathTo('bookConsultation', undefined, { specialist: prescriberId })}>
          Book a visit
        </LinkButton>
      }
    >
      <p>“{renewal.reason}”</p>
      <p className="small">Decided {formatShortMoment(renewal.decidedAt, viewerTimeZone())}</p>
    </Notice>
  );
}
