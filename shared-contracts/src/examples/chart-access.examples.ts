import { LIMITS } from '../settings/limits';
import type { Example } from './example';

const x = (length: number) => 'x'.repeat(length);

/** What a request for access holds. */
export interface AccessRequestValues {
  categories: string[];
  purpose: string;
  may: string;
  message: string;
}
const REQUEST: AccessRequestValues = { categories: ['results'], purpose: 'ongoing_care', may: 'view', message: '' };

/** Examples for asking for access. */
export const ACCESS_REQUEST_EXAMPLES: readonly Example<AccessRequestValues>[] = [
  { name: 'one category and no message', values: REQUEST },
  { name: 'longest message', values: { ...REQUEST, message: x(LIMITS.accessMessage.max) } },
  {
    name: 'a sensitive category, asked for by name',
    values: { ...REQUEST, categories: ['mental_health'], may: 'add' },
  },
  {
    name: 'no category',
    values: { ...REQUEST, categories: [] },
    refused: { path: 'categories', id: 'access.categoriesRequired' },
  },
  {
    name: 'a made-up category',
    values: { ...REQUEST, categories: ['dreams'] },
    refused: { path: 'categories.0', id: 'data.invalid' },
  },
  {
    name: 'a made-up purpose',
    values: { ...REQUEST, purpose: 'curiosity' },
    refused: { path: 'purpose', id: 'data.invalid' },
  },
  {
    name: 'a made-up permission',
    values: { ...REQUEST, may: 'delete' },
    refused: { path: 'may', id: 'data.invalid' },
  },
  {
    name: 'a message that is too long',
    values: { ...REQUEST, message: x(LIMITS.accessMessage.max + 1) },
    refused: { path: 'message', id: 'validation.tooLong' },
  },
];

/** What an invitation to act for somebody holds. */
export interface DelegateValues {
  email: string;
  scopes: string[];
  relationship: string;
  may: string;
}
const INVITATION: DelegateValues = { email: 'aunt@example.com', scopes: ['book'], relationship: 'Aunt', may: 'view' };

/** Examples for inviting a delegate. */
export const DELEGATE_EXAMPLES: readonly Example<DelegateValues>[] = [
  { name: 'one scope', values: INVITATION },
  {
    name: 'no relationship said, address in capitals',
    values: { ...INVITATION, email: 'AUNT@Example.com', relationship: '' },
  },
  { name: 'records with sensitive, may add', values: { ...INVITATION, scopes: ['records', 'sensitive'], may: 'add' } },
  { name: 'longest relationship', values: { ...INVITATION, relationship: x(LIMITS.name.max) } },
  {
    name: 'no address',
    values: { ...INVITATION, email: ' ' },
    refused: { path: 'email', id: 'validation.email' },
  },
  {
    name: 'no real address',
    values: { ...INVITATION, email: 'aunt at home' },
    refused: { path: 'email', id: 'validation.email' },
  },
  {
    name: 'no scope',
    values: { ...INVITATION, scopes: [] },
    refused: { path: 'scopes', id: 'access.scopesRequired' },
  },
  {
    name: 'sensitive without records',
    values: { ...INVITATION, scopes: ['sensitive'] },
    refused: { path: 'scopes', id: 'data.invalid' },
  },
  {
    name: 'a made-up scope',
    values: { ...INVITATION, scopes: ['everything'] },
    refused: { path: 'scopes.0', id: 'data.invalid' },
  },
  {
    name: 'a relationship that is too long',
    values: { ...INVITATION, relationship: x(LIMITS.name.max + 1) },
    refused: { path: 'relationship', id: 'validation.tooLong' },
  },
];

/** What is said on breaking the glass. */
export interface EmergencyValues {
  reasonCode: string;
  reason: string;
}

/** Examples for opening a chart in an emergency. */
export const EMERGENCY_EXAMPLES: readonly Example<EmergencyValues>[] = [
  { name: 'shortest reason', values: { reasonCode: 'unconscious', reason: x(LIMITS.caseNote.min) } },
  { name: 'longest reason', values: { reasonCode: 'other', reason: x(LIMITS.caseNote.max) } },
  {
    name: 'a reason of blanks',
    values: { reasonCode: 'other', reason: ' '.repeat(20) },
    refused: { path: 'reason', id: 'access.reasonRequired' },
  },
  {
    name: 'a reason that is too short',
    values: { reasonCode: 'other', reason: x(LIMITS.caseNote.min - 1) },
    refused: { path: 'reason', id: 'access.reasonRequired' },
  },
  {
    name: 'a reason that is too long',
    values: { reasonCode: 'other', reason: x(LIMITS.caseNote.max + 1) },
    refused: { path: 'reason', id: 'validation.tooLong' },
  },
  {
    name: 'no kind of emergency',
    values: { reasonCode: '', reason: x(LIMITS.caseNote.min) },
    refused: { path: 'reasonCode', id: 'access.reasonCodeRequired' },
  },
];
