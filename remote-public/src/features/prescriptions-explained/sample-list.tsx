import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { Example } from '../../explain/example';

/** An example of a patient's list: when each supply ends, and the state of each request. */
export function SampleList() {
  return (
    <Example label="Prescriptions as their owner sees them">
      <Card title="Your prescriptions" headingLevel={3}>
        <RowList>
          <Row
            title="Metformin 500 mg, tablets"
            detail="Runs out on 2 December, in 9 days. Renewal not requested yet"
            end={<Badge tone="warning">Not requested</Badge>}
          />
          <Row
            title="Amlodipine 5 mg, tablets"
            detail="Requested on Monday, seen by Dr Mokoena on Tuesday, decision due on Wednesday"
            end={<Badge tone="brand">Seen</Badge>}
          />
          <Row
            title="Budesonide, inhaler"
            detail="Signed on 12 March. A pharmacy can use it"
            end={<Badge tone="success">Ready</Badge>}
          />
        </RowList>
      </Card>
    </Example>
  );
}
