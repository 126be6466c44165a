import { violationsOf } from '../fixtures/axe';
import { PHONE, reach, tap } from '../fixtures/by-touch';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { SMALL_PDF } from '../fixtures/small-pdf';
import { signInAsNewPatient } from '../fixtures/visitors';

// In every run: giving-and-taking-back-access.test.ts, practice-patients.spec.ts, medical-records.spec.ts.
if (IS_LONG)
  test('by touch a new patient fills a record, lets the specialist of a visit read it, sees that, and shuts it in another window', async ({
    open,
  }) => {
    const [patient, practice, desk, stranger] = await Promise.all([
      open('guest', PHONE),
      open('guest'),
      open('guest'),
      open('specialist'),
    ]);
    const [specialist, call] = await Promise.all([
      openPractice(practice, desk, {
        ...{ first: 'Refilwe', last: 'Motaung', specialty: 'neurology' },
        visit: { needsApproval: false, priceMinor: 0 },
      }),
      signInAsNewPatient(patient, { first: 'Palesa', last: 'Radebe' }),
    ]);
    const [opening = ''] = await openingsAhead(call, specialist, 1);
    await bookFree(call, specialist, opening);

    await patient.goto('/patient/medical-records');
    await tap(patient.getByRole('button', { name: 'Add', exact: true }));
    await tap(patient.getByRole('button', { name: 'Add an allergy' }));
    const adding = patient.getByRole('dialog', { name: 'Add an allergy' });
    await adding.getByLabel(/^What are you allergic to/).fill('Peanuts');
    await tap(adding.getByRole('button', { name: 'Add it' }));
    await expect(toast(patient, 'Added to your record')).toBeVisible();
    await tap(patient.getByRole('button', { name: 'Upload', exact: true }));
    const upload = patient.getByRole('dialog', { name: 'Upload a document' });
    await upload
      .getByLabel(/^The file/)
      .setInputFiles({ name: 'Scan of 2024.pdf', mimeType: 'application/pdf', buffer: SMALL_PDF });
    await upload.getByLabel(/^What is it/).selectOption({ label: 'Clinic card or vaccination booklet' });
    await tap(upload.getByRole('button', { name: 'Upload it' }));
    await expect(toast(patient, 'The document was checked')).toBeVisible();

    await patient.goto('/patient/access-manager');
    await tap(patient.getByRole('button', { name: 'Give access' }));
    const giving = patient.getByRole('dialog', { name: 'Give access' });
    await giving.getByLabel(/^Specialist/).selectOption({ label: 'Refilwe Motaung, Neurology' });
    await giving.getByRole('checkbox', { name: 'Letters and other documents' }).check();
    await tap(giving.getByRole('button', { name: 'Give access' }));
    await expect(toast(patient, 'Access given')).toBeVisible();
    expect(await violationsOf(patient)).toEqual([]);

    await practice.goto('/specialist/patients');
    await practice.getByRole('list', { name: 'Patients' }).getByRole('link', { name: 'Palesa Radebe' }).click();
    await expect(practice.getByRole('note', { name: 'Allergies' })).toContainText('Peanuts');
    await expect(practice.getByRole('region', { name: 'Documents' })).toContainText('Scan of 2024');

    // Who has no part in it gets nothing, not even the name.
    await stranger.goto(practice.url());
    await expect(stranger.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(stranger.getByText(/Palesa|Peanuts|Scan of 2024/)).toHaveCount(0);

    // Another window of the same person hears of the look, and ends it there.
    const other = await patient.context().newPage();
    await other.goto('/patient/access-manager');
    const log = other.getByRole('region', { name: 'Who looked' });
    await expect(
      log
        .getByRole('listitem')
        .filter({ hasText: /Refilwe Motaung opened .*documents/i })
        .first(),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Check that nothing was changed' }).click();
    await expect(other.getByText('Your access log is complete and unchanged.')).toBeVisible();
    await expect(other.getByText(/^All \d+ lines were checked in this browser/)).toBeVisible();
    expect(await violationsOf(other)).toEqual([]);
    const [file] = await Promise.all([
      other.waitForEvent('download'),
      other.getByRole('button', { name: 'Save the whole log' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('access-log.csv');
    const given = other
      .getByRole('listitem')
      .filter({ hasText: 'Refilwe Motaung', has: other.getByRole('button', { name: /^Take back/ }) });
    await expect(given.first()).toBeVisible();
    for (let left = await given.count(); left > 0; left -= 1) {
      await reach(given.first().getByRole('button', { name: /^Take back/ }));
      await tap(given.first().getByRole('button', { name: /^Take back/ }));
      await tap(other.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }));
      await expect(given).toHaveCount(left - 1);
    }
    await expect(patient.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
    await expect(practice.getByText('Scan of 2024')).toHaveCount(0);
    await expect(practice.getByText('Peanuts')).toHaveCount(0);
  });
