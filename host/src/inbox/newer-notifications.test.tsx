// @vitest-environment jsdom
import { notificationLine } from '@telehealth/contracts/notifications';
import * as sectionWords from '@telehealth/contracts/section-words';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Host, HostContext } from '../host-context';
import type { Notification } from './notification.schema';
import { useLine } from './use-line';

/** A host of yesterday: it does not know what the database tells today. */
const NEW = 'message.received';
vi.mock('@telehealth/contracts/notifications', async (original) => {
  const known = await original<typeof import('@telehealth/contracts/notifications')>();
  const line: typeof notificationLine = (told, reader) =>
    told.event === NEW ? null : known.notificationLine(told, reader);
  return { ...known, notificationLine: line };
});

afterEach(cleanup);

const told = (event: string): Notification => ({
  ...{ id: 'n1', event, refId: 'v1', createdAt: new Date(0), readAt: null },
  payload: { appointmentId: 'v1' } as Notification['payload'],
});

function open(event: string, words?: () => Promise<unknown>) {
  const host = { started: () => [Promise.resolve({ words })] } as unknown as Host;
  const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>;
  const one = told(event);
  return renderHook(() => useLine(one, 'patient'), { wrapper }).result;
}

it('tells what is newer than the host in the words of a section that knows it', async () => {
  const line = open(NEW, async () => sectionWords);
  expect(line.current).toEqual({ title: 'There is news for you', to: '/patient/dashboard' });
  await waitFor(() =>
    expect(line.current).toEqual({ title: 'You have a new message', to: '/consultation/v1#messages' }),
  );
});

it('leaves it at news where no section brings words', async () => {
  const line = open(NEW);
  await act(async () => undefined);
  expect(line.current).toEqual({ title: 'There is news for you', to: '/patient/dashboard' });
});

it('asks no section for what the host knows', async () => {
  const words = vi.fn(async () => sectionWords);
  const line = open('note.signed', words);
  expect(line.current).toEqual(notificationLine(told('note.signed'), 'patient'));
  await act(async () => undefined);
  expect(words).not.toHaveBeenCalled();
});
