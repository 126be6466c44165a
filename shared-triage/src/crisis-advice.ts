import type { LevelAdvice } from './levels';

/**
 * The first advice when a person needs a helpline more than an ambulance, keyed by the deciding rule. The numbers and their
 * sources are in `emergency-numbers`.
 */
export const CRISIS_ADVICE: Readonly<Record<string, Pick<LevelAdvice, 'heading' | 'advice'>>> = {
  'crisis.suicide': {
    heading: 'You are not alone. Please talk to somebody now',
    advice:
      'Call the suicide crisis line: it is free, day and night, and a person listens. Tell somebody near you, and ask them to stay with you. If you took something or are about to act, call 112.',
  },
  'crisis.danger': {
    heading: 'Please talk to somebody now',
    advice:
      'Call the crisis line: it is free, day and night, and a person listens. Stay with somebody you trust. If somebody is about to be hurt, call 112.',
  },
  violence: {
    heading: 'You have a right to be safe. Help is there now',
    advice:
      'Call the police, or the command centre against gender-based violence: it is free, day and night. If you are hurt, call 112.',
  },
};
