import { formatPlainDate } from '@telehealth/contracts/formatting';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { useState } from 'react';
import { useMedicineList } from '../../../data/desk/publishing.queries';
import { MedicineListDialog } from './medicine-list-dialog';

/** The medicine list that prescriptions are checked with; another one is proposed from a file. */
export function MedicineListCard() {
  const query = useMedicineList();
  const [isWriting, setWriting] = useState(false);
  return (
    <Card
      title="Medicine list"
      actions={
        query.data !== undefined && (
          <Button variant="line" size="s" onClick={() => setWriting(true)}>
            Propose a list
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="The list in force stays.">
        {({ version, source, dated, reviewed, medicines, interactions }) => (
          <>
            <DataList
              items={[
                { term: 'In force', detail: `Version ${version}, of ${formatPlainDate(dated)}` },
                { term: 'Holds', detail: `${medicines} medicines, ${interactions} interactions` },
                { term: 'Source', detail: source },
              ]}
            />
            {!reviewed && (
              <Notice tone="warning">Not reviewed by a pharmacist. Prescribers read that beside every check.</Notice>
            )}
          </>
        )}
      </QueryPanel>
      {isWriting && query.data !== undefined && (
        <MedicineListDialog version={query.data.version} onClose={() => setWriting(false)} />
      )}
    </Card>
  );
}
