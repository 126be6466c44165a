import type { Backend } from '@telehealth/data/client/backend';
import { vi } from 'vitest';
import type { ClerkLike } from '../clerk/clerk';
import type { ActionSurroundings, DataCalls } from './action-surroundings';

const saved = async () => ({ ok: true, value: { id: 'p', role: 'patient' } }) as const;

/** Fakes for all dependencies of auth actions, which record their calls. */
export function fakeSurroundings(clerk: ClerkLike) {
  const calls: string[] = [];
  const data = {
    chooseRole: vi.fn<DataCalls['chooseRole']>(saved),
    takeRecordOver: vi.fn<DataCalls['takeRecordOver']>(saved),
    completePatientOnboarding: vi.fn<DataCalls['completePatientOnboarding']>(saved),
    completeSpecialistOnboarding: vi.fn<DataCalls['completeSpecialistOnboarding']>(saved),
    updateMedicalInfo: vi.fn<DataCalls['updateMedicalInfo']>(async () => ({ ok: true, value: undefined })),
    uploadProfileImage: vi.fn<DataCalls['uploadProfileImage']>(async () => ({ ok: true, value: undefined })),
  };
  const resendVerification = vi.fn(async () => ({ ok: true, value: undefined }) as const);
  const navigateTo = vi.fn();
  const around = {
    clerk: async () => clerk,
    data: async () => ({ backend: { auth: { resendVerification } } as unknown as Backend, module: data }),
    reconnect: vi.fn(),
    renew: vi.fn(async () => true),
    notify: vi.fn<ActionSurroundings['notify']>((id) => void calls.push(id)),
    navigateTo: (...place: unknown[]) => void navigateTo(...place),
    forgetPerson: vi.fn(async () => undefined),
    stopPushes: vi.fn(async () => undefined),
    leaving: { begin: vi.fn(), cancel: vi.fn() },
    fetchDemoTicket: vi.fn(async () => 'ticket'),
    isOnline: vi.fn(() => true),
    origin: 'http://localhost:3000',
    timeZone: () => 'Africa/Johannesburg',
  } satisfies ActionSurroundings;
  return { around, data, toasts: calls, resendVerification, navigateTo };
}
