import type { Example } from './example';

/** Values of the sign-up form as typed; `role` may be anything a browser sends. */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  password: string;
  confirmPassword: string;
}

const good: SignUpValues = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  email: 'thandi@example.com',
  role: 'patient',
  password: 'Blue-Crane-42',
  confirmPassword: 'Blue-Crane-42',
};

const withPassword = (password: string): SignUpValues => ({ ...good, password, confirmPassword: password });

/** Examples for the sign-up form. */
export const SIGN_UP_EXAMPLES: readonly Example<SignUpValues>[] = [
  { name: 'a patient', values: good },
  { name: 'a healthcare provider', values: { ...good, role: 'specialist' } },
  { name: 'address with spaces around it', values: { ...good, email: '  thandi@example.com ' } },
  { name: 'password of exactly eight characters', values: withPassword('Abcdef12') },
  {
    name: 'no first name',
    values: { ...good, firstName: '' },
    refused: { path: 'firstName', id: 'validation.firstName' },
  },
  {
    name: 'blank last name',
    values: { ...good, lastName: '  ' },
    refused: { path: 'lastName', id: 'validation.lastName' },
  },
  {
    name: 'address without a domain',
    values: { ...good, email: 'thandi@' },
    refused: { path: 'email', id: 'validation.email' },
  },
  {
    name: 'a role that does not exist',
    values: { ...good, role: 'admin' },
    refused: { path: 'role', id: 'validation.role' },
  },
  {
    name: 'seven characters',
    values: withPassword('Abcde12'),
    refused: { path: 'password', id: 'validation.passwordLength' },
  },
  {
    name: 'no uppercase letter',
    values: withPassword('abcdef12'),
    refused: { path: 'password', id: 'validation.passwordUppercase' },
  },
  {
    name: 'no lowercase letter',
    values: withPassword('ABCDEF12'),
    refused: { path: 'password', id: 'validation.passwordLowercase' },
  },
  {
    name: 'no number',
    values: withPassword('Abcdefgh'),
    refused: { path: 'password', id: 'validation.passwordNumber' },
  },
  {
    name: 'not confirmed',
    values: { ...good, confirmPassword: '' },
    refused: { path: 'confirmPassword', id: 'validation.confirmPassword' },
  },
  {
    name: 'confirmed differently',
    values: { ...good, confirmPassword: 'Blue-Crane-43' },
    refused: { path: 'confirmPassword', id: 'validation.passwordsDiffer' },
  },
];
