// @vitest-environment jsdom
import { hostReports, renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WorkspaceFrame } from './workspace-frame';

afterEach(cleanup);

const places = () => screen.queryByRole('navigation', { name: 'Your places' });

it('stands among a patient’s places, and in the site for everybody else', () => {
  renderInHost(<WorkspaceFrame>Words</WorkspaceFrame>, { path: '/my-prescriptions' });
  expect(places()?.textContent).toContain('Prescriptions');
  act(() => hostReports.signedIn('specialist'));
  expect(places()).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  act(() => hostReports.asking());
  expect(places()).toBeNull();
  expect(screen.getByText('Words')).toBeDefined();
});

it('keeps the places on a page behind a guard while nobody knows who comes', () => {
  renderInHost(<WorkspaceFrame>Words</WorkspaceFrame>, { path: '/patient/dashboard' });
  act(() => hostReports.asking());
  expect(places()).not.toBeNull();
});
