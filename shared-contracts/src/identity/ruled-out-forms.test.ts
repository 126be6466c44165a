import { expect, it } from 'vitest';
import { ruledOutForms } from './ruled-out-forms';

const on = { enabled: true, required: true };
const off = { enabled: false, required: false };
const ours = { email_address: on, password: on, first_name: on, last_name: on, phone_number: off };

it.each([
  ['our fields only', { attributes: ours }, { signIn: false, signUp: false }],
  ['no passwords', { attributes: { ...ours, password: off } }, { signIn: true, signUp: true }],
  ['a phone number as well', { attributes: { ...ours, phone_number: on } }, { signIn: false, signUp: true }],
  ['a phone number if one likes', { attributes: { ...ours, phone_number: { enabled: true, required: false } } }, null],
  ['settings of another shape', { attributes: 'x' }, null],
  ['no settings', undefined, null],
] as const)('%s', (_, userSettings, answer) => {
  const client = { __internal_environment: userSettings && { userSettings } };
  expect(ruledOutForms(client)).toEqual(answer ?? { signIn: false, signUp: false });
});

it('rules nothing out for a client that is not there', () => {
  expect(ruledOutForms(undefined)).toEqual({ signIn: false, signUp: false });
});
