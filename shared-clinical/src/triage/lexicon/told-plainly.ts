import type { MoreWords } from './concept';

/** Dangers in the plainest words of all. */
export const TOLD_PLAINLY: Readonly<Record<string, MoreWords>> = {
  suicideIntent: {
    words: `
      cut|cutting|burn*|hurt|harm* ~1 myself|himself|herself|themselves ~ purpose|deliberately
      life ~ not ~1 worth
      not worth living`,
  },
  harmOthers: {
    words: `
      voice ~ tell*|order*|command*|say* ~1 me|him|her|to
      hear* ~1 voice ~ tell*|kill|head`,
  },
  strokeSigns: {
    words: 'he|she|suddenly cannot ~1 speak|talk',
    not: `
      sore|hoarse|throat|tonsil*|laryngitis|stutter*|english|afrikaans|zulu
      cannot ~1 speak|talk ~ to|about|with|now|long|freely|yet
      = baby|months`,
  },
  fever: { words: 'hot ~1 drowsy|floppy|listless|limp\n drowsy|listless|floppy|limp ~2 hot' },
  highEnergy: { words: 'fell|fall|fallen ~ stairs|steps|flight ~ cannot ~1 move|feel|get_up' },
  poisonTaken: {
    words: `
      toddler|baby|child|son|daughter|grandchild ~ ate|eaten|chewed|swallow* my|our|some|all <pills>
      has|have|got alcohol poisoning`,
  },
  pregnant: { words: 'baby ~ womb\n unborn\n umbilical ~ hanging|prolaps*|visible|showing' },
  noFeeling: { words: 'leg|foot|arm|hand ~ cannot feel it\n leg|foot|arm ~ no feeling' },
  eyeHurt: { words: 'object|splinter|metal|glass|wood|thorn|shard ~ stuck|lodged|embedded|sticking ~ eye' },
  nothingStays: { words: 'cannot ~1 stop vomiting|retching', not: 'cannot stop vomiting ~ pregnan*' },
  paralysedLegs: {
    words: 'i|he|she|suddenly ~1 paralysed',
    not: 'fear|wheelchair|birth|choice|indecision|years',
  },
  penetrating: { words: 'gun shot wound' },
  overdose: { words: 'alcohol poisoning' },
  sugarHigh: { words: 'drink* ~1 and <pee> ~ all|lots|constantly|nonstop|loads' },
};
