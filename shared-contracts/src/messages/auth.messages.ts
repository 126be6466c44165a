import { SIGN_UP_TOAST_MS } from '../settings/timing';
import type { MessageArea } from './message-entry';

/** Signing in, signing up, passwords, roles and the auth layer; sentences of the specification, word for word. */
export const AUTH_MESSAGES = {
  'signIn.failed': { tone: 'error', text: 'Authentication failed. Please check your credentials and try again.' },
  'signIn.emailNotVerified': {
    tone: 'warning',
    text: 'Email not verified. Please check your inbox for the verification link or request a new one.',
  },
  'signUp.failed': { tone: 'error', text: 'Registration failed. Please try again.' },
  'signUp.done': {
    tone: 'success',
    text: 'Account created successfully! Please check your email to verify your account.',
    durationMs: SIGN_UP_TOAST_MS,
  },
  'forgotPassword.sent': { tone: 'success', text: 'Password reset link sent to your email.' },
  'callback.failed': { tone: 'error', text: 'Authentication error. Please try again.' },
  'callback.working': { tone: 'info', text: 'Completing your sign in...' },
  'callback.welcome': { tone: 'success', text: 'Welcome, {name}. You are signed in.' },
  'role.required': { tone: 'error', text: 'Please select a role to continue' },
  'role.failed': { tone: 'error', text: 'Failed to set your role. Please try again.' },
  'role.chosen': { tone: 'success', text: 'Thank you for selecting your role as a {role}' },
  'role.alreadyChosen': {
    tone: 'info',
    text: 'Your role is already set and nothing was changed. Use another account for the other role.',
  },
  'auth.signUpFailed': { tone: 'error', text: 'Failed to sign up. Please check your credentials.' },
  'auth.signInFailed': { tone: 'error', text: 'Failed to sign in. Please check your credentials.' },
  'auth.signOutFailed': { tone: 'error', text: 'Failed to log out. Please try again.' },
  'auth.onboardingFailed': { tone: 'error', text: 'Failed to complete onboarding. Please try again.' },
  'auth.medicalInfoFailed': { tone: 'error', text: 'Failed to update medical information. Please try again.' },
  'auth.verifyEmailFailed': { tone: 'error', text: 'Failed to verify email. Please try again.' },
  'auth.keckTokenFailed': { tone: 'error', text: 'Failed to generate Keck token. Please try again.' },
  'auth.preferencesFailed': { tone: 'error', text: 'Failed to update preferences. Please try again.' },
  'auth.enterDemoFailed': { tone: 'error', text: 'Failed to enter as {role}. Please try again.' },
  'auth.resetPasswordFailed': { tone: 'error', text: 'Failed to reset password. Please try again.' },
  'auth.forgotPasswordFailed': { tone: 'error', text: 'Failed to process forgot password request. Please try again.' },
  'auth.tooManyAttempts': {
    tone: 'warning',
    text: 'Too many attempts in a short time. Your account is safe; please wait a few minutes and try again.',
  },
  'auth.tooManyAttemptsFor': {
    tone: 'warning',
    text: 'Too many attempts in a short time. Your account is safe. Please try again in {wait}.',
  },
  'auth.offline': {
    tone: 'warning',
    text: 'You are offline, so this could not be checked. Your account is safe and what you typed is still here. Try again once you are connected.',
  },
  'auth.accountLocked': {
    tone: 'warning',
    text: 'This account is locked for a while after too many wrong attempts. It is safe and nothing was changed. Please try again in an hour. If that was not you, choose a new password then.',
  },
  'auth.accountLockedFor': {
    tone: 'warning',
    text: 'This account is locked after too many wrong attempts. It is safe and nothing was changed. Please try again in {wait}. If that was not you, choose a new password then.',
  },
  'auth.signInOver': {
    tone: 'warning',
    text: 'This sign-in took too long, so it was stopped. Your account is safe. Please start again.',
  },
  'auth.demoOff': { tone: 'info', text: 'The demo is not available here. Create an account or sign in instead.' },
} as const satisfies MessageArea;
