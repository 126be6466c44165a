import { ageText, dayKey, formatDay, formatMoment, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { ageAt, OF_AGE_AT } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { writePrescriptionCode } from '@telehealth/contracts/schemas/prescription-code';
import { Paper } from '@telehealth/ui/paper/paper';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { Letter } from '../../data/letters/letter.schema';
import {
  BASIS_WORDS,
  CATEGORY_WORDS,
  dayOf,
  FITNESS_WORDS,
  KIND_WORDS,
  MODE_WORDS,
  PRIORITY_WORDS,
  URGENCY_WORDS,
} from './letter-words';
import styles from './letters.module.css';

/** A letter to print and sign by hand. */
export function LetterPaper({ letter }: { letter: Letter }) {
  const { kind, particulars, issuedAt, verifyCode } = letter;
  const { authorName, qualification, councilNumber, practice, patientBorn, seenAt, mode } = particulars;
  return (
    <Paper
      title={KIND_WORDS[kind]}
      people={[
        [
          { term: 'Written by', detail: `${authorName}, ${qualification}` },
          { term: 'Council number', detail: councilNumber },
          { term: 'Practice', detail: practice },
          { term: 'Issued on', detail: formatDay(issuedAt, SOUTH_AFRICAN_ZONE) },
          { term: 'Patient', detail: nameOf(particulars) },
          ...(patientBorn === null ? [] : [{ term: 'Born', detail: formatDay(dayOf(patientBorn), 'UTC') }]),
          { term: 'Seen', detail: `${formatMoment(seenAt, SOUTH_AFRICAN_ZONE)}, ${MODE_WORDS[mode]}` },
        ],
      ]}
      signature={`Signature of ${authorName}`}
      code={writePrescriptionCode(verifyCode)}
      checkedAt={`${location.host}${pathTo('service.myPrescriptions')}`}
    >
      <Body letter={letter} />
    </Paper>
  );
}

/** Of a child the name includes the age on the day of the visit. */
function nameOf({ patientName, patientBorn, seenAt }: Letter['particulars']): string {
  const seenOn = dayKey(seenAt, SOUTH_AFRICAN_ZONE);
  if (patientBorn === null || ageAt(patientBorn, seenOn).years >= OF_AGE_AT) return patientName;
  return `${patientName}, ${ageText(patientBorn, seenOn)}`;
}

function Body({ letter: { kind, body } }: { letter: Letter }) {
  if ('from' in body) {
    const { from, to, fitness, basis, illness } = body;
    const words = kind === 'school_note' ? kind : 'sick_note';
    return (
      <DataList
        items={[
          { term: 'From', detail: formatDay(dayOf(from), 'UTC') },
          { term: 'Up to and including', detail: formatDay(dayOf(to), 'UTC') },
          { term: 'The patient is', detail: FITNESS_WORDS[words][fitness] },
          { term: 'Based on', detail: BASIS_WORDS[words][basis] },
          { term: 'Illness', detail: illness === '' ? 'Not named, for the patient’s privacy' : illness },
        ]}
      />
    );
  }
  if ('tests' in body) {
    const { category, tests, question, code, urgency, fasting, to } = body;
    return (
      <DataList
        items={[
          { term: 'Asked of', detail: to === '' ? CATEGORY_WORDS[category] : to },
          { term: 'What', detail: <span className={styles.written}>{tests.join('\n')}</span> },
          { term: 'Question', detail: <span className={styles.written}>{question}</span> },
          { term: 'Illness, ICD-10', detail: code === '' ? 'Not coded' : code },
          { term: 'How soon', detail: PRIORITY_WORDS[urgency] },
          ...(fasting ? [{ term: 'Before it', detail: 'Nothing but water for eight hours' }] : []),
        ]}
      />
    );
  }
  const { to, urgency, reason, question } = body;
  return (
    <DataList
      items={[
        { term: 'To', detail: to },
        { term: 'To be seen', detail: URGENCY_WORDS[urgency] },
        { term: 'Why', detail: <span className={styles.written}>{reason}</span> },
        ...(question === '' ? [] : [{ term: 'Question', detail: <span className={styles.written}>{question}</span> }]),
      ]}
    />
  );
}
