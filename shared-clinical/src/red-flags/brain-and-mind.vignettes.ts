import type { Vignettes } from './vignettes';

/** For the rules of brain-and-mind.rules.ts, by rule id. */
export const BRAIN_AND_MIND_VIGNETTES: Readonly<Record<string, Vignettes>> = {
  'awake.unresponsive': {
    seen: [
      'my wife is unconscious',
      'He will not wake up',
      'I cannot wake my mother',
      'She collapsed in the kitchen',
      'passed out twice today',
    ],
    unseen: ['I cannot sleep', 'he was never unconscious', 'I wake up often'],
  },
  'seizure.now': {
    seen: [
      'He is having a seizure',
      'The seizure has lasted ten minutes',
      'she is convulsing',
      'my son has a fit right now',
      'seizure that will not stop',
    ],
    unseen: ['I like to keep fit', 'I am not having a seizure', 'fitness certificate please'],
  },
  'stroke.signs': {
    seen: [
      'One side of my face is drooping',
      'sudden weakness in my right arm',
      'his speech is slurred',
      'my left side went numb',
      'I think my mother had a stroke this morning',
    ],
    unseen: [
      'My grandfather had a stroke',
      'I worry about heat stroke',
      'no weakness on one side',
      'My speech is fine',
    ],
  },
  'crisis.suicide': {
    seen: [
      'I want to kill myself',
      'sometimes I want to die',
      'thinking about suicide',
      'there is no reason to go on living',
      'I want to end my own life',
    ],
    unseen: ['I am not suicidal', 'no suicidal thoughts', 'The dead battery in my hearing aid'],
  },
  'seizure.first': {
    seen: [
      'I had a seizure yesterday',
      'my first ever seizure',
      'he had a convulsion on Sunday',
      'seizures since last week',
      'She had a fit at school',
    ],
    unseen: ['no seizures', 'He never had a seizure', 'I had seizures as a child'],
  },
  'head.worstHeadache': {
    seen: [
      'worst headache of my life',
      'a sudden severe headache',
      'thunderclap pain in my head',
      'headache that came on suddenly',
      'the worst migraine ever',
    ],
    unseen: ['a mild headache', 'I have a headache most evenings', 'no sudden headache'],
  },
  'meningitis.signs': {
    seen: [
      'stiff neck and fever',
      'High temperature. Her neck is stiff',
      'a rash that does not fade when I press it',
      'purple spots on his legs',
      'my neck feels so stiff, fever of 39',
    ],
    unseen: ['Stiff neck from my desk job', 'fever and a cough', 'stiff neck but no fever', 'an itchy rash'],
  },
  'confusion.new': {
    seen: [
      'my dad is suddenly confused',
      'She has been confused since yesterday',
      'He does not know where he is',
      'very confused and restless',
      'grandmother is not making sense',
    ],
    unseen: ['I am confused about the dose', 'confused by the booking form', 'not confused'],
  },
  'head.injury': {
    seen: [
      'hit my head and vomited twice',
      'He fell on his head and is very sleepy',
      'head injury, I take warfarin',
      'bumped her head. now she is confused',
      'I banged my head and lost consciousness',
    ],
    unseen: ['hit my head on the shelf, feel fine', 'I vomited after dinner', 'bumped my head, no vomiting'],
  },
};
