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
  'phone.noNumber': {
    tone: 'warning',
    text: 'Your profile has no phone number that we can dial. Nothing was sent. Please add your number, then try again.',
  },
  'phone.notTexted': {
    tone: 'warning',
    text: 'We cannot text to numbers of this country yet. Nothing was sent. What we would text stands on your pages here.',
  },
  'phone.codesSpent': {
    tone: 'warning',
    text: 'We sent several codes to this number already. Please wait an hour, then ask for another one. What we would text stands on your pages here.',
  },
  'phone.codeSix': { tone: 'error', text: 'Please enter the code: six digits' },
  'phone.codeWrong': {
    tone: 'error',
    text: 'This is not the code we sent. Please look again, or ask for another one.',
  },
  'phone.codeOver': {
    tone: 'warning',
    text: 'This code does not work any more. Your number is not confirmed yet. Please ask for another one.',
  },
  'phone.codeTries': {
    tone: 'warning',
    text: 'That was five times. Your number is not confirmed yet. Please wait ten minutes, then ask for another code.',
  },
} as const satisfies MessageArea;
