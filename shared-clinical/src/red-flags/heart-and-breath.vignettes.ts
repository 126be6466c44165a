import type { Vignettes } from './vignettes';

/** For the rules of heart-and-breath.rules.ts, by rule id. */
export const HEART_AND_BREATH_VIGNETTES: Readonly<Record<string, Vignettes>> = {
  'breathing.stopped': {
    seen: [
      'My husband is not breathing!',
      'i cant breathe',
      'She is choking on a grape',
      "he couldn't get any air",
      'Baby stopped breathing for a bit',
    ],
    unseen: [
      "I can't breathe through my nose since Monday",
      'My nose is blocked and I cannot breathe',
      'She is breathing well',
    ],
  },
  'breathing.blue': {
    seen: [
      'his lips are turning blue',
      'Blue lips and very tired',
      'her face looks grey',
      'my tongue went purple',
      'He is turning grey',
    ],
    unseen: ['I have blue eyes', 'His lips are not blue', 'I feel blue lately'],
  },
  'heart.attack': {
    seen: [
      'Chest pain and sweating a lot',
      'tightness in my chest. My left arm hurts',
      'I think I am having a heart attack',
      'Crushing feeling in the chest',
      'my chest hurts and I feel dizzy',
    ],
    unseen: [
      'I had a heart attack two years ago and need a check-up',
      'My father had a heart attack',
      'No chest pain, no sweating',
    ],
  },
  'chest.pain': {
    seen: [
      'chest pain since this morning',
      'Pressure on my chest',
      'a tight chest when I walk',
      'My chest is aching',
      'I have not slept because of chest pain',
      'No fever, chest pain for two hours',
    ],
    unseen: [
      'I do not have any chest pain',
      'No chest pain or cough',
      'without chest pain',
      'I had chest pain three years ago',
      'chest infection follow-up',
    ],
  },
  'breathing.short': {
    seen: [
      'short of breath when lying down',
      'I cannot finish a sentence',
      'Difficulty breathing at night',
      "I'm breathless",
      'My breathing is very fast',
    ],
    unseen: ['no shortness of breath', 'she denies any shortness of breath', 'hard to breathe through my nose'],
  },
  'blood.coughedOrVomited': {
    seen: [
      'I coughed up blood today',
      'vomiting blood',
      'there is blood in my phlegm',
      'Black tarry stools for two days',
      'my poo is black',
    ],
    unseen: ['I cough but there is no blood in my phlegm', 'I need a blood test', 'I am coughing, never any blood'],
  },
};
