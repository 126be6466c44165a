import type { ConceptTable } from './concept';

export const HEART: ConceptTable = {
  chestPain: {
    words: `
ribcage|ribs|rib % <pain>
<pain> % <chest>
<tight> % <chest>
<chest> pain*|hurt*|ache*
borspyn
angina`,
  },
  chestCrushing: {
    is: 'chestPain',
    words: `
crush* % chest`,
  },
  heartAttackNow: {
    words: `
^ heart attack|attacks
^ heartattack|hartaanval
having|has|have|had heart attack
cardiac arrest`,
  },
  armJawPain: {
    words: `
left arm ~ <pain>|heavy|numb|tingling|dead|weird|funny|pins
heavy|funny|strange|weird|odd|dead|numb|<pain> ~ both|left arm|arms
jaw ~ <pain>|tight*|heavy|numb
<pain>|tight* ~ jaw
<pain>|goes|going|spread*|radiat*|travel*|shoot*|moving|moves|creep* ~ into|up|to|down|through|in ~ jaw|arm|arms|neck|shoulder|shoulders|back
shoulder blade*`,
  },
  sweating: {
    words: `
sweating
clammy
cold sweat*
pouring ~ sweat*
drenched`,
  },
  pale: {
    words: `
pale
grey
went white
white as`,
  },
  faint: {
    words: `
about_to|going_to|nearly|almost ~1 pass out
faint
fainting
lightheaded
dizzy
nearly|almost|about ~1 faint*|blackout|collaps*
woozy
see|seeing ~ stars`,
  },
  hotLeg: {
    words: `
calf|leg|thigh ~ hot|warm|<red>|<swollen>`,
  },
  gainedWater: {
    words: `
cannot ~ lie|lay down|flat`,
  },
  recentOperation: {
    kind: 'history',
    words: `
operation|surgery|operated|biopsy|procedure|catheter|scope|colonoscopy|transplant ~ yesterday|ago|last|days|week|recent*|after|since
after|since ~ operation|surgery|biopsy|procedure|scope|colonoscopy`,
  },
  calf: {
    words: `
calf|calves`,
  },
};
