// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isKeptAwake } from '../host';
import { useKeepAwake } from '../session';

function Call({ isActive }: { isActive: boolean }) {
  useKeepAwake(isActive);
  return null;
}

it('keeps awake while any call is active, and no longer', () => {
  expect(isKeptAwake()).toBe(false);
  const first = render(<Call isActive />);
  const second = render(<Call isActive={false} />);
  expect(isKeptAwake()).toBe(true);
  second.rerender(<Call isActive />);
  first.unmount();
  expect(isKeptAwake()).toBe(true);
  second.rerender(<Call isActive={false} />);
  expect(isKeptAwake()).toBe(false);
});
