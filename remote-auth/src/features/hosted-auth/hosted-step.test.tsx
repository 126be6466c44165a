// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HostedStep } from './hosted-step';

afterEach(cleanup);

/** Inserts HTML outside React, as the widget does. */
function open(html: string): (html: string) => void {
  render(
    <HostedStep first={null}>
      <div data-testid="widget" />
    </HostedStep>,
  );
  const draw = (next: string) => {
    screen.getByTestId('widget').innerHTML = next;
  };
  draw(html);
  return draw;
}
const FIRST = '<div class="cl-signIn-start"><h1 class="cl-headerTitle">Sign in to Sawubona</h1></div>';
const later = (title: string, more = '') => `<div><h1 class="cl-headerTitle">${title}</h1>${more}</div>`;
const steps = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test("the widget's first title is not said twice, those of later steps follow it", async () => {
  const draw = open(FIRST);
  await Promise.resolve();
  expect(steps()).toEqual([]);
  draw(later('Enter your password'));
  await waitFor(() => expect(steps()).toEqual(['Enter your password']));
  draw(later('Use another method'));
  await waitFor(() => expect(steps()).toEqual(['Use another method']));
  draw(FIRST);
  await waitFor(() => expect(steps()).toEqual([]));
});

test('the focus goes to the title of a step, unless the widget has a field that takes it', async () => {
  const draw = open(FIRST);
  draw(later('Use another method'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Use another method'));
  draw(later('Check your email', '<input aria-label="Code" />'));
  screen.getByLabelText('Code').focus();
  await waitFor(() => expect(steps()).toEqual(['Check your email']));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

test('a field that is refused takes the focus when it is nowhere, and only then', async () => {
  open('<div class="cl-signIn-start"><input aria-label="Address" aria-invalid="false" /><button>Go</button></div>');
  const field = screen.getByLabelText('Address');
  const button = screen.getByRole('button');
  button.focus();
  field.setAttribute('aria-invalid', 'true');
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
  field.setAttribute('aria-invalid', 'false');
  button.blur();
  field.setAttribute('aria-invalid', 'true');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('the way back that the widget leaves without a word gets one', async () => {
  open(later('Reset password', '<button class="cl-formButtonReset"></button><button>Continue</button>'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy());
});
