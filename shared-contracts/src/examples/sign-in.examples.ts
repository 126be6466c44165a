import type { Example } from './example';

/** Values of the sign-in form. */
export interface SignInValues {
  email: string;
  password: string;
}

/** Examples for the sign-in form. */
export const SIGN_IN_EXAMPLES: readonly Example<SignInValues>[] = [
  { name: 'address and password', values: { email: 'thandi@example.com', password: 'x' } },
  { name: 'no address', values: { email: '', password: 'x' }, refused: { path: 'email', id: 'validation.email' } },
  {
    name: 'not an address',
    values: { email: 'thandi', password: 'x' },
    refused: { path: 'email', id: 'validation.email' },
  },
  {
    name: 'no password',
    values: { email: 'thandi@example.com', password: '' },
    refused: { path: 'password', id: 'validation.passwordRequired' },
  },
];
