import type { ConceptTable } from './concept';

export const BLEEDING: ConceptTable = {
  heavyBleeding: {
    words: `
finger|hand|arm|leg|foot|toe|thumb ~ cut|severed|chopped|sliced|torn|ripped|came ~1 off
losing|lost ~ lot|much ~ blood
cannot ~ stop ~ bleeding|blood
bleeding ~ not ~ stop*
cut off|severed|chopped|amputat*|sliced_off|torn|ripped_off ~ finger|hand|arm|leg|foot|toe|thumb
bleeding baie|erg|hewig
not stop* bleeding
blood|bleeding ~ spurt*|pour*|gush*|everywhere|squirt*|pump*|soak*
bleeding heav*|badly|profusely|lot|nonstop|uncontroll*|everywhere|out`,
  },
  cut: {
    words: `
cut
cuts
wound
graze*
scrape*
scratch*
splinter
nick|nicked|nicks
pricked`,
  },
  cutDeep: {
    words: `
deep ~ bite
deep|gaping|open|big|long|wide|bad|nasty ~ cut|wound|gash|lacerat*
stitch*
tetanus`,
  },
  bleedStopped: {
    words:
      'stopped ~1 in|after|within|by ~2 1|2|3|4|5|6|7|8|9|10|15|two|three|four|five|six|ten|few|couple|fifteen minutes|min|mins|minute',
  },
  nosebleed: {
    words: `
nosebleed
nose ~ bleeding|blood*`,
  },
  burnAirway: {
    words: `
smoke inhalation
inhal*|breathed|breathing ~ smoke|fumes|flames|gas
burnt|burn|burns|scald* ~ <face>|throat|airway|neck
<face>|throat ~ burnt|burns|scald*|burn
house|shack fire`,
  },
  burnLarge: {
    is: 'burn',
    words: `
burn|burns|burnt|scald* ~ whole|entire|large|half|both|deep|badly|severely|white|leathery|charred|black|all_over
isikhumba ~1 siyaxebuka|xebuka|siyebuka
burn|burns|burnt ~ chemical*|acid|petrol|bleach|electric*|caustic
large|big|deep|severe|bad|serious|third|second|terrible|badly|severely|huge|full ~ burn|burns|burnt|scald*
chemical|acid|electrical|electric burn*
scald*`,
  },
  burn: {
    words: `
burn|burns|burnt
scald*`,
  },
  sunburn: {
    words: `
sunburn*`,
  },
  bigBlisters: {
    words: `
big|huge|large|many|lots ~ blister*`,
  },
};
