import type { MessageId } from '../messages/catalogue';
import { LIMITS } from '../settings/limits';
import type { Example } from './example';

type Values = Readonly<Record<string, unknown>>;
const x = (length: number) => 'x'.repeat(length);
const good = (name: string, values: Values): Example<Values> => ({ name, values });
const bad = (name: string, values: Values, path: string, id: MessageId): Example<Values> => ({
  name,
  values,
  refused: { path, id },
});

const label = 'Asthma';

/** Examples for an entry of the list of conditions. */
export const CONDITION_EXAMPLES: readonly Example<Values>[] = [
  good('a label', { label }),
  good('everything', { label, note: 'Since 2019', category: 'mental_health', code: 'J45.9', codeSystem: 'icd10' }),
  good('longest texts', { label: x(LIMITS.listEntry.max), note: x(LIMITS.entryNote.max) }),
  bad('no label', {}, 'label', 'chart.labelRequired'),
  bad('blank label', { label: ' \n' }, 'label', 'chart.labelRequired'),
  bad('long label', { label: x(LIMITS.listEntry.max + 1) }, 'label', 'validation.tooLong'),
  bad('long note', { label, note: x(LIMITS.entryNote.max + 1) }, 'note', 'validation.tooLong'),
  bad('category of another list', { label, category: 'medicines' }, 'category', 'chart.categoryUnknown'),
  bad('code without system', { label, code: 'J45.9' }, 'codeSystem', 'chart.codeInvalid'),
  bad('system without code', { label, codeSystem: 'icd10' }, 'codeSystem', 'chart.codeInvalid'),
  bad('unknown system', { label, code: 'J45.9', codeSystem: 'icd9' }, 'codeSystem', 'chart.codeInvalid'),
  bad('code with spaces', { label, code: 'J 45', codeSystem: 'icd10' }, 'code', 'chart.codeInvalid'),
  bad('long code', { label, code: x(LIMITS.entryCode.max + 1), codeSystem: 'icd10' }, 'code', 'validation.tooLong'),
];

/** Examples for an allergy. */
export const ALLERGY_EXAMPLES: readonly Example<Values>[] = [
  good('a label', { label: 'Penicillin' }),
  good('reaction and severity', { label: 'Nuts', reaction: x(LIMITS.reaction.max), severity: 'life_threatening' }),
  bad('unknown severity', { label: 'Nuts', severity: 'bad' }, 'severity', 'chart.severityUnknown'),
  bad('long reaction', { label: 'Nuts', reaction: x(LIMITS.reaction.max + 1) }, 'reaction', 'validation.tooLong'),
];

/** Examples for a medicine. */
export const MEDICATION_EXAMPLES: readonly Example<Values>[] = [
  good('dose and frequency', {
    label: 'Metformin',
    dose: '500 mg',
    frequency: 'Twice a day',
    code: 'A10BA02',
    codeSystem: 'atc',
  }),
  bad('long dose', { label: 'Metformin', dose: x(LIMITS.entryNote.max + 1) }, 'dose', 'validation.tooLong'),
];

/** Examples for a vaccination. */
export const VACCINATION_EXAMPLES: readonly Example<Values>[] = [
  good('a label', { label: 'Yellow fever' }),
  good('a day', {
    label: 'Measles',
    givenOn: '2024-02-29',
    dose: '2',
    batch: 'AB-1234',
    code: '05',
    codeSystem: 'cvx',
  }),
  good('a month', { label: 'Measles', givenOn: '2024-02' }),
  good('a year', { label: 'Measles', givenOn: '2024' }),
  bad('no such day', { label: 'Measles', givenOn: '2023-02-29' }, 'givenOn', 'chart.givenOnInvalid'),
  bad('no such month', { label: 'Measles', givenOn: '2023-13' }, 'givenOn', 'chart.givenOnInvalid'),
  bad('a word', { label: 'Measles', givenOn: 'as a child' }, 'givenOn', 'chart.givenOnInvalid'),
  bad('to come', { label: 'Measles', givenOn: '2999' }, 'givenOn', 'chart.givenOnInvalid'),
  bad('long ago', { label: 'Measles', givenOn: '1899' }, 'givenOn', 'chart.givenOnInvalid'),
  bad('long batch', { label: 'Measles', batch: x(LIMITS.vaccineBatch.max + 1) }, 'batch', 'validation.tooLong'),
];

/** Examples for a note of one's own. */
export const REMARK_EXAMPLES: readonly Example<Values>[] = [
  good('words', { label: 'Before my visit', note: 'The cough comes at night.' }),
  good('a sensitive one', { label: 'Sleep', note: 'Bad since May.', category: 'mental_health' }),
  bad('no title', { label: ' ', note: 'x' }, 'label', 'chart.labelRequired'),
  bad('no words', { label: 'x', note: ' ' }, 'note', 'chart.remarkRequired'),
  bad('too many words', { label: 'x', note: x(LIMITS.remark.max + 1) }, 'note', 'validation.tooLong'),
  bad('elsewhere', { label: 'x', note: 'x', category: 'profile' }, 'category', 'chart.categoryUnknown'),
];

