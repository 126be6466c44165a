import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { take } from './take';

test('tmp invoices', async ({ open }) => {
  const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const { id, asDoctor } = await meet({ doctor, patient, desk }, { priceMinor: 4500 });
  const today = new Date().toISOString().slice(0, 10);
  await asDoctor('save_my_vat', { p_number: '4123456789', p_from: today });
  await asDoctor('finish_consultation', { p_appointment: id });
  await doctor.goto('/specialist/earnings?view=invoices', { waitUntil: 'networkidle' });
  await take(doctor, 'tmp-waiting');
  const note = await asDoctor<{ id: string; version: number }>('begin_note', { p_appointment: id });
  const saved = await asDoctor<{ note: { version: number } }>('save_note', {
    ...{ p_note: note.id, p_version: note.version, p_soap: GOOD_NOTE.soap, p_plan_plain: GOOD_NOTE.planPlain },
  });
  await asDoctor('sign_note', { p_note: note.id, p_version: saved.note.version });
  await doctor.goto('/specialist/earnings?view=invoices', { waitUntil: 'networkidle' });
  await take(doctor, 'tmp-invoices');
  await doctor.goto('/specialist/profile', { waitUntil: 'networkidle' });
  await expect(doctor.getByText('4123456789')).toBeVisible();
  await take(doctor, 'tmp-profile');
  await asDoctor('set_visit_codes', { p_appointment: id, p_icd10: ['F32.9', 'S61.9'], p_tariffs: ['0190'] });
  await doctor.goto(`/consultation/${id}`, { waitUntil: 'networkidle' });
  await doctor.getByText(/^Tax invoice INV-00001/).click();
  await take(doctor, 'tmp-codes');
  await patient.goto(`/consultation/${id}`, { waitUntil: 'networkidle' });
  await patient.getByText(/^R45\.00, paid/).click();
  await patient.getByText(/^Tax invoice INV-00001/).click();
  await take(patient, 'tmp-patient');
});
