import type { RuleVignettes } from './case';

/** Texts on which the rules of belly.rules.ts must fire and decide; the mark before each is the person. */
export const MORE_BELLY_VIGNETTES: RuleVignettes = {
  'belly.simple': [
    '30f mild tummy ache since lunch',
    '22m stomach cramp after eating beans',
    '41f bloated today',
    '9m tummy ache before school, plays after',
    '36f wind and rumbling',
  ],
  'piles.simple': [
    '40m piles playing up, itchy bottom',
    '33f haemorrhoids, sore when I sit',
    '50m itchy anus',
    '29f lump at my anus after constipation',
    '45m sore bum from piles',
  ],
  'worms.simple': [
    '5f worms in her poo',
    '7m pinworms, itchy at night',
    '30f I think we have worms',
    '4m threadworm in the nappy',
    '9f worms again at school',
  ],
  'hiccups.simple': [
    '30m hiccups since lunch',
    '45m hiccups for an hour',
    '22f hiccups after fizzy drinks',
    '60m hiccups today',
    '8f hiccups that will not stop',
  ],
};
