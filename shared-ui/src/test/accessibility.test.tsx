// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draw, teachModalDialogs } from './draw';
import { FIXTURES } from './fixtures';

// Colours are tested in theme/contrast.test.ts, because jsdom has no layout.
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'color-contrast': { enabled: false },
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
};

async function problemsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, OPTIONS);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

beforeAll(() => {
  teachModalDialogs();
  // axe uses a canvas to detect icon fonts; jsdom has none.
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

describe('axe finds nothing in', () => {
  it.each(FIXTURES.map((fixture) => [fixture.name, fixture] as const))('%s', async (_, fixture) => {
    const { container } = draw(<main>{fixture.draw()}</main>);
    expect(container.querySelector('main')?.childElementCount).toBeGreaterThan(0);
    expect(await problemsIn(container)).toEqual([]);
  });
});

it('would find a button without a name', async () => {
  const { container } = draw(
    <main>
      <button type="button" />
    </main>,
  );
  expect(await problemsIn(container)).toHaveLength(1);
});
