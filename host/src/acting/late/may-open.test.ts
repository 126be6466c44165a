import { ROUTE_TABLE, type RouteRow, rowOf } from '@telehealth/contracts/routes';
import { expect, it } from 'vitest';
import { closedTo, isOfPerson } from './may-open';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;

it('opens pages of patients, visits and everybody for another person, and no page of an account', () => {
  const closed = ROWS.filter((row) => !isOfPerson(row)).map(({ id }) => id);
  for (const id of [
    'patient.onboarding',
    'patient.family',
    'specialist.dashboard',
    'desk',
    'auth.signIn',
    'emergencyCare',
  ])
    expect(closed, id).toContain(id);
  for (const id of [
    'patient.dashboard',
    'bookConsultation',
    'payment',
    'consultation',
    'confirmation',
    'findSpecialist',
  ])
    expect(closed, id).not.toContain(id);
});

it('hides from menus what the right to act leaves closed', () => {
  expect(closedTo(['book', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'manage'])).toEqual([]);
  expect(closedTo(['book'])).toEqual([
    'patient.medicalRecords',
    'patient.connectDevice',
    'public.myPrescriptions',
    'patient.accessManager',
    'patient.profile',
    'patient.accountSettings',
  ]);
  expect(closedTo(['records'])).toContain('patient.appointments');
  for (const id of closedTo([])) expect(rowOf(id as 'home').id).toBe(id);
});
