// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { watchOutdatedFailures } from './outdated-failures';

const press = () => window.dispatchEvent(new Event('pointerdown'));

it('takes a failure away once another press succeeded, and none that came with the success', () => {
  const dismiss = vi.fn();
  const failures = watchOutdatedFailures(dismiss);
  press();
  failures.shown(1, 'onboarding.failed', 'error');
  failures.shown(2, 'toast.signInHandled', 'info');
  failures.shown(3, 'sync.failed', 'error');
  press();
  failures.shown(4, 'onboarding.pictureFailed', 'error');
  expect(dismiss).not.toHaveBeenCalled();
  failures.shown(5, 'onboarding.complete', 'success');
  expect(dismiss.mock.calls).toEqual([[1]]);
  press();
  failures.stop();
  failures.shown(6, 'onboarding.complete', 'success');
  expect(dismiss.mock.calls).toEqual([[1], [4]]);
});

it('hears nothing any more once stopped', () => {
  const dismiss = vi.fn();
  const failures = watchOutdatedFailures(dismiss);
  failures.shown(1, 'onboarding.failed', 'error');
  failures.stop();
  press();
  failures.shown(2, 'onboarding.complete', 'success');
  expect(dismiss).not.toHaveBeenCalled();
});
