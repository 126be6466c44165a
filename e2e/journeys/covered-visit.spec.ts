import { callData } from '../fixtures/call-data';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { signInAsNewPatient } from '../fixtures/visitors';

// In every run: a-covered-visit.test.ts.
if (IS_LONG)
  test('a colleague who stands in has the visit in her day, with what it shares; both read who holds and who moved it', async ({
    open,
  }) => {
    const [doctor, colleague, patient] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    const [desk, secondDesk] = await Promise.all([open('guest'), open('guest')]);
    const [practice, , asPatient] = await Promise.all([
      openPractice(doctor, desk, {
        ...{ first: 'Mpho', last: 'Radebe', specialty: 'general' },
        visit: { priceMinor: 0, needsApproval: false },
      }),
      openPractice(colleague, secondDesk, { first: 'Refilwe', last: 'Sithole', specialty: 'general' }),
      signInAsNewPatient(patient, { first: 'Lerato', last: 'Molefe' }),
    ]);
    const [startsAt = '', later = ''] = await openingsAhead(asPatient, practice, 2);
    const visit = await bookFree(asPatient, practice, startsAt);

    // The specialist asks her colleague, from the list of visits.
    await doctor.goto('/specialist/consultations');
    await doctor.getByRole('tab', { name: 'All visits' }).click();
    await doctor.getByRole('button', { name: /^Ask a colleague to cover: .*Lerato Molefe/ }).click();
    const dialog = doctor.getByRole('dialog', { name: /^Who stands in for the visit of Lerato Molefe/ });
    await dialog.getByRole('searchbox', { name: /^Colleague/ }).fill('Refilwe');
    await dialog.getByText(/Refilwe Sithole/).click();
    await dialog.getByRole('button', { name: 'Let them stand in' }).click();
    await expect(dialog).toBeHidden();

    // It stands on the colleague's day, and is hers to hold, not to move.
    const forWhom = colleague.getByText('You stand in for Mpho Radebe.').first();
    await colleague.goto('/specialist/appointments');
    await expect(forWhom).toBeVisible();
    await expect(colleague.getByRole('button', { name: /^Ask to move the visit/ })).toHaveCount(0);

    // The patient's record is open to her as the visit shares it; to the holder no more, and the patient is not blamed.
    await colleague.goto(`/consultation/${visit}`);
    await expect(forWhom).toBeVisible();
    await expect(colleague.getByText(/^You may look at /)).toBeVisible();
    await doctor.goto(`/consultation/${visit}`);
    await expect(doctor.getByText(/is open to Refilwe Sithole, not to you\./)).toBeVisible();

    // The patient reads it on the page of the visit and in the bell.
    await patient.goto(`/consultation/${visit}`);
    await expect(patient.getByText('Refilwe Sithole stands in for Mpho Radebe.').first()).toBeVisible();
    await expect(patient.getByText(/^Refilwe Sithole may look at /)).toBeVisible();
    const news = await asPatient<{ event: string; payload: { colleagueName?: string } }[]>('my_notifications', {});
    expect(news.find(({ event }) => event === 'consultation.covered')?.payload.colleagueName).toBe('Refilwe Sithole');

    // What was asked for and taken is whose it was, for each of them.
    const asDoctor = await callData(doctor);
    await asDoctor('propose_times', { p_moves: [{ appointmentId: visit, startsAt: later }], p_reason: 'A meeting' });
    await asPatient('accept_proposed_time', { p_appointment: visit });
    await Promise.all([colleague, patient].map((page) => page.reload()));
    for (const page of [colleague, patient]) {
      await expect(page.getByText(/Mpho Radebe asked for another time: A meeting/)).toBeVisible();
    }
  });