const facts = { dateOfBirth: '1990-05-04', gender: 'female', address: '1 Long Street, Cape Town' };

/** Examples for a patient's own facts. */
export const PATIENT_FACTS_EXAMPLES: readonly Example<Values>[] = [
  good('the least', facts),
  good('blood type and identity number', { ...facts, bloodType: 'AB-', idNumber: '800101 5009 087' }),
  good('passport', { ...facts, idNumber: 'a01234567' }),
  bad('wrong check digit', { ...facts, idNumber: '8001015009088' }, 'idNumber', 'chart.idNumberInvalid'),
  bad('short number', { ...facts, idNumber: 'A123' }, 'idNumber', 'chart.idNumberInvalid'),
  bad('a text', { ...facts, idNumber: 'not known!' }, 'idNumber', 'chart.idNumberInvalid'),
  bad('no such blood', { ...facts, bloodType: 'C+' }, 'bloodType', 'chart.bloodTypeUnknown'),
  bad('born tomorrow', { ...facts, dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'validation.dateOfBirthPast'),
  bad('no address', { ...facts, address: '' }, 'address', 'validation.address'),
];

const file = { name: 'Brief.pdf', type: 'application/pdf', size: 1000, sha256: 'a'.repeat(64) };
const document = { title: 'Letter', type: 'letter', date: '2026-01-31', file };
const withFile = (change: Values) => ({ ...document, file: { ...file, ...change } });

/** Examples for a document. */
export const DOCUMENT_EXAMPLES: readonly Example<Values>[] = [
  good('a letter', document),
  good('a result', { ...document, type: 'lab_result', category: 'results' }),
  good('a sensitive photo', { ...withFile({ name: 'IMG 1.JPG', type: 'image/jpeg' }), category: 'sexual_health' }),
  good('the largest', withFile({ size: LIMITS.documentBytes.max })),
  bad('no title', { ...document, title: ' ' }, 'title', 'chart.titleRequired'),
  bad('long title', { ...document, title: x(LIMITS.documentTitle.max + 1) }, 'title', 'validation.tooLong'),
  bad('unknown type', { ...document, type: 'poem' }, 'type', 'chart.documentTypeUnknown'),
  bad('in the future', { ...document, date: '2999-01-01' }, 'date', 'chart.documentDateInvalid'),
  bad('no such day', { ...document, date: '2026-02-30' }, 'date', 'chart.documentDateInvalid'),
  bad('a letter among results', { ...document, category: 'results' }, 'category', 'chart.categoryUnknown'),
  bad('a page', withFile({ name: 'x.html', type: 'text/html' }), 'file.type', 'chart.fileTypeRefused'),
  bad('too large', withFile({ size: LIMITS.documentBytes.max + 1 }), 'file.size', 'chart.fileTooLarge'),
  bad('empty', withFile({ size: 0 }), 'file.size', 'chart.fileEmpty'),
  bad('no hash', withFile({ sha256: 'A'.repeat(64) }), 'file.sha256', 'data.invalid'),
  ...['x.zip', 'x.zip.pdf', 'x.png', 'a/b.pdf', '.pdf', 'x\u202efdp.exe.pdf', 'x\u0001.pdf', 'x', `${x(120)}.pdf`].map(
    (name) => bad(`called ${name.slice(0, 20)}`, withFile({ name }), 'file.name', 'chart.fileNameRefused'),
  ),
];

/** Examples for the answer to a correction. */
export const CORRECTION_ANSWER_EXAMPLES: readonly Example<Values>[] = [
  good('corrected', { decision: 'corrected', answer: 'Another chart was open.' }),
  good('left as it is', { decision: 'refused', answer: x(LIMITS.correction.max) }),
  bad('undecided', { decision: '', answer: 'Yes' }, 'decision', 'chart.correctionDecisionRequired'),
  bad('no words', { decision: 'refused', answer: ' ' }, 'answer', 'chart.correctionAnswerRequired'),
  bad('too long', { decision: 'refused', answer: x(LIMITS.correction.max + 1) }, 'answer', 'validation.tooLong'),
];

/** Examples for a correction. */
export const CORRECTION_EXAMPLES: readonly Example<Values>[] = [
  good('both', { wrong: 'It was the left foot', wanted: 'Write left' }),
  good('longest', { wrong: x(LIMITS.correction.max), wanted: x(LIMITS.correction.max) }),
  bad('nothing', { wrong: ' ', wanted: '' }, 'wrong', 'chart.correctionReasonRequired'),
  bad('too long', { wrong: x(LIMITS.correction.max + 1), wanted: '' }, 'wrong', 'validation.tooLong'),
  bad('wish too long', { wrong: 'x', wanted: x(LIMITS.correction.max + 1) }, 'wanted', 'validation.tooLong'),
];
