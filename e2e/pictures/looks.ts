import type { Page } from '@playwright/test';
import { chooseTheme, VIEWPORTS } from '../fixtures/axe';
import { textOf } from '../fixtures/large-text';

/** One way in which people see a page. */
export interface Look {
  /** Such as `forced-390`. */
  name: string;
  apply(page: Page): Promise<unknown>;
}

async function plain(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  await textOf(page, 100);
  await chooseTheme(page, 'light');
}

const APPEARANCES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  light: async () => undefined,
  dark: (page) => chooseTheme(page, 'dark'),
  forced: (page) => page.emulateMedia({ forcedColors: 'active' }),
  text200: (page) => textOf(page, 200),
};
/** Only these appearances, separated by commas; all when it is not said. */
const ASKED = process.env.LOOKS?.split(',') ?? Object.keys(APPEARANCES);

/** Light, dark, the person's own colours and letters of twice the size, each as wide as a desk and as a phone. */
export const LOOKS: readonly Look[] = Object.entries(APPEARANCES)
  .filter(([name]) => ASKED.includes(name))
  .flatMap(([name, apply]) =>
    VIEWPORTS.map((viewport) => ({
      name: `${name}-${viewport.width}`,
      apply: async (page: Page) => {
        await plain(page);
        await page.setViewportSize(viewport);
        await apply(page);
      },
    })),
  );

/** As the journey goes on: light, wide, letters of the usual size. */
export async function asUsual(page: Page): Promise<void> {
  await plain(page);
  await page.setViewportSize(VIEWPORTS[0]);
}
