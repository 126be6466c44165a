import type { Example } from './example';

/** Values of the form that changes a password. */
export interface ChangePasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
  signOutOthers: boolean;
}

const good: ChangePasswordValues = {
  currentPassword: 'Sawubona-2026',
  password: 'Blue-Crane-42',
  confirmPassword: 'Blue-Crane-42',
  signOutOthers: true,
};

/** Examples for changing a password. */
export const CHANGE_PASSWORD_EXAMPLES: readonly Example<ChangePasswordValues>[] = [
  { name: 'a new password', values: good },
  { name: 'others stay signed in', values: { ...good, signOutOthers: false } },
  {
    name: 'without the present one',
    values: { ...good, currentPassword: '' },
    refused: { path: 'currentPassword', id: 'validation.passwordRequired' },
  },
  {
    name: 'too short',
    values: { ...good, password: 'Abcde12', confirmPassword: 'Abcde12' },
    refused: { path: 'password', id: 'validation.passwordLength' },
  },
  {
    name: 'confirmed differently',
    values: { ...good, confirmPassword: 'Blue-Crane-43' },
    refused: { path: 'confirmPassword', id: 'validation.passwordsDiffer' },
  },
];

export interface CodeValues {
  code: string;
}

const noCode = { path: 'code', id: 'twoStep.codeRequired' } as const;

/** Examples for the code of an authenticator app. */
export const AUTHENTICATOR_CODE_EXAMPLES: readonly Example<CodeValues>[] = [
  { name: 'six digits', values: { code: '123456' } },
  { name: 'as apps show it', values: { code: '123 456' } },
  { name: 'nothing', values: { code: '' }, refused: noCode },
  { name: 'five digits', values: { code: '12345' }, refused: noCode },
  { name: 'letters', values: { code: '12345a' }, refused: noCode },
];

const noBackupCode = { path: 'code', id: 'twoStep.backupCodeRequired' } as const;

/** Examples for a backup code. */
export const BACKUP_CODE_EXAMPLES: readonly Example<CodeValues>[] = [
  { name: 'as printed', values: { code: 'k3v9-x7pq' } },
  { name: 'blank', values: { code: '  ' }, refused: noBackupCode },
];
