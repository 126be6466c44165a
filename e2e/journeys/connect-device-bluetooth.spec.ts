import { violationsOf } from '../fixtures/axe';
import { emulateDevice } from '../fixtures/emulated-bluetooth';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import config from '../playwright.config';

const usual = config.use?.launchOptions;
// On Linux the browser has it behind a switch.
test.use({ launchOptions: { ...usual, args: [...(usual?.args ?? []), '--enable-features=WebBluetooth'] } });

// The card’s own tests measure, confirm and speak of danger.
if (IS_LONG)
  test('a cuff is connected; what it measured is kept only when confirmed, and a dangerous value speaks', async ({
    open,
  }) => {
    const page = await open('patient');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('record_observations')) sent.push(request.postData() ?? '');
    });
    const cuff = await emulateDevice(page, { name: 'Arm cuff', service: 0x1810, characteristic: 0x2a35 });
    await page.goto('/patient/connect-device');
    const card = page.getByRole('region', { name: 'Bluetooth' });
    await expect(card.getByText('Works here')).toBeVisible();
    await card.getByRole('button', { name: 'Take a reading' }).click();
    await expect(card.getByText('Arm cuff is connected.')).toBeVisible();

    // Systolic and diastolic are NaN: the measurement failed.
    await cuff.send('00 FF 07 FF 07 FF 07');
    await expect(card.getByText('The device says that it could not measure. Please measure again.')).toBeVisible();

    // 188/122 mmHg, pulse 92, and the body moved.
    await cuff.send('14 BC 00 7A 00 90 00 5C 00 01 00');
    const heard = card.getByRole('list', { name: 'From the device, not saved yet' });
    await expect(heard.getByRole('listitem')).toHaveText([
      /^188\/122 mmHg Blood pressure, just now.*You moved while it measured\./,
      /^92 a minute Heart rate, just now/,
    ]);
    const alarm = page.getByRole('alert', { name: 'A dangerous value' });
    await expect(alarm).toContainText('188/122');
    await expect(alarm).toContainText('The value is not saved yet');
    expect(await violationsOf(page)).toEqual([]);
    expect(sent).toEqual([]);

    await heard.getByRole('checkbox', { name: /Heart rate/ }).uncheck();
    await card.getByRole('button', { name: 'Save this reading' }).click();
    await expect(toast(page, 'Saved. It is with your readings below.')).toBeVisible();
    await expect(alarm).toContainText('The value is saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('heart_rate');
    const newest = page.getByRole('table', { name: 'Readings of blood pressure' }).getByRole('row').nth(1);
    await expect(newest).toContainText('188/122 mmHg');
    await expect(newest).toContainText('device, Arm cuff');
  });
