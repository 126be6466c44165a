// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Simulates a busy machine: rendering is slow, and so is the time between finding an element and going on. */
function Slow() {
  keepBusy(10);
  useEffect(() => {
    document.title = 'of the page';
  }, []);
  return <p>drawn</p>;
}

function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => void setTimeout(() => setThere(true), 5), []);
  return isThere ? <Slow /> : null;
}

test('what was found has had its effects, however busy the machine is', async () => {
  document.title = 'of the document';
  const later = (turns: number): void => queueMicrotask(() => (turns > 0 ? later(turns - 1) : keepBusy(3)));
  new MutationObserver(() => later(60)).observe(document.body, { childList: true, subtree: true });
  render(<Late />);
  await screen.findByText('drawn');
  expect(document.title).toBe('of the page');
});
