import type { LevelAdvice } from './levels';

/**
 * The first advice when a person needs a helpline more than an ambulance, keyed by the deciding rule. The numbers and their
 * sources are in `emergency-numbers`.
 */
const ADVICE = {
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
} satisfies Record<string, Pick<LevelAdvice, 'heading' | 'advice'>>;

export const CRISIS_ADVICE: Readonly<Record<string, Pick<LevelAdvice, 'heading' | 'advice'>>> = {
  ...ADVICE,
  askedMind: ADVICE['crisis.suicide'],
  'crisis.unsaid': ADVICE['crisis.suicide'],
  askedViolence: ADVICE.violence,
  'violence.home': ADVICE.violence,
  'violence.sexual': {
    heading: 'Nobody may do this. Help is there now',
    advice:
      'Go to a hospital or a Thuthuzela care centre now, even when nobody wants to report it: tablets against HIV work within 72 hours, the sooner the better, and those against a pregnancy within five days. If possible, do not wash first. Call the police or the command centre against gender-based violence, free, day and night. If anybody is hurt or not safe, call 112.',
  },
};
