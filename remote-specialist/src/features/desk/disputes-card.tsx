import { formatMoney, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { DataList } from '@telehealth/ui/parts/data-list';
import { useDisputedPayments } from '../../data/desk/desk.queries';
import type { DisputedPayment } from '../../data/desk/desk.schema';
import styles from './desk.module.css';
import { momentWords } from './desk-words';

const STATES = {
  inquiry: { word: 'Question of the bank', tone: 'warning', what: 'Nothing was taken back so far.' },
  open: { word: 'Open', tone: 'warning', what: 'The bank took the money back for now.' },
  won: { word: 'Won', tone: 'success', what: 'The money is ours again.' },
  lost: { word: 'Lost', tone: 'neutral', what: 'The bank gave the money back to the payer.' },
} as const;

/** Payment disputes, newest first. They are answered at the provider, which reports the outcome. */
export function DisputesCard() {
  const query = useDisputedPayments();
  return (
    <Card title="Disputed at the bank">
      <p className="small soft">
        Answer a dispute at the payment provider, by its reference, and send no health words. Its outcome arrives here
        by itself.
      </p>
      <QueryPanel query={query} safe="No money was moved." empty={<p className="soft">No payment is disputed.</p>}>
        {(disputes) => (
          <ul className={styles.cases} aria-label="Disputed payments">
            {disputes.map((dispute) => (
              <li key={dispute.disputeRef}>
                <Card
                  as="div"
                  tone="sunk"
                  headingLevel={3}
                  title={`${formatMoney(dispute.money)}, ${dispute.disputeRef}`}
                  actions={<Badge tone={STATES[dispute.state].tone}>{STATES[dispute.state].word}</Badge>}
                >
                  <DataList items={factsOf(dispute)} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}

function factsOf(dispute: DisputedPayment) {
  const { state, isRefundWaiting, createdAt, updatedAt, provider, bookedAt, visitAt } = dispute;
  return [
    { term: 'State', detail: STATES[state].what },
    ...(isRefundWaiting ? [{ term: 'Refund', detail: 'Held back, so that it is not paid twice' }] : []),
    { term: 'Visit', detail: `${momentWords(visitAt)}${bookedAt === null ? '' : `, booked ${momentWords(bookedAt)}`}` },
    { term: 'Evidence', detail: heldWords(dispute) },
    { term: 'Told', detail: `By ${provider}, ${momentWords(createdAt)}; last heard of ${momentWords(updatedAt)}` },
  ];
}

const ENDS: Readonly<Record<string, string>> = {
  booked: 'It is still to come',
  cancelled: 'It was cancelled',
  no_show_patient: 'The patient did not come',
  no_show_specialist: 'The specialist did not come',
};

function heldWords({ heldFrom, heldUntil, visitStatus }: DisputedPayment): string {
  if (heldFrom === null) return ENDS[visitStatus] ?? 'It did not take place';
  const zone = viewerTimeZone();
  return heldUntil === null
    ? `It began at ${formatTime(heldFrom, zone)}`
    : `It was held from ${formatTime(heldFrom, zone)} to ${formatTime(heldUntil, zone)}`;
}
