// @vitest-environment jsdom
import { hostReports, renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createPageStore, PageStoreContext } from '../remotes/page-store';
import { VisitFrame, WorkspaceFrame } from './workspace-frame';

afterEach(cleanup);

/** Links marked as current, in the rail and behind "More". */
const current = () => [
  ...new Set([...document.querySelectorAll('nav [aria-current="page"]')].map((link) => link.textContent ?? '')),
];
/** With pages that do not come: a frame stands without what a section draws into it. */
const withPages = (frame: ReactNode) => (
  <PageStoreContext value={createPageStore(() => new Promise(() => undefined))}>{frame}</PageStoreContext>
);
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

it('offers the desk’s places to who works for the clinic, and shows them to nobody before that is known', () => {
  renderInHost(<WorkspaceFrame>Words</WorkspaceFrame>, { path: '/desk' });
  expect(places()?.textContent).not.toContain('Emergencies');
  act(() => hostReports.asking());
  expect(places()).toBeNull();
  act(() => hostReports.operator());
  expect(places()?.textContent).toContain('Emergencies');
  expect(current()).toEqual(['Desk']);
});

it('marks one place of the desk alone', () => {
  renderInHost(<WorkspaceFrame>Words</WorkspaceFrame>, { path: '/desk/payments' });
  act(() => hostReports.operator());
  expect(current()).toEqual(['Payments']);
});

it('is one line in a practice: no emergency strip of its own, help as a part of the bar', () => {
  renderInHost(withPages(<WorkspaceFrame>Words</WorkspaceFrame>), { path: '/specialist/dashboard' });
  act(() => hostReports.signedIn('specialist'));
  const help = screen.getByRole('complementary', { name: 'Emergency' });
  expect(help.closest('header')).not.toBeNull();
  expect(help.textContent).toContain('Call 112Emergency help');
});

it('draws a visit among the places of its specialist, and above one line for everybody else', () => {
  renderInHost(withPages(<VisitFrame>Words</VisitFrame>), { path: '/consultation/1' });
  act(() => hostReports.signedIn('specialist'));
  expect(places()?.textContent).toContain('Patients');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  act(() => hostReports.signedIn('patient'));
  expect(places()).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(4);
});
