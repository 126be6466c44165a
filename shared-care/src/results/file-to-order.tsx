import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { type FiledPart, type TestOrder, useFileResult, useTestOrders } from '@telehealth/data/chart/test-orders';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { orderText } from './result-answers';
import styles from './results.module.css';

/** An order in one line of a list of choices. */
export function orderChoice({ body: { tests }, particulars: { authorName }, issuedAt, resultAt }: TestOrder): string {
  const zone = viewerTimeZone();
  const state = resultAt === null ? 'open' : `result came ${formatDate(resultAt, zone)}`;
  return `${tests.join(', ')}: ${authorName}, ${formatDate(issuedAt, zone)}, ${state}`;
}

interface FileToOrderProps {
  result: Pick<ChartEntryOf<'document'>, 'id' | 'title' | 'order'>;
  /** Of whose chart it is; null: of the own record. */
  part: FiledPart;
}

/** Says for which request a result came, or that it was for another one. */
export function FileToOrder({ result, part }: FileToOrderProps) {
  // Optional: without orders there is nothing to file to, and what is filed is shown by the result itself.
  const { data: orders = [] } = useTestOrders(part?.patientId ?? null);
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  if (orders.length === 0) return null;
  if (state === 'open')
    return <Choice result={result} part={part} orders={orders} onClose={() => setState('closed')} />;
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={`${result.order === null ? 'File to a request' : 'Change the request'}: ${result.title}`}
      // The focus comes back to where it was.
      autoFocus={state === 'closed'}
      onClick={() => setState('open')}
    >
      {result.order === null ? 'File to a request' : 'Change the request'}
    </Button>
  );
}

interface ChoiceProps extends FileToOrderProps {
  orders: readonly TestOrder[];
  onClose: () => void;
}

function Choice({ result, part, orders, onClose }: ChoiceProps) {
  const filing = useFileResult(part);
  const { notify } = useHostServices();
  const [chosen, setChosen] = useState(result.order?.id ?? '');
  const file = async () => {
    const done = await filing.run({ documentId: result.id, orderId: chosen === '' ? null : chosen });
    if (!done.ok) return;
    notify('chart.resultFiled');
    onClose();
  };
  const isElsewhere = result.order !== null && !orders.some(({ id }) => id === result.order?.id);
  return (
    <div className={styles.filing}>
      <Field
        label={`For which request is ${result.title}?`}
        error={filing.error === null ? undefined : `${errorText(filing.error)} The result is safe.`}
      >
        {(control) => (
          <SelectInput {...control} autoFocus value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            <option value="">For none of them</option>
            {isElsewhere && <option value={result.order?.id}>{orderText(result)}</option>}
            {orders.map((order) => (
              <option key={order.id} value={order.id}>
                {orderChoice(order)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Cluster>
        <Button variant="line" size="s" busy={filing.isRunning} busyLabel="Filing" onClick={() => void file()}>
          File it
        </Button>
        <Button variant="quiet" size="s" disabled={filing.isRunning} onClick={onClose}>
          Not now
        </Button>
      </Cluster>
    </div>
  );
}
