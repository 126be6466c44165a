import { formatDate, formatMoney, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useRetryRefund } from '../../data/desk/desk.mutations';
import { useFailedRefunds } from '../../data/desk/desk.queries';
import type { FailedRefund } from '../../data/desk/desk.schema';
import { lengthWords } from './desk-words';

/** Refunds that the provider refused for good, each with a retry. */
export function RefundsCard({ now }: { now: Date }) {
  const query = useFailedRefunds();
  const retrying = useRetryRefund();
  const { notify } = useHostServices();
  const retry = async (id: string) => {
    if ((await retrying.run(id)).ok) notify('desk.refundRetried');
  };
  return (
    <Card title="Refunds that failed">
      {retrying.error && (
        <Notice tone="danger" live>
          {errorText(retrying.error)}
        </Notice>
      )}
      <QueryPanel query={query} safe="No money was moved." empty={<p className="soft">Every refund went through.</p>}>
        {(refunds) => (
          <RowList label="Refunds that failed">
            {refunds.map((refund) => (
              <Row
                key={refund.refundId}
                title={`${formatMoney(refund.money)}, visit of ${formatDate(refund.visitAt, viewerTimeZone())}`}
                detail={factsOf(refund, now)}
                end={
                  <Button
                    variant="line"
                    size="s"
                    aria-label={`Try again: the refund of ${formatMoney(refund.money)}`}
                    aria-disabled={retrying.isRunning}
                    onClick={() => void retry(refund.refundId)}
                  >
                    Try again
                  </Button>
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
    </Card>
  );
}

const factsOf = ({ attempts, createdAt, providerRef }: FailedRefund, now: Date) =>
  `Tried ${attempts === 1 ? 'once' : `${attempts} times`}, owed for ${lengthWords(now.getTime() - createdAt.getTime())}. The patient is told that it takes longer.${providerRef === '' ? '' : ` Charge ${providerRef}.`}`;
