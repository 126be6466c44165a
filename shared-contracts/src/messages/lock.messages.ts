import type { MessageArea } from './message-entry';

/** The watch over a session in use: pages that hide, and the end that is near. */
export const LOCK_MESSAGES = {
  'session.endsSoon': {
    tone: 'warning',
    text: 'You can stay signed in for {hours} hours. At {time} you will be signed out. Save what you are doing; you can sign in again straight away.',
  },
  'session.signInAgainLoses': {
    tone: 'info',
    text: 'Signing in again closes this page: what you typed and did not save will be lost.',
  },
  'session.ending': {
    tone: 'info',
    text: 'This sign-in has reached its time limit. Signing you out as soon as there is a connection.',
  },
  'session.checking': { tone: 'info', text: 'Checking that you are still signed in.' },
  'lock.warning': {
    tone: 'warning',
    text: 'You have not done anything here for a while. In a moment we hide this page, so that nobody else can read it. Nothing is lost.',
  },
  'lock.stayed': { tone: 'success', text: 'Good, the page stays open.' },
  'lock.locked': {
    tone: 'info',
    text: 'You were away for {minutes} minutes, so your pages are hidden. Everything is where you left it, including what you have not sent yet.',
  },
  'lock.unlocked': { tone: 'success', text: 'Unlocked. Everything is where you left it.' },
  'lock.passwordWrong': {
    tone: 'error',
    text: 'That is not the password of this account. Your pages stay hidden and safe.',
  },
  'lock.codeWrong': { tone: 'error', text: 'That code is not right. Please check it, or ask for a new one.' },
  'lock.codeSent': { tone: 'info', text: 'We sent a code to {address}. It works for ten minutes.' },
  'lock.offline': {
    tone: 'warning',
    text: 'You seem to be offline, so we cannot check this. Your pages stay hidden and nothing is lost. Please try again.',
  },
  'lock.failed': {
    tone: 'error',
    text: 'This could not be checked right now. Your pages stay hidden and nothing is lost. Please try again.',
  },
  'lock.noWay': {
    tone: 'info',
    text: 'We cannot unlock this account here. Please sign out and sign in again.',
  },
  'lock.noMail': {
    tone: 'warning',
    text: 'This account cannot get codes by email. Please unlock it another way.',
  },
  'lock.demo': {
    tone: 'info',
    text: 'This is a demonstration with made-up people. Anyone may enter, so there is no password.',
  },
  'lock.signOutLoses': {
    tone: 'info',
    text: 'Signing out closes your open pages: what you typed and did not send will be lost. What you saved is safe.',
  },
} as const satisfies MessageArea;
