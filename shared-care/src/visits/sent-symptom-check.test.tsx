// @vitest-environment jsdom
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SentSymptomCheck } from './sent-symptom-check';

afterEach(cleanup);

const HEADING = 'You are not alone. Please talk to somebody now';
const TEXT = 'You matter. If you are thinking of ending your life, please talk to someone right now.';
const CHECK = {
  heading: HEADING,
  level: 1,
  hasCalled: false,
  rules: 'abc',
  facts: [],
  about: 'me',
  age: 30,
  sex: 'female',
  words: 'I want to end my life',
  questions: [],
  reasons: [{ ruleId: 'crisis.suicide', text: TEXT, source: 'SADAG' }],
} as unknown as SymptomCheck;

it('says to a patient what they were told, and to a clinician what was noticed in the patient', () => {
  render(<SentSymptomCheck check={CHECK} isOwn />);
  expect(screen.getByText(HEADING)).toBeDefined();
  expect(screen.getByText(TEXT, { exact: false })).toBeDefined();
  cleanup();
  render(<SentSymptomCheck check={CHECK} isOwn={false} />);
  expect(screen.getByText(`The patient was told: “${HEADING}”`)).toBeDefined();
  expect(screen.getByText('Thoughts of ending their life', { exact: false })).toBeDefined();
  expect(screen.queryByText(TEXT, { exact: false })).toBeNull();
});
