import type { ActingScope } from '@telehealth/contracts/people';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { expect, it } from 'vitest';
import { closedTo, isOfPerson, missingFor, namedPages } from './may-open';

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

it('names what every page of another person asks for, and no other page', () => {
  expect(namedPages().sort()).toEqual(
    ROWS.filter(isOfPerson)
      .map(({ id }) => id)
      .sort(),
  );
});

it('leaves open to each scope what the database opens to it', () => {
  const open = (...scopes: ActingScope[]) => {
    const closed = closedTo(scopes);
    return namedPages().filter((id) => !closed.includes(id) && closedTo([]).includes(id));
  };
  expect(closedTo(['book', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'manage'])).toEqual([]);
  const visits = ['bookConsultation', 'confirmation', 'consultation', 'patient.appointments', 'patient.consultations'];
  expect(open('book')).toEqual([...visits, 'symptomChecks']);
  expect(open('records')).toEqual([
    ...['patient.medicalRecords', 'patient.connectDevice', 'symptomChecks', 'public.myPrescriptions'],
  ]);
  expect(open('prescriptions')).toEqual(['public.myPrescriptions']);
  expect(open('messages')).toEqual(['consultation']);
  expect(open('manage')).toEqual(['patient.accessManager', 'patient.profile', 'patient.accountSettings']);
  for (const scope of ['join', 'pay', 'sensitive', 'notices'] as const) expect(open(scope), scope).toEqual([]);
  // Its price and its time are the visit's, which paying alone does not show.
  expect([missingFor('payment', ['pay']), missingFor('payment', ['book', 'pay'])]).toEqual([['book'], []]);
});
