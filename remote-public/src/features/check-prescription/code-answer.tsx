import { formatDay, message } from '@telehealth/contracts';
import type { CheckedPrescription } from '@telehealth/data/prescriptions/checked-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { amountOf } from '../../script/script-paper';

type Current = Extract<CheckedPrescription, { current: true }>;

const ISSUED_IN = 'Africa/Johannesburg';

/** What a code proves, and of which code that was said. */
export function CodeAnswer({ code, about }: { code: string; about: CheckedPrescription }) {
  if (!about.current) {
    return (
      <Notice tone="warning" title={`${code} proves nothing`}>
        {message('prescriptions.codeNotValid')}
      </Notice>
    );
  }
  return <InForce code={code} about={about} />;
}

function InForce({ code, about }: { code: string; about: Current }) {
  return (
    <Stack>
      <Notice tone="success" title="This prescription is in force">
        Compare every line with the paper in your hand.
      </Notice>
      <DataList
        columns={2}
        items={[
          { term: 'Code', detail: code },
          // Noon keeps the day in its zone.
          { term: 'Issued on', detail: formatDay(new Date(`${about.issuedOn}T12:00:00+02:00`), ISSUED_IN) },
          { term: 'Prescriber', detail: about.prescriber },
          { term: 'Council number', detail: about.councilNumber },
          { term: 'Patient’s initials', detail: about.patientInitials },
        ]}
      />
      <RowList label="Medicines">
        {about.medicines.map((item) => (
          <Row
            key={`${item.medicine} ${item.strength} ${item.form}`}
            title={`${item.medicine}, ${item.form}, ${item.strength}`}
            detail={amountOf(item)}
          />
        ))}
      </RowList>
      <Notice tone="info">{message('prescriptions.notAnElectronicScript')}</Notice>
    </Stack>
  );
}
