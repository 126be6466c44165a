import type { Vignettes } from './vignettes';

/** For the rules of bleeding-and-injury.rules.ts, by rule id. */
export const BLEEDING_AND_INJURY_VIGNETTES: Readonly<Record<string, Vignettes>> = {
  'bleeding.heavy': {
    seen: [
      'the bleeding will not stop',
      'blood is spurting from the cut',
      'I cannot stop the bleeding',
      'bleeding heavily from my leg',
      'She is losing a lot of blood',
    ],
    unseen: ['my gums bleed a little', 'heavy bleeding during my period', 'the bleeding stopped, no heavy bleeding'],
  },
  'burn.airway': {
    seen: [
      'burned his face with petrol',
      'I inhaled a lot of smoke in a fire',
      'burns on her mouth',
      'smoke inhalation',
      'face burnt by steam',
    ],
    unseen: ['sunburn on my face', 'burning feeling after meals', 'no burns on my face'],
  },
  'injury.highEnergy': {
    seen: [
      'I fell off a ladder',
      'car accident this morning',
      'she nearly drowned',
      'my son was hit by a car',
      'got an electric shock from the geyser',
    ],
    unseen: ['I fell asleep early', 'I walked up the ladder fine', 'I need a form for my car insurance'],
  },
  'injury.penetrating': {
    seen: [
      'I was stabbed in the arm',
      'gunshot wound',
      'my brother got shot',
      'a stab wound near the ribs',
      'shot in the leg',
    ],
    unseen: ['stabbing pain in my toe', 'I got my flu shot', 'allergy shot question'],
  },
  'limb.danger': {
    seen: [
      'the bone is sticking out',
      'dislocated my shoulder',
      'I broke my leg and my foot is cold',
      'open fracture of the arm',
      'fell yesterday, now my hand is numb',
    ],
    unseen: ['cold feet in winter', 'my ankle is sore', 'no fracture'],
  },
  'burn.large': {
    seen: [
      'chemical burn on my hand',
      'a large burn on her back',
      'third degree burns',
      'burned with acid',
      'burnt my whole arm',
    ],
    unseen: ['a tiny burn on my finger', 'bad sunburn', 'heartburn after coffee'],
  },
  'eye.danger': {
    seen: [
      'suddenly I cannot see on the left',
      'lost vision in one eye',
      'bleach in my eye',
      'I went blind in one eye',
      'something poked me in the eye',
    ],
    unseen: ['I need new glasses', 'itchy eyes', 'no loss of vision'],
  },
};
