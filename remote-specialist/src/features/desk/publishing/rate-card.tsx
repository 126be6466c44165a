import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useNow } from '@telehealth/data/clock/use-now';
import type { PublishedRate } from '@telehealth/data/rands/rand-rate';
import { isShownStill, rateWords, SHOWN_DAYS } from '@telehealth/data/rands/rand-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { usePublishedRate } from '../../../data/desk/publishing.queries';
import { RateDialog } from './rate-dialog';

/** The rand rate shown beside prices in South Africa; a new one is proposed. */
export function RateCard() {
  const query = usePublishedRate();
  const [isWriting, setWriting] = useState(false);
  return (
    <Card
      title="Rands for a dollar"
      actions={
        query.data !== undefined && (
          <Button variant="line" size="s" onClick={() => setWriting(true)}>
            Propose a rate
          </Button>
        )
      }
    >
      <QueryPanel
        query={query}
        safe="Prices are shown in dollars."
        empty={<p className="soft">No rate is published, so prices are shown in dollars alone.</p>}
        isEmpty={(rate) => rate === null}
      >
        {(rate) => rate && <Current rate={rate} />}
      </QueryPanel>
      <p className="small soft">
        Patients pay in dollars. People in South Africa are shown rands beside them for {SHOWN_DAYS} days after the day
        of the rate, then dollars alone.
      </p>
      {isWriting && <RateDialog before={query.data ?? null} onClose={() => setWriting(false)} />}
    </Card>
  );
}

function Current({ rate }: { rate: PublishedRate }) {
  const now = useNow();
  return (
    <>
      <p>
        {rateWords(rate)}, version {rate.version}.
      </p>
      {!isShownStill(rate, now) && (
        <Notice tone="warning">
          This rate is older than {SHOWN_DAYS} days on {formatDate(now, viewerTimeZone())}, so nobody is shown rands.
        </Notice>
      )}
    </>
  );
}
