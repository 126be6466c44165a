import { formatDay, formatShortMoment, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type {
  CheckedCode,
  CheckedLetter,
  CheckedPrescription,
  CheckedStatement,
} from '../../data/prescriptions/checked-code.schema';
import { amountOf } from '../../script/script-paper';
import { Dispensed } from './dispensed';

/** In groups of four. */
const LONGEST_CODE = 24;
/** Noon keeps the date in its zone. */
const dayText = (day: string) => formatDay(new Date(`${day}T12:00:00+02:00`), SOUTH_AFRICAN_ZONE);

/** What a code proves. Words come first: whether to trust the paper, and why. */
export function CodeAnswer({ code, found }: { code: string; found: CheckedCode }) {
  if (found.is === 'nothing') {
    return (
      <Notice tone="warning" title={`${code} is not valid`}>
        {message('prescriptions.codeNotValid')}
      </Notice>
    );
  }
  if (found.ended !== null) return <NoLonger code={code} about={found} ended={found.ended} />;
  if (found.is === 'statement') return <Counts code={code} about={found} />;
  return found.is === 'prescription' ? <InForce code={code} about={found} /> : <Stands code={code} about={found} />;
}

const FITNESS = {
  sick_note: { unfit: 'Not able to do any work', light_work: 'Able to do light work only' },
  school_note: { unfit: 'Not able to go to school or crèche', light_work: 'Able to go, without sport' },
} as const;
const NAMES = {
  prescription: 'prescription',
  sick_note: 'sick note',
  school_note: 'school note',
  referral: 'referral',
  test_request: 'test order',
  visit_summary: 'summary of a visit',
  receipt: 'receipt',
} as const;
const ENDS = {
  on_hold: 'The prescriber put it on hold',
  completed: 'It is used up',
  stopped: 'The prescriber stopped it',
  cancelled: 'The prescriber cancelled it',
  entered_in_error: 'It was issued in error',
  expired: 'It is too old to be dispensed',
  withdrawn: 'Its author took it back',
  replaced: 'Another one took its place',
} as const;

interface Told {
  code: string;
  about: CheckedPrescription | CheckedLetter | CheckedStatement;
}

/** Real, and to be put away. */
function NoLonger({
  code,
  about,
  ended,
}: Told & { ended: { how: keyof typeof ENDS; on: string; by?: string | null } }) {
  const name = NAMES[about.is === 'prescription' ? about.is : about.kind];
  return (
    <Stack>
      <Notice tone="danger" title={`This ${name} is real, but no longer counts`}>
        {ENDS[ended.how]}, on {dayText(ended.on)}. Please do not use it.
        {ended.by ? ` The one that counts has the code ${ended.by}.` : ''}
        {about.is === 'prescription' && ended.how === 'replaced'
          ? ` The new one was issued on ${dayText(ended.on)}. Ask the patient or the prescriber for it.`
          : ''}
      </Notice>
      <DataList columns={2} items={whoAndWhen(code, about)} />
    </Stack>
  );
}

const whoAndWhen = (code: string, about: Told['about']) => [
  // Asked by a file, which has its hash in the place of a code.
  ...(code.length > LONGEST_CODE ? [] : [{ term: 'Code', detail: code }]),
  { term: 'Issued on', detail: dayText(about.issuedOn) },
  ...authorOf(about),
  { term: 'Patient’s initials', detail: about.patientInitials },
  { term: 'Signature', detail: signatureText(about.signature) },
];

function authorOf(about: Told['about']) {
  if (about.is === 'statement') return [{ term: 'Made by', detail: 'This service, from its records' }];
  const isLetter = about.is === 'letter';
  return [
    { term: isLetter ? 'Written by' : 'Prescriber', detail: isLetter ? about.author : about.prescriber },
    { term: 'Council number', detail: about.councilNumber },
  ];
}

function signatureText(signature: CheckedPrescription['signature']): string {
  if (signature === null) return 'None recorded here';
  const at = formatShortMoment(signature.at, SOUTH_AFRICAN_ZONE);
  if (signature.way === 'pen') return `By hand, photograph kept here ${at}`;
  if (signature.way === 'advanced') return `Advanced electronic signature, ${at}`;
  return `With the certificate of this site, ${at}; not an advanced one`;
}

/** A letter with what an employer, a school or a colleague compares; illness and referral text are not revealed. */
function Stands({ code, about }: { code: string; about: CheckedLetter }) {
  const { kind, from, to, fitness } = about;
  return (
    <Stack>
      <Notice tone="success" title={`This ${NAMES[kind]} is valid`}>
        Compare every line with the paper in your hand. What it is about is not shown here.
      </Notice>
      <DataList
        columns={2}
        items={[
          ...whoAndWhen(code, about),
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

/** What the service made itself. Nothing of it is shown: the dropped file is the proof, the code only says that it counts. */
function Counts({ code, about }: { code: string; about: CheckedStatement }) {
  return (
    <Stack>
      <Notice tone="success" title={`This ${NAMES[about.kind]} is real`}>
        Nothing of what it says is shown here. To know that nothing was changed, drop the file below.
      </Notice>
      <DataList columns={2} items={whoAndWhen(code, about)} />
    </Stack>
  );
}

/** By regulation 33(2) a script needs a signature by hand or an advanced one: only then is it said to be valid. */
function InForce({ code, about }: { code: string; about: CheckedPrescription }) {
  const { signature } = about;
  const isUsable = signature !== null && signature.way !== 'platform';
  return (
    <Stack>
      {isUsable ? (
        <Notice tone="success" title="This prescription is valid">
          {signature.way === 'pen'
            ? 'The prescriber confirmed the signed paper. Compare every line with it; the paper itself is the original.'
            : 'Compare every line with the paper in your hand.'}
        </Notice>
      ) : (
        <Notice tone="warning" title="This prescription waits for a signature by hand">
          It is real and in force. Dispense only from a paper that the prescriber signed by hand, and ring them if you
          are not sure.
        </Notice>
      )}
      {about.isOld && (
        <Notice tone="warning">
          It was issued more than thirty days ago. It counts only if it was first presented within thirty days.
        </Notice>
      )}
      <DataList columns={2} items={whoAndWhen(code, about)} />
      <RowList label="Medicines">
        {about.medicines.map((item) => (
          <Row key={item.position} title={`${item.medicine}, ${item.form}, ${item.strength}`} detail={amountOf(item)} />
        ))}
      </RowList>
      <Dispensed key={code} code={code} about={about} />
    </Stack>
  );
}
