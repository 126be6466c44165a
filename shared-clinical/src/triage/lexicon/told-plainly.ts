import type { MoreWords } from './concept';

/** Dangers in the plainest words of all. */
export const TOLD_PLAINLY: Readonly<Record<string, MoreWords>> = {
  suicideIntent: {
    words: `
cut|cutting|burn*|hurt|harm* ~1 myself|himself|herself|themselves ~ purpose|deliberately
life ~ not ~1 worth
not worth living
not ~1 trust ~1 myself|himself|herself ~ alone|tonight|knife|pills|home
been cutting ~1 more|again|deeper
no reason|point ~ be_here|stay_here|stay_alive|carry_on|get_up`,
  },
  harmOthers: {
    words: `
voice ~ tell*|order*|command*|say* ~1 me|him|her|to
hear* ~1 voice ~ tell*|kill|head`,
  },
  strokeSigns: {
    words: `
he|she|suddenly cannot ~1 speak|talk
cannot ~1 squeeze ~1 hand|fingers
one|left|right eye|eyelid|side ~ droop*`,
    not: `
sore|hoarse|throat|tonsil*|laryngitis|stutter*|english|afrikaans|zulu
cannot ~1 speak|talk ~ to|about|with|now|long|freely|yet
= baby|months`,
  },
  fever: { words: 'hot ~1 drowsy|floppy|listless|limp\n drowsy|listless|floppy|limp ~2 hot' },
  highEnergy: {
    words:
      'fell|fall|fallen ~ stairs|steps|flight ~ cannot ~1 move|feel|get_up\n hairpin|fork|key|nail|finger|fingers|screwdriver|wire|pin ~ in|into ~1 socket|plug|outlet',
  },
  pregnant: { words: 'baby ~ womb\n unborn\n umbilical ~ hanging|prolaps*|visible|showing' },
  noFeeling: { words: 'leg|foot|arm|hand ~ cannot feel it\n leg|foot|arm ~ no feeling' },
  eyeHurt: {
    words: 'object|splinter|metal|glass|wood|thorn|shard ~ stuck|lodged|embedded|sticking ~ eye',
    not: 'eye|eyes ~1 fine|better|ok now',
  },
  nothingStays: { words: 'cannot ~1 stop vomiting|retching', not: 'cannot stop vomiting ~ pregnan*' },
  paralysedLegs: {
    words: 'i|he|she|suddenly ~1 paralysed',
    not: 'fear|wheelchair|birth|choice|indecision|years',
  },
  penetrating: {
    words:
      'gun shot wound\n nail_gun|nailgun|rebar|pitchfork|harpoon|speargun ~ through|into|in ~1 <limb>|chest|head|neck|belly',
  },
  overdose: { words: 'alcohol poisoning' },
  chestPain: { words: 'grabbed|grabs|clutched|clutching|clutches|grips ~1 chest' },
  bellySevere: {
    words: '<belly> ~2 wood|wooden|board|drum|plank|soccer_ball|rock',
    not: 'years|pregnan*|abs|six_pack',
  },
  blockedGut: { words: 'no|not ~1 gas|wind|fart* ~ <belly>|vomit*|bile|swollen\n bile ~ no gas|wind|poo' },
  greenVomit: { words: 'green|brown bile\n bile ~1 only|green' },
  severePain: { words: 'knife like pain\n pain ~1 like ~1 knife|knives|dagger' },
  burnLarge: {
    words: `
acid|caustic|lye|cement|ammonia ~ over|on|down ~1 leg|legs|face|skin|arm|arms|hand|hands|chest|body
clothes|jeans|shirt|fabric|trousers|nylon|socks ~ stuck|melted|burnt ~ skin`,
    not: 'salicylic|glycolic|peel|cream|serum',
  },
  watersBroken: { words: 'water|waters ~ green|brown|greenish|meconium|bloody' },
  snores: {
    words:
      'stop|stops|stopping|pauses|not breathing ~ sleep|asleep ~ years|months|wife|husband|partner|girlfriend|test|study|tired',
  },
  sugarHigh: { words: 'drink* ~1 and <pee> ~ all|lots|constantly|nonstop|loads' },
};
