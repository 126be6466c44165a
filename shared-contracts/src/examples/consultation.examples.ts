import { LIMITS } from '../settings/limits';
import type { SymptomChange } from '../visit/consultation';
import type { Example } from './example';

export interface WaitingRoomValues {
  location: string;
  callback: string;
  consent: boolean;
}

export const GOOD_WAITING_ROOM: WaitingRoomValues = {
  location: '12 Long Street, Cape Town',
  callback: '+27 82 000 0000',
  consent: true,
};

/** Examples for entering the waiting room. */
export const WAITING_ROOM_EXAMPLES: readonly Example<WaitingRoomValues>[] = [
  { name: 'place, number and consent', values: GOOD_WAITING_ROOM },
  { name: 'longest place', values: { ...GOOD_WAITING_ROOM, location: 'x'.repeat(LIMITS.line.max) } },
  { name: 'shortest number', values: { ...GOOD_WAITING_ROOM, callback: '0820000000' } },
  {
    name: 'blank place',
    values: { ...GOOD_WAITING_ROOM, location: ' \n' },
    refused: { path: 'location', id: 'consultation.locationRequired' },
  },
  {
    name: 'place too long',
    values: { ...GOOD_WAITING_ROOM, location: 'x'.repeat(LIMITS.line.max + 1) },
    refused: { path: 'location', id: 'validation.tooLong' },
  },
  {
    name: 'number too short',
    values: { ...GOOD_WAITING_ROOM, callback: '082 00000' },
    refused: { path: 'callback', id: 'validation.phone' },
  },
  {
    name: 'number too long',
    values: { ...GOOD_WAITING_ROOM, callback: '0'.repeat(LIMITS.phone.max + 1) },
    refused: { path: 'callback', id: 'validation.tooLong' },
  },
  {
    name: 'no consent',
    values: { ...GOOD_WAITING_ROOM, consent: false },
    refused: { path: 'consent', id: 'consultation.consentRequired' },
  },
];

export interface IntakeValues {
  reason: string;
  topQuestions: string[];
  symptomsWorse: SymptomChange | null;
  files: string[];
}

export const GOOD_INTAKE: IntakeValues = {
  reason: 'The cough is back since Monday',
  topQuestions: ['Is it the new tablets?', 'May I swim?'],
  symptomsWorse: 'worse',
  files: [],
};

/** Examples for the intake of a visit. */
export const INTAKE_EXAMPLES: readonly Example<IntakeValues>[] = [
  { name: 'reason and questions', values: GOOD_INTAKE },
  { name: 'nothing at all', values: { reason: '', topQuestions: [], symptomsWorse: null, files: [] } },
  { name: 'longest reason', values: { ...GOOD_INTAKE, reason: 'x'.repeat(LIMITS.reason.max) } },
  { name: 'blank questions do not count', values: { ...GOOD_INTAKE, topQuestions: ['a', ' ', 'b', '', 'c'] } },
  {
    name: 'reason too long',
    values: { ...GOOD_INTAKE, reason: 'x'.repeat(LIMITS.reason.max + 1) },
    refused: { path: 'reason', id: 'validation.tooLong' },
  },
  {
    name: 'too many questions',
    values: { ...GOOD_INTAKE, topQuestions: ['a', 'b', 'c', 'd'] },
    refused: { path: 'topQuestions', id: 'validation.tooMany' },
  },
  {
    name: 'question too long',
    values: { ...GOOD_INTAKE, topQuestions: ['x'.repeat(LIMITS.line.max + 1)] },
    refused: { path: 'topQuestions.0', id: 'validation.tooLong' },
  },
  {
    name: 'a file that is no id',
    values: { ...GOOD_INTAKE, files: ['../other'] },
    refused: { path: 'files.0', id: 'data.invalid' },
  },
];
