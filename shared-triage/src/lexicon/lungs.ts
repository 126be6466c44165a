import type { ConceptTable } from './concept';

export const LUNGS: ConceptTable = {
  asthma: {
    kind: 'history',
    words: `
asthma
asthmatic`,
  },
  inhalerFails: {
    words: `
inhaler|pump|nebuli*|reliever ~ not ~ help*|work*|touch*|doing|making|relief|enough
inhaler|pump|nebuli*|reliever ~ no|little|nothing|barely|hardly|stopped|every|times|constantly|finished|empty|run`,
  },
  copd: {
    kind: 'history',
    words: `
copd
emphysema
chronic bronchitis`,
  },
  smoker: {
    kind: 'history',
    words: `
smoker
i smoke
smokes`,
  },
  cough: {
    words: `
cough
cough*`,
  },
  greenPhlegm: {
    words: `
phlegm`,
  },
  coughBlood: {
    words: `
blood % phlegm
cough* ~ blood|bloody`,
  },
  pleuritic: {
    words: `
<pain>|sharp ~ breathe|breathing|breath|inhale`,
  },
  coughHurts: {
    words: `
chest|ribs ~ <pain> ~ cough*`,
  },
  tbSigns: {
    words: `
night sweating
tb`,
  },
  snores: {
    words: `
stop|stops|stopping|pauses|not breathing ~ sleep|asleep ~ years|months|wife|husband|partner|girlfriend|test|study|tired
snor*
cpap`,
  },
  inhalerHelps: {
    words: `
inhaler|pump ~2 helps|helping|works|working|settles|relieves`,
  },
  coughNight: {
    words: `
cough* ~ night|sleep|lying`,
  },
};
