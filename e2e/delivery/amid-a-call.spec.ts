import type { Page } from '@playwright/test';
import { bothInCall, callPage } from '../fixtures/call-page';
import { write } from '../fixtures/call-sides';
import { bothFlow } from '../fixtures/call-watch';
import { expect } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { IS_LONG } from '../fixtures/sample';
import { comeBack, deploy, test } from './delivery';

const DEVICE_TEST = 'remote-visit/src/pages/device-test-page.tsx';
const HALF = 'Twice a day, and';

const field = (page: Page, to: string) => page.getByLabel(`Write to ${to}`);

// In every run: “in the middle of a form nothing is lost” of two-teams.spec.ts, and registry-watch.page.test.ts.
if (IS_LONG)
  test('a call goes on while its own section is deployed, and half a message stays', async ({ open, delivery }) => {
    test.setTimeout(400_000);
    const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
    const { doctor, patient } = await bothInCall(meeting);
    await bothFlow(doctor, patient);
    await callPage(patientPage).chat.click();
    await doctorPage.getByRole('tab', { name: 'Chat' }).click();
    await field(doctorPage, 'Annelie Botha').fill(HALF);
    const before = [await doctor.look(), await patient.look()];

    delivery.team.edit(DEVICE_TEST, 'Test this device', 'Try this device');
    await deploy(delivery, delivery.team, 'visit');
    await Promise.all([comeBack(doctorPage), comeBack(patientPage)]);

    await bothFlow(doctor, patient);
    const after = [await doctor.look(), await patient.look()];
    expect(
      after.map(({ made }) => made),
      'no connection was made anew',
    ).toEqual(before.map(({ made }) => made));
    await expect(field(doctorPage, 'Annelie Botha')).toHaveValue(HALF);
    await write(doctorPage, 'Annelie Botha', `${HALF} with food.`);
    await expect(patientPage.getByText(`${HALF} with food.`, { exact: true })).toBeVisible();
    // What a page fetches only now comes from its own build.
    await doctorPage.getByRole('tab', { name: 'Prescriptions' }).click();
    const panel = doctorPage.getByRole('tabpanel', { name: 'Prescriptions' });
    await expect(panel.getByRole('button').or(panel.getByRole('heading')).first()).toBeVisible();
    await expect(doctorPage.locator('[data-failed-page]')).toHaveCount(0);
    await bothFlow(doctor, patient);
  });
