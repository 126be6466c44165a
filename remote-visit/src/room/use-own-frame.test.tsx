// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOwnFrame } from './use-own-frame';

function Call({ isActive = true }: { isActive?: boolean }) {
  useOwnFrame(isActive);
  return null;
}

it('tells the frames while a page fills the screen, and no longer', () => {
  const isOwn = () => document.documentElement.hasAttribute('data-own-frame');
  const first = render(<Call />);
  const second = render(<Call />);
  first.unmount();
  expect(isOwn()).toBe(true);
  second.rerender(<Call isActive={false} />);
  expect(isOwn()).toBe(false);
});
