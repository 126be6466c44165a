import type { ConsentWords } from '@telehealth/data/visits/visit-details.schema';
import { expect, it } from 'vitest';
import { consentText } from './consent-words';

it.each<[ConsentWords | null, string]>([
  ['own', 'I agree to be seen remotely, by video'],
  [null, 'I agree to be seen remotely, by video'],
  ['child', 'I agree that Lwazi Khumalo is seen remotely, by video, and treated'],
  ['carer', 'I agree that Lwazi Khumalo is seen remotely, by video, and gets treatment that cannot wait for a parent'],
  ['adult', 'I agree for Lwazi Khumalo, whom I act for, to be seen remotely, by video'],
])('asks by the words that the database keeps: %s', (consentWords, text) => {
  expect(consentText({ consentWords, patientName: 'Lwazi Khumalo', visit: { mode: 'video' } })).toBe(text);
});
