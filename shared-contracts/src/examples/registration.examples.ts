import { LIMITS } from '../settings/limits';
import type { Example } from './example';

/** An emergency number that is accepted; the other examples differ from it in one thing. */
export const GOOD_EMERGENCY_NUMBER = {
  country: 'ZA',
  region: 'WC',
  kind: 'metroAmbulance',
  label: 'Metro ambulance',
  number: '021 000 0000',
  tel: '+27210000000',
  route: 'medical',
  source: 'Made up for tests',
  verifiedOn: '2026-01-31',
};
type EmergencyValues = Record<keyof typeof GOOD_EMERGENCY_NUMBER, string>;
const number = GOOD_EMERGENCY_NUMBER;
const refusedNumbers: readonly [name: string, change: Partial<EmergencyValues>, path: string, id: RefusedId][] = [
  ['country in words', { country: 'South Africa' }, 'country', 'emergency.country'],
  ['region in words', { region: 'Western Cape' }, 'region', 'emergency.region'],
  ['kind of two words', { kind: 'metro ambulance' }, 'kind', 'emergency.kind'],
  ['no label', { label: ' ' }, 'label', 'emergency.label'],
  ['label too long', { label: 'x'.repeat(LIMITS.listEntry.max + 1) }, 'label', 'validation.tooLong'],
  ['number in words', { number: 'call us' }, 'number', 'emergency.number'],
  ['another number dialled', { tel: '+27210000001' }, 'tel', 'emergency.dialled'],
  ['a digit less dialled', { tel: '021000000' }, 'tel', 'emergency.dialled'],
  ['dialled with spaces', { tel: '021 000 0000' }, 'tel', 'emergency.dialled'],
  ['digits before the country code', { tel: '+12345210000000' }, 'tel', 'emergency.dialled'],
  ['unknown route', { route: 'police' }, 'route', 'emergency.route'],
  ['no source', { source: '' }, 'source', 'emergency.source'],
  ['source too long', { source: 'x'.repeat(LIMITS.line.max + 1) }, 'source', 'validation.tooLong'],
  ['checked in the future', { verifiedOn: '2999-01-01' }, 'verifiedOn', 'emergency.verifiedOn'],
  ['checked on no day', { verifiedOn: '2026-02-30' }, 'verifiedOn', 'emergency.verifiedOn'],
];
type RefusedId = NonNullable<Example<unknown>['refused']>['id'];

/** Examples for emergency numbers. */
export const EMERGENCY_NUMBER_EXAMPLES: readonly Example<EmergencyValues>[] = [
  { name: 'number of a region', values: number },
  { name: 'number of the whole country', values: { ...number, region: '' } },
  { name: 'dialled as it is read', values: { ...number, tel: '0210000000' } },
  { name: 'short number', values: { ...number, number: '112', tel: '112' } },
  { name: 'international form', values: { ...number, number: '+27 (21) 000-0000' } },
  ...refusedNumbers.map(([name, change, path, id]) => ({
    name,
    values: { ...number, ...change },
    refused: { path, id },
  })),
];

/** A rate that is accepted; its day follows the calendar, so tests put it in. */
export const GOOD_EXCHANGE_RATE = { perDollar: '18.0315', source: 'Made up for tests' };
const rates: readonly [name: string, change: object, path: string, id: RefusedId][] = [
  ['no number', { perDollar: '' }, 'perDollar', 'rate.perDollar'],
  ['number without its point', { perDollar: '1803' }, 'perDollar', 'rate.perDollar'],
  ['point in the wrong place', { perDollar: '1.8031' }, 'perDollar', 'rate.perDollar'],
  ['a dollar worth too much', { perDollar: '80.31' }, 'perDollar', 'rate.perDollar'],
  ['no day', { dated: '2026-02-30' }, 'dated', 'rate.dated'],
  ['a day to come', { dated: '2999-01-01' }, 'dated', 'rate.dated'],
  ['no source of the rate', { source: ' ' }, 'source', 'rate.source'],
];

/** A declaration of a restore that is accepted. */
const GOOD_RESTORE = { backupOf: '2026-01-31', reason: 'The disk of the server died' };
const restores: readonly [name: string, change: object, path: string, id: RefusedId][] = [
  ['no reason', { reason: ' ' }, 'reason', 'logs.reason'],
  ['reason too long', { reason: 'x'.repeat(LIMITS.caseNote.max + 1) }, 'reason', 'validation.tooLong'],
  ['a backup of no day', { backupOf: '2026-02-30' }, 'backupOf', 'logs.backupOf'],
  ['a backup of a day to come', { backupOf: '2999-01-01' }, 'backupOf', 'logs.backupOf'],
];

