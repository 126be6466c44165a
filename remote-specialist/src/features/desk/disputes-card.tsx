import { formatMoney, formatShortMoment, viewerTimeZone } from '@telehealth/contracts';
import { useDisputedPayments } from '@telehealth/data/desk/desk.queries';
import type { DisputedPayment } from '@telehealth/data/desk/desk.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Row, RowList } from '@telehealth/ui/parts/row-list';

const STATES = {
  inquiry: { word: 'Question of the bank', tone: 'warning', what: 'Nothing was taken back so far.' },
  open: { word: 'Open', tone: 'warning', what: 'The bank took the money back for now.' },
  won: { word: 'Won', tone: 'success', what: 'The money is ours again.' },
  lost: { word: 'Lost', tone: 'neutral', what: 'The bank gave the money back to the payer.' },
} as const;

/** Disputes at banks, newest first. They are answered at the provider, which tells the outcome by itself. */
export function DisputesCard() {
  const query = useDisputedPayments();
  return (
    <Card title="Disputed at the bank">
      <p className="small soft">
        Answer a dispute at the payment provider, by its reference, and send no health words. Its outcome arrives here
        by itself.
      </p>
      <QueryPanel
        query={query}
        safe="No money was moved by this."
        empty={<p className="soft">No payment is disputed.</p>}
      >
        {(disputes) => (
          <RowList label="Disputed payments">
            {disputes.map((dispute) => (
              <Row
                key={dispute.disputeRef}
                title={`${formatMoney(dispute.money)}, ${dispute.disputeRef}`}
                detail={factsOf(dispute)}
                end={<Badge tone={STATES[dispute.state].tone}>{STATES[dispute.state].word}</Badge>}
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
    </Card>
  );
}

function factsOf({ state, isRefundWaiting, createdAt, updatedAt }: DisputedPayment): string {
  const zone = viewerTimeZone();
  const since = `Since ${formatShortMoment(createdAt, zone)}, last heard of ${formatShortMoment(updatedAt, zone)}.`;
  const held = isRefundWaiting ? ' A refund of it is held back, so that it is not paid twice.' : '';
  return `${STATES[state].what}${held} ${since}`;
}
