import type { RuleVignettes } from './case';

/** Texts for rules about what makes a small wound or complaint dangerous; the mark before each is the person. */
export const MORE_DANGERS_VIGNETTES: RuleVignettes = {
  'bite.rabid': [
    '12m bat bite',
    '50m mongoose bit my hand',
    '9f a jackal came into the yard and bit her leg',
    '34m the dog was foaming at the mouth and bit my hand this morning',
    '27f scratched by a stray cat that was staggering around',
    '41m mongoose bit my ankle on the farm',
    '6m bitten by the neighbour puppy, it died two days later',
  ],
  'danger.several': [
    '46m no idea what it is, he is drenched in sweat and his legs look blotchy',
    '33f her foot is ballooning and she is screaming in agony',
    '58m he just slumped and went white as a sheet',
    '29f shaking uncontrollably and clammy, pale, something is off',
    '51m skin went blotchy and he cannot hold his head up',
  ],
  'pressure.low': [
    '44f tummy bug since yesterday, blood pressure 84/50, dizzy',
    '67m BP 85 over 45 and he feels faint',
    '35f blood pressure is 80/40, so tired she lies down all day',
    '72f BP 88/52 with fever',
    '59m my pressure is 78/45 and I am pale',
  ],
  'wound.nerve': [
    '50f cut my finger, cannot bend it',
    '23m sliced my palm on a tin and I cannot straighten my thumb',
    '31f cut across the wrist from broken glass, fingers feel numb',
    '44m cut on the back of my hand, I cannot lift two fingers since',
    '19m stepped on glass, deep cut, cannot move my toes',
  ],
  'head.injury': [
    '78f slipped in the passage on Tuesday, takes warfarin, very sleepy since last night',
    '20m one pupil is bigger since the fight and he has a headache',
    '17m took a knock at hockey practice, vomiting and keeps asking the same question',
  ],
  'wound.deep': ['37f deep cut in my palm from a broken mug, it gapes'],
  'bite.animal': [
    '33f our own dog bit my calf in play and broke the skin',
    '58m the cat of my sister scratched and bit my hand',
  ],
  'belly.blow': ['9m handlebars hit his belly, he is pale and vomits since'],
  'limb.danger': ['70m his foot is icy and white since this morning', '62f leg went cold, I cannot feel it'],
  heat: ['33m I think it is a heat stroke'],
  malaria: ['30f took coartem two weeks ago, fever back and shaking'],
  'asthma.attack': ['24f blue pump twenty times since last night and it does nothing, breathless'],
  'head.worstHeadache': ['28m my head like a bomb went off on the treadmill'],
  aorta: [
    '68m known aneurysm of 5 cm and a sudden pain in my loin',
    '74m has an aortic aneurysm, his back hurts since an hour',
  ],
  'weakness.climbing': ['37f numb toes since Sunday, cannot walk today and cannot swallow well'],
  sepsis: ['20f forgot a tampon for days, fever now and a red rash'],
  'heart.silent': ['59f ache in my jaw and left shoulder with a feeling of doom'],
  'heart.rhythm': ['43m heart racing and he turned very pale'],
  'seizure.now': ['26f three fits one after another, not coming round between them'],
  'throat.closing': ['6m fever, dribbling, refuses to swallow and leans forward'],
  'injury.highEnergy': [
    '3f we pulled her out of the pool, she was under for a minute',
    '29m zapped by the geyser wires, it threw him across the bathroom',
  ],
  'bleeding.heavy': ['36m the lathe took my thumb off, we have it on ice'],
  'poison.pesticide': ['47m sprayed weeds all morning, now pinprick pupils, twitching and sweating'],
  'swallowed.dangerous': ['2m swallowed the round battery of the remote'],
  'crisis.suicide': [
    '40f I keep thinking of driving the car into a wall',
    '16f her wrists are slit and she will not talk',
  ],
  violence: ['21f my uncle forced himself on me'],
};
