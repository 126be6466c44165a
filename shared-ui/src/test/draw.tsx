import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders inside a router, as the host does. */
export function draw(content: ReactNode): RenderResult {
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />);
}

/** jsdom has no modal dialogs; this part of the standard is enough for tests of focus and keys. */
export function teachModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
