import { lazyPart } from '@telehealth/ui/feedback/lazy-part';

// The way by number loads when it is asked for, in one file: the forms by address are what most people wait for.
export const PhoneSignIn = lazyPart(
  async () => (await import(/* webpackChunkName: "by-phone" */ './phone-sign-in')).PhoneSignIn,
);
export const PhoneSignUp = lazyPart(
  async () => (await import(/* webpackChunkName: "by-phone" */ './phone-sign-up')).PhoneSignUp,
);
