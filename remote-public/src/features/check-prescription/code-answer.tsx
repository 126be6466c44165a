import { formatDay, message } from '@telehealth/contracts';
import type { CheckedCode } from '@telehealth/data/prescriptions/check-code.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { amountOf } from '../../script/script-paper';

type Current = Extract<CheckedCode, { is: 'prescription' }>['about'];
type Letter = Extract<CheckedCode, { is: 'letter' }>['about'];

const ISSUED_IN = 'Africa/Johannesburg';
/** Noon keeps the day in its zone. */
const dayText = (day: string) => formatDay(new Date(`${day}T12:00:00+02:00`), ISSUED_IN);

/** What a code proves, and of which code that was said. */
export function CodeAnswer({ code, found }: { code: string; found: CheckedCode }) {
  if (found.is === 'prescription') return <InForce code={code} about={found.about} />;
  if (found.is === 'letter') return <Stands code={code} about={found.about} />;
  return (
    <Notice tone="warning" title={`${code} is not valid`}>
      {message('prescriptions.codeNotValid')}
    </Notice>
  );
}

const FITNESS = { unfit: 'Not able to do any work', light_work: 'Able to do light work only' } as const;

/** A letter by what an employer or a colleague compares: the illness and the words of a referral are not told. */
function Stands({ code, about }: { code: string; about: Letter }) {
  const { kind, from, to, fitness } = about;
  return (
    <Stack>
      <Notice tone="success" title={kind === 'sick_note' ? 'This sick note is valid' : 'This referral is valid'}>
        Compare every line with the paper in your hand. What it is about is not shown here.
      </Notice>
      <DataList
        columns={2}
        items={[
          { term: 'Code', detail: code },
          { term: 'Issued on', detail: dayText(about.issued_on) },
          { term: 'Written by', detail: about.author },
          { term: 'Council number', detail: about.council_number },
          { term: 'Patient’s initials', detail: about.patient_initials },
          ...(from === undefined ? [] : [{ term: 'From', detail: dayText(from) }]),
          ...(to === undefined ? [] : [{ term: 'Up to and including', detail: dayText(to) }]),
          ...(fitness === undefined ? [] : [{ term: 'The patient is', detail: FITNESS[fitness] }]),
        ]}
      />
    </Stack>
  );
}

function InForce({ code, about }: { code: string; about: Current }) {
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
