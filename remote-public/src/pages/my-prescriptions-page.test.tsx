// @vitest-environment jsdom
import { sessionWriter } from '@telehealth/contracts/host';
import { hostReports, renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import MyPrescriptionsPage from './my-prescriptions-page';

afterEach(cleanup);

it('leads a guest back to this page through signing in', () => {
  renderInHost(<MyPrescriptionsPage />);
  act(() => sessionWriter.signedOut());
  const link = screen.getByRole('link', { name: 'Sign in to my prescriptions' });
  expect(link.getAttribute('href')).toBe('/auth/patient/login?redirect=%2Fmy-prescriptions');
});

it('says why it only explains while nobody can tell who is here, and asks again', async () => {
  const { hostCalls } = renderInHost(<MyPrescriptionsPage />);
  act(() => hostReports.asking());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  act(() => hostReports.identityUnreachable());
  expect(screen.getByText(/sign-in service cannot be reached/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /my prescriptions$/ }), 'no way that leads to this very page').toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(hostCalls.map(({ name }) => name)).toEqual(['reconnect']);
});
