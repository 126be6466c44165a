import { formatDay } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type { CheckedCode, CheckedLetter, CheckedPrescription } from '../../data/prescriptions/checked-code.schema';
import { amountOf } from '../../script/script-paper';

const ISSUED_IN = 'Africa/Johannesburg';
/** Noon keeps the date in its zone. */
const dayText = (day: string) => formatDay(new Date(`${day}T12:00:00+02:00`), ISSUED_IN);

export function CodeAnswer({ code, found }: { code: string; found: CheckedCode }) {
  if (found.is === 'prescription') return <InForce code={code} about={found} />;
  if (found.is === 'letter') return <Stands code={code} about={found} />;
  return (
    <Notice tone="warning" title={`${code} is not valid`}>
      {message('prescriptions.codeNotValid')}
    </Notice>
  );
}

const FITNESS = {
  sick_note: { unfit: 'Not able to do any work', light_work: 'Able to do light work only' },
  school_note: { unfit: 'Not able to go to school or crèche', light_work: 'Able to go, without sport' },
} as const;
const VALID = {
  sick_note: 'This sick note is valid',
  school_note: 'This school note is valid',
  referral: 'This referral is valid',
} as const;

/** A letter with what an employer, a school or a colleague compares; illness and referral text are not revealed. */
function Stands({ code, about }: { code: string; about: CheckedLetter }) {
  const { kind, from, to, fitness } = about;
  return (
    <Stack>
      <Notice tone="success" title={VALID[kind]}>
        Compare every line with the paper in your hand. What it is about is not shown here.
      </Notice>
      <DataList
        columns={2}
        items={[
          { term: 'Code', detail: code },
          { term: 'Issued on', detail: dayText(about.issuedOn) },
          { term: 'Written by', detail: about.author },
          { term: 'Council number', detail: about.councilNumber },
          { term: 'Patient’s initials', detail: about.patientInitials },
          ...(from === undefined ? [] : [{ term: 'From', detail: dayText(from) }]),
          ...(to === undefined ? [] : [{ term: 'Up to and including', detail: dayText(to) }]),
          ...(fitness === undefined
            ? []
            : [{ term: 'The patient is', detail: FITNESS[kind === 'school_note' ? kind : 'sick_note'][fitness] }]),
        ]}
      />
    </Stack>
  );
}

function InForce({ code, about }: { code: string; about: CheckedPrescription }) {
  return (
    <Stack>
      <Notice tone="success" title="This prescription is valid">
        Compare every line with the paper in your hand.
      </Notice>
      <DataList
        columns={2}
        items={[
          { term: 'Code', detail: code },
          { term: 'Issued on', detail: dayText(about.issuedOn) },
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
