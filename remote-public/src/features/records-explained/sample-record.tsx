import { HiddenState } from '@telehealth/ui/feedback/hidden-state';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Badge } from '@telehealth/ui/parts/badge';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { Example } from '../../explain/example';

const CLINICIAN = 'Dr Naledi Mokoena';

/** An example record as its patient sees it: the author of each entry, who read it, and what is hidden. */
export function SampleRecord() {
  return (
    <Example label="A record as its owner sees it">
      <Split>
        <Stack>
          <Card title="Allergies" headingLevel={3}>
            <RowList>
              <Row
                title="Penicillin: rash, moderate"
                detail={`Confirmed by ${CLINICIAN} on 12 March`}
                end={<Badge tone="success">Confirmed</Badge>}
              />
              <Row title="Peanuts: swelling, severe" detail="Written by you on 3 January" end={<Badge>By you</Badge>} />
            </RowList>
          </Card>
          <Card title="Results" headingLevel={3}>
            <RowList>
              <Row
                title="HbA1c 6.4 %"
                detail={`Added by ${CLINICIAN} on 12 March, seen by you on 13 March`}
                end={<Badge>PDF</Badge>}
              />
            </RowList>
          </Card>
        </Stack>
        <Stack>
          <Card title="Who looked at your record" headingLevel={3}>
            <RowList>
              <Row
                lead={<Avatar name={CLINICIAN} />}
                title={CLINICIAN}
                detail="Opened allergies and medicines for your visit, 12 March, 14:21"
                end={<Badge tone="success">Allowed by you</Badge>}
              />
            </RowList>
          </Card>
          <HiddenState title="Mental health: what Dr Mokoena sees instead" by="Thandi Dlamini">
            They see that this part is closed to them, and nothing of what is in it.
          </HiddenState>
        </Stack>
      </Split>
    </Example>
  );
}
