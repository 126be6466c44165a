import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useWithdrawCorrection } from '@telehealth/data/records/own-record.mutations';
import type { Correction } from '@telehealth/data/records/own-record.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { dayText } from '../words';
import { CorrectionNote } from './correction-note';

export function CorrectionsCard({ corrections, author }: { corrections: readonly Correction[]; author: string }) {
  return (
    <Card title="Corrections you asked for">
      <Stack>
        {corrections.map((correction) =>
          correction.state === 'withdrawn' ? (
            <p key={correction.id} className="small soft">
              “{correction.wrong}”, asked on {dayText(correction.createdAt)} and withdrawn by you.
            </p>
          ) : (
            <CorrectionNote key={correction.id} correction={correction} author={author}>
              {correction.state === 'open' && <Withdraw id={correction.id} />}
            </CorrectionNote>
          ),
        )}
      </Stack>
    </Card>
  );
}

function Withdraw({ id }: { id: string }) {
  const withdrawing = useWithdrawCorrection();
  const { notify } = useHostServices();
  const withdraw = async () => {
    if ((await withdrawing.run({ id })).ok) notify('records.correctionWithdrawn');
  };
  return (
    <>
      <Button variant="line" size="s" busy={withdrawing.isRunning} onClick={() => void withdraw()}>
        Take the request back
      </Button>
      <span role="status">{withdrawing.error !== null && errorText(withdrawing.error)}</span>
    </>
  );
}
