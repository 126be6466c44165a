// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionStore, sessionWriter } from '../host';
import * as sessionDoor from '../session';
import {
  useBackendHandle,
  useBackendState,
  useCurrentUser,
  useDemoOffered,
  useHostServices,
  useIdentity,
  useIsAuthBusy,
  useLock,
  usePreferredRole,
  useRole,
} from '../session';
import { INITIAL_SESSION } from './session-store';

const user = {
  id: 'u',
  name: 'Thandi',
  email: '',
  preferences: {},
  emailVerified: true,
  onboardingCompleted: true,
  role: 'specialist',
} as const;

afterEach(() => {
  cleanup();
  act(() => sessionStore.setState(INITIAL_SESSION, true));
});

function Everything() {
  const shown = [
    useIdentity().status,
    useCurrentUser()?.name,
    useRole(),
    usePreferredRole(),
    useIsAuthBusy(),
    useBackendState().status,
    useDemoOffered(),
  ];
  return <p>{shown.map(String).join(' ')}</p>;
}
const text = () => screen.getByText(/\w/).textContent;

it('tells "nobody answers" from "still asking"; whoever is known stays known', () => {
  const identity = () => sessionStore.getState().identity;
  sessionWriter.identityUnreachable();
  expect(identity()).toEqual({ status: 'loading', isUnreachable: true });
  sessionWriter.identityChanged({ status: 'loading' });
  expect(identity()).toEqual({ status: 'loading' });
  sessionWriter.identityChanged({ status: 'signedOut' });
  sessionWriter.identityUnreachable();
  expect(identity()).toEqual({ status: 'signedOut' });
});

it('shows each event of the writer to every reader', () => {
  render(<Everything />);
  expect(text()).toBe('loading undefined patient patient true off false');
  act(() => {
    sessionWriter.environmentKnown({ demo: true });
    sessionWriter.identityChanged({ status: 'signedIn', user, roleChosen: true, emailProven: true });
    sessionWriter.backendConnecting();
  });
  expect(text()).toBe('signedIn Thandi specialist patient false connecting true');
  act(() => sessionWriter.backendConnected('uuid'));
  expect(sessionStore.getState().backend).toEqual({ status: 'ready', userId: 'uuid' });
  act(() => sessionWriter.backendFailed({ id: 'sync.failed' }));
  expect(text()).toContain('failed');
  act(() => sessionWriter.backendOff());
  expect(text()).toContain('off');
});

it('is busy while an action runs, and only its own end ends it', () => {
  render(<Everything />);
  act(() => sessionWriter.identityChanged({ status: 'signedOut' }));
  act(() => sessionWriter.actionStarted('signIn'));
  expect(text()).toContain('true off');
  act(() => sessionWriter.actionEnded('signOut'));
  expect(text()).toContain('true off');
  act(() => sessionWriter.actionEnded('signIn'));
  expect(text()).toContain('false off');
});

it('shows the preferred role until one was chosen, and forgets it on sign-out', () => {
  render(<Everything />);
  act(() => sessionWriter.preferredRoleChanged('specialist'));
  act(() =>
    sessionWriter.identityChanged({
      status: 'signedIn',
      user: { ...user, role: 'patient', phone: '' },
      roleChosen: false,
      emailProven: true,
    }),
  );
  expect(text()).toContain('Thandi specialist specialist');
  act(() => sessionWriter.signedOut());
  expect(text()).toBe('signedOut undefined patient patient false off false');
});

it('locks, and a sign-out opens again, because nobody is left to hide from', () => {
  function Lock() {
    const lock = useLock();
    return <p>{lock.status === 'warning' ? lock.endsAt : lock.status}</p>;
  }
  render(<Lock />);
  expect(text()).toBe('open');
  act(() => sessionWriter.lockChanged({ status: 'warning', endsAt: 7 }));
  expect(text()).toBe('7');
  const before = sessionStore.getState();
  sessionWriter.lockChanged({ status: 'warning', endsAt: 7 });
  expect(sessionStore.getState()).toBe(before);
  act(() => sessionWriter.lockChanged({ status: 'locked' }));
  expect(text()).toBe('locked');
  act(() => sessionWriter.signedOut());
  expect(text()).toBe('open');
});

it('gives remotes no way to write', () => {
  expect(Object.keys(sessionDoor).filter((name) => /writer|store|set/i.test(name))).toEqual([]);
});

it('says plainly what is missing when used outside the host', () => {
  function Services() {
    useHostServices();
    return null;
  }
  function Backend() {
    useBackendHandle();
    return null;
  }
  expect(() => render(<Services />)).toThrow('HostServicesContext');
  expect(() => render(<Backend />)).toThrow('backend: true');
});
