const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [word = '', variants = ''] = row.split(':');
        return variants
          .trim()
          .split(' ')
          .map((variant): [string, string] => [variant, word.trim()]);
      }),
  );

/** Maps variants to one spelling: British and American, frequent slips, text-message forms, everyday Afrikaans and isiZulu. */
export const VARIANTS = table(`
heart: hert
attack: attak atack
diarrhoea: loopmaag diarhea
vomiting: vomitting puking ngiyahlanza uyahlanza
vomited: puked
vomit: braak puke
haemorrhoids: piles
asthma: asma
fever: koors imfiva fiva
breathe: breath breeth breth asemhaal asem ukuphefumula
breathless: sob breathlessness uphefumula
wheezing: wheezy wheeze wheezes whistling
cough: hoes ukukhwehlela ngikhwehlela ngiyakhwehlela ukhwehlela uyakhwehlela
stomachache: maagpyn stomache
headache: headaches hoofpyn kopseer
seizure: seizures
convulsion: stuipe
dizzy: duiselig isiyezi dizziness lightheaded woozy
nausea: nauseous queasy naar
swollen: swelled geswel
bleeding: bleeds bleed bloei bled
rash: uitslag umqubuko
unconscious: bewusteloos
faint: flou
fainted: uquleke wawa
diabetes: ushukela
pregnant: swanger preg
weak: swak
tired: moeg
sore: eina
headcold: verkoue
flu: griep umkhuhlane
medicine: muti medisyne
babalas: babbelas
grandmother: gogo ouma granny gran grandma nana nan
grandfather: mkhulu oupa grandpa granddad
mother: mom mum mommy mama ma umama
father: dad daddy papa ubaba
constipated: hardlywig constipation
children: kinders
pain: pane
sinus: sinuses
phlegm: mucus sputum slym
mosquito: mozzie
hiv: aids
itchy: itching itch itches
burnt: burned
right: rite
numb: numbness
tingling: tingly tingles tingle
drowsy: vaak sleepy groggy
confused: deurmekaar muddled
exhausted: drained
sweating: sweaty sweats sweat clammy ngiyajuluka ujuluka
shivering: shivers shiver shivery
epilepsy: isithuthwane epilepsie
yesterday: gister izolo
worse: erger
stiff: styf
blood: bloed bood
breath: breth
sugar: ushukela
pounding: thumping
knee: knie
inhaler: puffer ventolin
cannot: kannie angikwazi akakwazi
not: nie
no: geen
without: sonder
and: en
since: sedert
`);

/** Shorter words of the phrases, and full forms of their stems, that are corrected when one letter is off. */
export const FUZZY_WORDS: ReadonlySet<string> = new Set(
  `vomiting vomited breathe wheezing coughing stomach headache migraine seizure swollen swelling bleeding
fainted fainting anxiety diabetes diabetic pregnant weakness constipated suicidal suicide allergic allergy
swallow swallowed swallowing throat severe tonsils eczema phlegm drowsy confused sweating tetanus shingles epilepsy
ulcer kidney inhaler appendix asthma haemorrhoids nausea testicle scrotum abdomen slurred drooping
speech overdose overdosed poisoned fracture fractured wound infected blister blisters tablets warfarin
surgery injured accident electric drowning choking dehydrated vaginal yellow stiffness fever feverish
earache sneezing runny malaria mosquito travelled tingling vision blurred blurry shoulder
cramping cramps muscle joints saliva drooling hoarse painful burning bruises bruising purple insulin glucose
anticoagulant cancer steroids smoking alcohol pounding racing crushing pressure suddenly morning sprained twisted
ankle wrist elbow eyelid floaters hallucinations myself himself sugar burnt burns burned weight stroke urine losing
scorpion worst stiff heavily bleach drank tongue chemical cough hives thirsty hanging crying mouth brain stopped tight
spurting stabbed newborn floppy ketones drowned raped finger chemo minutes chest faint spider tooth chills voices
breath vomit stung bulging carbon heart spleen sepsis struck jumped wrists smoke gunshot seizures turning
reaction magnets paraffin hurts heavy soaking stridor tearing worse pelvic cystitis shaking
catheter limping purpose unalive doodgaan doodmaak ipolaya suffocating gasping snoring constipation`
    .trim()
    .split(/\s+/),
);

/** Ordinary words one slip away from those or from other words of phrases: they are never corrected. */
export const NEAR_MISSES: ReadonlySet<string> = new Set(
  `quiet tried spilt cooking cooked metre beast barley broek
breeding beeding beathing spelling smelling selling swallows sallow throats threat tables injure acciden accidents
electrics chocking discharged visions clamping racking mourning pressured pressures crashing bluster inured insured
inhaled inhales operations malarial yellows braises inflection infections confuses confuse
fractures alcohols steroid burring burping bunning couching hearse asthmatics cancel cancers overdoses suicides
wheeling epileptics diabetics smocking stoking phlegmy eczemas collapses discharges temperatures
poisonings headachey blaster blasters breaching breather blending bleeping burying camps champs champing
clamps crams cramming crapping contused crusting downing droning grasping gashing gassing joins infested
meditation mediation overdone pouncing raging rating raping seating scoring storing snowing
swearing singles shelling shallowed spurred sneering twister tangling tinkling trebling unbeatable wrest writs caner
canter snorting slurped smoulder salvia wounds abdomens anklet chancer beach strike bruin chilli buried staff
strokes dronk chesty spoke chess cheat crest allergie smoky rayed gunshots weigh weighs stunt stang worsie spier
strokie speen braid skiff lighting scorpions skopped sitroke chefo tuning sharing shaving shaming handing soaping
hears hearts hearty burps burped tights scabbed stiffy stopper ketone gapping ricing shoring
swallower uyavuleka ngiyahlanya construction moth bran bain wore sung buns wort huts writ wist bunt burt dank fant
soke hies stug anke`
    .trim()
    .split(/\s+/),
);
