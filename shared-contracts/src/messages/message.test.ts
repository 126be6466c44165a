import { describe, expect, it } from 'vitest';
import { BOOKING_MESSAGES } from './booking.messages';
import { errorText, isMessageId, message, messageEntry, messageText, providerMessageOr } from './message';
import { messageFrom } from './message-from';

describe('message', () => {
  it('fills the placeholders of a text', () => {
    expect(message('role.chosen', { role: 'patient' })).toBe('Thank you for selecting your role as a patient');
    expect(message('toast.enteredDemo', { role: 'specialist' })).toBe('Entered as specialist for demo purposes');
  });

  it('asks at compile time for exactly the placeholders a text has', () => {
    // @ts-expect-error the role is missing
    expect(message('role.chosen')).toBe('Thank you for selecting your role as a ');
    // @ts-expect-error this text has no placeholders
    expect(message('signIn.failed', { role: 'patient' })).toContain('Authentication failed');
    // @ts-expect-error no such message
    expect(() => message('signIn.nonsense')).toThrow();
  });

  it('takes from one area alone', () => {
    expect(messageFrom(BOOKING_MESSAGES, 'booking.arrived', { when: 'Thursday' })).toBe(
      'A new visit was booked: Thursday.',
    );
    // @ts-expect-error of another area
    expect(messageFrom(BOOKING_MESSAGES, 'signIn.failed')).toBe('');
  });
});

it('recognises ids that come from outside', () => {
  expect(isMessageId('booking.slotTaken')).toBe(true);
  expect(isMessageId('toString')).toBe(false);
  expect(isMessageId('')).toBe(false);
});

it('says what an error means', () => {
  expect(errorText({ id: 'auth.enterDemoFailed', values: { role: 'patient' } })).toBe(
    'Failed to enter as patient. Please try again.',
  );
  expect(messageText('role.chosen')).not.toContain('{');
  expect(messageEntry('onboarding.failed')?.title).toBe('Onboarding Failed');
});

it('tells an id of a newer database in words of its own', () => {
  const unknown = 'booking.ofTomorrow' as 'booking.slotTaken';
  expect(messageText(unknown)).toBe(messageText('data.failed'));
  expect(messageEntry(unknown)).toBeUndefined();
});

it("prefers the provider's words only when there are any", () => {
  expect(providerMessageOr({ id: 'auth.signInFailed', detail: 'Too many requests.' }, 'signIn.failed')).toBe(
    'Too many requests.',
  );
  expect(providerMessageOr({ id: 'auth.signInFailed', detail: ' ' }, 'signUp.failed')).toBe(
    'Registration failed. Please try again.',
  );
  expect(providerMessageOr({ id: 'auth.signInFailed' }, 'verification.sendFailed')).toBe(
    'Failed to send verification email',
  );
});
