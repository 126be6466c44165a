import type { MessageArea } from './message-entry';

/** What a person is told, how and when. */
export const NOTIFICATION_MESSAGES = {
  'notifications.notFound': {
    tone: 'error',
    text: 'We could not find this notification in your account. Nothing was changed. Your list shows every notification you have.',
  },
  'notifications.alwaysTold': {
    tone: 'info',
    text: 'We always send this by email, because it protects you. Your other choices are kept.',
  },
  'notifications.quietTime': { tone: 'error', text: 'Please enter quiet hours as hour and minute, for example 21:00' },
  'notifications.unreachable': {
    tone: 'warning',
    text: 'We could not reach you by email. Nothing is lost: everything we wanted to tell you is in your notifications. Please check your email address.',
  },
  'notifications.noAddress': {
    tone: 'warning',
    text: 'Your account has no email address we may write to. Nothing was sent. Please add and confirm one, then try again.',
  },
  'notifications.tryingAgain': {
    tone: 'info',
    text: 'We are sending it again. This notice disappears once an email has arrived; that can take a few minutes.',
  },
  'notifications.reachedAgain': {
    tone: 'success',
    text: 'Our emails reach you again. We sent you again what had not arrived and still matters.',
  },
} as const satisfies MessageArea;
