import type { ConceptTable } from './concept';

/** Signs and illnesses of the lungs, and coughs. */
export const LUNGS: ConceptTable = {
  asthma: {
    says: 'Asthma',
    kind: 'history',
    asks: 'Is asthma known?',
    words: `
asthma
asthmatic
blue inhaler|pump|puffer`,
    not: `
copd|emphysema|bronchitis`,
  },
  inhalerFails: {
    says: 'The inhaler does not help as it should',
    asks: 'Does the inhaler help less than usual, or is it needed more often?',
    words: `
inhaler|pump|nebuli*|reliever ~ not ~ help*|work*|touch*|doing|making|relief|enough
inhaler|pump|nebuli*|reliever ~ no|little|nothing|barely|hardly|stopped|every|times|constantly|finished|empty|run
inhaler|pump|puffer|nebs|nebuliser ~ 8|10|12|15|20|30|ten|twenty ~1 times|puffs
puff* ~ pump|inhaler
pump|inhaler ~ all_night|all_day|nonstop
puffs ~ not|no|nothing`,
    not: `
= script|repeat|refill|petrol|water|tyre|breast|insulin`,
  },
  copd: {
    says: 'A chronic lung disease (COPD)',
    kind: 'history',
    words: `
copd
emphysema
chronic bronchitis
bronchiectasis
home oxygen`,
  },
  smoker: {
    says: 'Smokes',
    kind: 'history',
    words: `
smoker
i smoke
smokes
smoke|smoked|smoking ~ pack*|cigarette*|years|day|since|all_my_life|heavily`,
  },
  cough: {
    says: 'Cough',
    words: `
cough
cough*`,
    not: `
cough up ~ money|rand|cash`,
  },
  greenPhlegm: {
    says: 'Coughing up coloured phlegm',
    words: `
green|yellow|brown|rusty|dark|thick|coloured|colored|gunk|discoloured % phlegm|stuff|muck|gunk|goo
cough* ~ green|yellow|brown|rusty|gunk
phlegm`,
    not: `
no|clear|white phlegm
phlegm ~ clear|white
nose ~ phlegm`,
  },
  coughBlood: {
    says: 'Coughing up blood',
    asks: 'Has any blood been coughed up?',
    words: `
cough* ~ blood|bloody
spit* ~ blood|bloody
blood % phlegm
pink|bloodstained ~ froth*|phlegm`,
    not: `
brush* ~ teeth
= gum*
blood test*
= toothpaste
tooth ~ out
= nosebleed
= new|since|for|my|from ~1 blood pressure
blood free`,
  },
  pleuritic: {
    says: 'Pain that is sharp with each breath in',
    words: `
<pain>|sharp|worse|worsens ~ breathe|breath|breathing|inhale|inhaling|inspiration in|deep|deeply
<pain>|sharp ~ breathe|breathing|breath|inhale
breathing ~ hurts`,
    not: `
throat ~ breath*
not ~ breath*`,
  },
  coughHurts: {
    says: 'Chest sore only from coughing',
    words: `
chest|ribs ~ <pain> ~ cough*`,
  },
  tbSigns: {
    says: 'Night sweats or contact with tuberculosis',
    words: `
night sweating
sweating ~ night
drench* ~ night
tb
tuberculosis`,
  },
  snores: {
    says: 'Pauses in breathing while snoring',
    words: `
stop|stops|stopping|pauses|not breathing ~ sleep|asleep ~ years|months|wife|husband|partner|girlfriend|test|study|tired
snor*
sleep apnoea
cpap`,
  },
  inhalerHelps: {
    says: 'The inhaler helps',
    words: `
inhaler|pump ~2 helps|helping|works|working|settles|relieves`,
    not: `
not ~ help*|work*|settl*
= no|hardly|barely|little|longer|stopped`,
  },
  coughNight: {
    says: 'Coughs or is tight-chested at night',
    words: `
cough* ~ night|sleep|lying
night ~ cough*
<tight> ~ night`,
    not: `
night sweating`,
  },
};