/** Examples for declaring that access logs were restored. */
export const RESTORED_LOGS_EXAMPLES: readonly Example<Record<'backupOf' | 'reason', string>>[] = [
  { name: 'with its day and reason', values: GOOD_RESTORE },
  ...restores.map(([name, change, path, id]) => ({
    name,
    values: { ...GOOD_RESTORE, ...change },
    refused: { path, id },
  })),
];

/** Examples for rates of the rand, of a day. */
export const exchangeRateExamples = (
  dated: string,
): readonly Example<Record<'perDollar' | 'dated' | 'source', string>>[] => [
  { name: 'four decimals', values: { ...GOOD_EXCHANGE_RATE, dated } },
  { name: 'two decimals', values: { ...GOOD_EXCHANGE_RATE, dated, perDollar: '9.50' } },
  ...rates.map(([name, change, path, id]) => ({
    name,
    values: { ...GOOD_EXCHANGE_RATE, dated, ...change },
    refused: { path, id },
  })),
];

/** Examples for who reviewed triage rules. */
export const TRIAGE_REVIEW_EXAMPLES: readonly Example<{ reviewer: string; reviewedOn: string }>[] = [
  { name: 'name and day', values: { reviewer: 'Dr Made Up', reviewedOn: '2026-01-31' } },
  {
    name: 'no name',
    values: { reviewer: ' ', reviewedOn: '2026-01-31' },
    refused: { path: 'reviewer', id: 'triage.reviewer' },
  },
  {
    name: 'name too long',
    values: { reviewer: 'x'.repeat(LIMITS.title.max + 1), reviewedOn: '2026-01-31' },
    refused: { path: 'reviewer', id: 'validation.tooLong' },
  },
  {
    name: 'day to come',
    values: { reviewer: 'Dr Made Up', reviewedOn: '2999-01-31' },
    refused: { path: 'reviewedOn', id: 'triage.reviewedOn' },
  },
  {
    name: 'no day',
    values: { reviewer: 'Dr Made Up', reviewedOn: '' },
    refused: { path: 'reviewedOn', id: 'triage.reviewedOn' },
  },
];

/** A text that may be published. */
export const GOOD_TERMS = { kind: 'terms', locale: 'en', version: 1, title: 'Terms of use', body: 'Be kind.' };
type TermsValues = typeof GOOD_TERMS;

/** Examples for texts that people agree to. */
export const TERMS_EXAMPLES: readonly Example<TermsValues>[] = [
  { name: 'a text', values: GOOD_TERMS },
  { name: 'in a language of a country', values: { ...GOOD_TERMS, locale: 'en-ZA' } },
  { name: 'longest text', values: { ...GOOD_TERMS, body: 'x'.repeat(LIMITS.legalText.max) } },
  {
    name: 'unknown kind',
    values: { ...GOOD_TERMS, kind: 'rules' },
    refused: { path: 'kind', id: 'terms.kind' },
  },
  {
    name: 'language in words',
    values: { ...GOOD_TERMS, locale: 'English' },
    refused: { path: 'locale', id: 'terms.locale' },
  },
  { name: 'version 0', values: { ...GOOD_TERMS, version: 0 }, refused: { path: 'version', id: 'terms.version' } },
  {
    name: 'half a version',
    values: { ...GOOD_TERMS, version: 1.5 },
    refused: { path: 'version', id: 'terms.version' },
  },
  { name: 'no title', values: { ...GOOD_TERMS, title: '' }, refused: { path: 'title', id: 'terms.title' } },
  { name: 'no text', values: { ...GOOD_TERMS, body: '\n' }, refused: { path: 'body', id: 'terms.body' } },
  {
    name: 'text too long',
    values: { ...GOOD_TERMS, body: 'x'.repeat(LIMITS.legalText.max + 1) },
    refused: { path: 'body', id: 'validation.tooLong' },
  },
];

/** Examples for what patients say about a visit. */
export const REVIEW_EXAMPLES: readonly Example<Record<string, unknown>>[] = [
  { name: 'started on time', values: { started: 'on_time' } },
  { name: 'all facts', values: { started: 'later', connection: 'interrupted', nextStep: 'partly' } },
  { name: 'nothing said', values: {}, refused: { path: 'started', id: 'review.started' } },
  { name: 'stars', values: { started: 5 }, refused: { path: 'started', id: 'review.started' } },
  {
    name: 'praise for the connection',
    values: { started: 'on_time', connection: 'wonderful' },
    refused: { path: 'connection', id: 'data.invalid' },
  },
  {
    name: 'next step in words',
    values: { started: 'on_time', nextStep: 'I think so' },
    refused: { path: 'nextStep', id: 'data.invalid' },
  },
];
