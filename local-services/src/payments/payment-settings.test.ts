import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../settings';

const STRIPE = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('who takes payments', () => {
  it('is the sandbox unless something else is said', () => {
    expect(settingsFrom({}).payments).toEqual({ provider: 'sandbox' });
    expect(settingsFrom({ PAYMENT_PROVIDER: 'none' }).payments).toEqual({ provider: 'none' });
  });

  it('is Stripe with all of its keys, and says which are missing', () => {
    expect(settingsFrom(STRIPE).payments).toMatchObject({ provider: 'stripe', secretKey: 'sk_test_1' });
    expect(() => settingsFrom({ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/needs STRIPE_WEBHOOK_SECRET/);
    expect(() => settingsFrom({ PAYMENT_PROVIDER: 'somepay' })).toThrow(/PAYMENT_PROVIDER/);
  });

  it('is Paystack with a test key, or these services in its place', () => {
    const key = { PAYMENT_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_test_1' };
    expect(settingsFrom(key).payments).toEqual({ provider: 'paystack', secretKey: 'sk_test_1' });
    expect(settingsFrom({ PAYMENT_PROVIDER: 'paystack' }).payments).toEqual({ provider: 'paystack', secretKey: null });
    expect(() => settingsFrom({ ...key, PAYSTACK_SECRET_KEY: 'sk_live_1' })).toThrow(/test mode/);
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'])('is never anybody’s real money: %s', (name) => {
    const live = name === 'STRIPE_SECRET_KEY' ? 'sk_live_1' : 'pk_live_1';
    expect(() => settingsFrom({ ...STRIPE, [name]: live })).toThrow(/test mode/);
  });
});
