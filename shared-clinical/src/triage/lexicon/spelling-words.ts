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

/** One spelling for each word: British and American, frequent slips, text-message forms, everyday Afrikaans and isiZulu. */
export const VARIANTS = table(`
diarrhoea: diarrhea diarhea diarrea diarhoea diarreah diarreha diahrrea diahrea diarrohea diarrhoa diarea diareah diorrhea diarrhia dioreah diaorrhea diarroea diarrhoeah diahorrea diaharrea diorrhoea diarria loopmaag uhudo diarrheoa dairrhea squits squitters
vomiting: vomitting vommiting vomeeting vomting barfing puking spewing gebraak ngiyahlanza uyahlanza ukuhlanza vommitting
vomited: vomitted vommited puked barfed spewed vommitted
vomit: vommit vomet braak puke barf
anaemia: anemia
anaemic: anemic
oesophagus: esophagus
haemorrhage: hemorrhage haemorrage hemorrage hemorage
haemorrhoids: hemorrhoids hemorroids haemorroids hemroids hemmoroids piles
pneumonia: pnemonia neumonia pnuemonia newmonia pneumonea
oedema: edema
paralysed: paralyzed paralised
tumour: tumor
labour: labor
nappy: diaper
nappies: diapers
appendix: apendix
appendicitis: apendicitis appendicitus appendisitis
asthma: asma astma athsma ashtma asthama asthma's astmah
asthmatic: asmatic
temperature: temprature temperture tempreture tempature temperatur temps tempurature temparature
temp: tempp
fever: fevers feaver feever fevr feverr koors imfiva fiva unemfiva nginemfiva
feverish: feverishness
breathe: breath breathes breeth breth asemhaal cbreth asem phefumula ukuphefumula breahte
breathing: breathin brething breating breethin breathng breathinng
breathless: breatheless dyspnoea dyspnea sob breathlessness uphefumula
wheezing: weezing wheezy wheeze wheezes wheezin weezy weazing whezing whistling
cough: coff cof hoes ukukhwehlela khwehlela ngikhwehlela ngiyakhwehlela ukhwehlela uyakhwehlela coughs
coughing: coughin coffing
stomach: stomack stomch stumach stomac stomaach
stomachache: stomachaches stomacheache tummyache bellyache tummyaches maagpyn stomache
headache: headaches hedaches hedache headach headake hoofpyn headpain headche heaache kopseer
migraine: migrane migrain migraines migranes mygraine
seizure: seizures siezure seisure seizur seazure siezures ceizure
convulsion: convulsions stuipe stuiptrekkings
dizzy: dizy duiselig duisel isiyezi dizziness lightheadedness giddy giddiness lightheaded woozy dizzyness swimmy
nausea: nauseous nauseated nauseas naseous nauseaus nausious queasy queasiness naar nauseating nauses nauzea
swollen: swolen swollon swelled geswel swole swollin
swelling: sweling swellings swellling
bleeding: bleedin bleading bleeds bleed bloeding bloei bled
rash: rashes rashs uitslag umqubuko
unconscious: unconcious unconsious unconscience unconscius bewusteloos
faint: flou fainty
fainted: faintd ukuquleka uquleke wawa
anxious: anxios
anxiety: anxity anxeity anxitey
diabetes: diabetis diabeties diebetes ushukela diabetus
diabetic: diebetic diabatic
pregnant: pregant preggers pregnent pregnat swanger khulelwe preg pregger
pregnancy: pregnacy pregnency
weak: swak
weakness: weekness
tired: tird moeg
sore: eina soar
headcold: verkoue
cold: verkoud
flu: griep influenza umkhuhlane
medicine: muti medisyne
babalas: babelas babbelas babalaas
grandmother: gogo ouma granny gran grandma nana nan nanna
grandfather: mkhulu oupa grandpa grandad granddad gramps
mother: mom mum mommy mummy mama ma umama mam
father: dad daddy papa ubaba pappa
urine: urin
constipated: constapated hardlywig constipation constipating
suicidal: sucidal suicidle
suicide: sucide suiside
rheumatism: rumatism
haemoglobin: hemoglobin
oxygen: oxigen
sats: saturation saturations spo2 sats
hospital: hospitle
children: kinders
allergic: alergic alergick allegic
allergy: alergy
swallow: swollow swalow
throat: throte thoat throad trhoat thraot
weight: wieght
pain: pane payne peyn pian payn paine painn
severe: sever sevear severre
chest: chst chset cheast
stroke: stoke
meningitis: menengitis meningitus
tonsils: tonsels tonsills
tonsillitis: tonsilitis tonsolitis tonsillitus
sinus: sinuses
conjunctivitis: pinkeye conjuctivitis
eczema: exzema exema ecsema excema ekseem
phlegm: flem phlem flegm mucus mucous sputum slym
mosquito: mozzie musquito
hiv: aids
itchy: itching itch itches itchiness ichy
itchiness: pruritus
burnt: burned
dislocated: dislocatd
nosebleed: nosebleeds epistaxis
right: rite ryt
numb: num numbness
tingling: tingly tingles tingle
drowsy: drousy drowsey vaak drowsiness lethargic lethargy sleepy sleepier drowzy groggy listless
confused: confuced deurmekaar confusd disorientated disoriented muddled
hallucinating: hallucinations hallucination hallucinates
fatigue: fatigued
exhausted: exausted exhaustion knackered shattered drained
sweating: sweaty sweats sweat clammy diaphoretic perspiring sweatin juluka ngiyajuluka ujuluka
shivering: shivers shiver shivery
chills: chill
rigors: rigor rigours
trembling: trembles
palpitations: palpitation palpitating palps
tetanus: tetnus tetnis
shingles: shingle
epileptic: epileptik
epilepsy: isithuthwane epilepsie
collapsed: colapsed collasped
thermometer: thermomiter
jaundice: jaundiced
gonorrhoea: gonorrhea
tonight: tonite
yesterday: yesturday yday gister izolo
today: vandag namhlanje
worse: worser erger
unwell: siek
speech: speach speech's speeach
stiff: stif styf stiffe
blood: blod bludd bloood bood bloo bloed
breath: breth brth breeth
chest: ches
difficulty: diffculty dificulty difficultly difficulity
properly: proply propely propaly
someone: sumone sum1 some1
fell: fel
sugar: suger sukari swikiri ushukela shuga
attack: attak atack attck attac
heart: hart haert hearth
burning: burnig
stomach: stomache
pounding: thumping
ulcer: ulcers ulcar
kidney: kidneys kidny
ankle: ankel
knee: knie
penicillin: penicilin
antibiotics: antibiotic
inhaler: inhalers puffer ventolin asthavent inhailer inhalor salbutamol albuterol
cannot: kannie angikwazi akakwazi
not: nt nie
no: geen
without: sonder
and: en
have: hv
because: cos cuz coz bcoz
please: pls plz
with: wth
since: snce sedert
`);

/** Shorter words of the phrases, and whole forms of their stems, that are worth guessing when one letter is off. */
export const FUZZY_WORDS: ReadonlySet<string> = new Set(
  `vomiting vomited pneumonia breathe wheezing coughing stomach headache migraine seizure swollen swelling bleeding
fainted fainting anxiety diabetes diabetic pregnant weakness constipated suicidal suicide oxygen allergic allergy
swallow swallowed swallowing throat severe tonsils eczema phlegm drowsy confused sweating tetanus shingles epilepsy
jaundice ulcer kidney inhaler appendix asthma haemorrhoids dizziness nausea testicle scrotum abdomen slurred drooping
speech overdose overdosed poisoned fracture fractured dislocated wound infected blister blisters tablets warfarin
surgery injured accident electric drowning choking dehydrated vaginal yellow stiffness headaches fever feverish
earache sneezing runny congestion malaria mosquito travelled holiday numbness tingling vision blurred blurry shoulder
cramping cramps muscle joints saliva drooling hoarse painful burning itching bruises bruising purple insulin glucose
anticoagulant cancer steroids smoking alcohol pounding racing crushing pressure suddenly morning sprained twisted
ankle wrist elbow eyelid floaters hallucinations myself himself sugar burnt burns burned weight stroke urine losing
scorpion worst stiff heavily bleach drank tongue chemical cough hives thirsty hanging crying mouth brain stopped tight
spurting stabbed newborn floppy ketones drowned raped finger chemo minutes chest faint spider tooth chills voices
bladder breath vomit stung bulging carbon heart spleen sepsis struck jumped wrists smoke gunshot seizures turning
reaction magnets paraffin hurts heavy soaking saturation oximeter stridor tearing worse pelvic cystitis shaking
catheter limping purpose unalive doodgaan doodmaak ipolaya suffocating gasping snoring mattery constipation`
    .trim()
    .split(/\s+/),
);

/** Ordinary words one slip away from those, or from other words of phrases: they stay as they are. */
export const NEAR_MISSES: ReadonlySet<string> = new Set(
  `quiet tried angel spilt metre crabs files beast barley broek sacred trail bread beard marital diary
breeding beeding beathing spelling smelling selling swallows sallow throats threat tables injure acciden accidents
electrics chocking discharged visions clamping racking mourning pressured pressures crashing bluster inured insured
inhaled inhales operations holidays malarial yellows braises inflection infections confuses confuse contusion
fractures alcohols steroid burring burping bunning itchin couching hearse asthmatics cancel cancers overdoses suicides
wheeling epileptics diabetics smocking stoking phlegmy eczemas contraction collapses collapse discharges temperatures
poisonings haemorrhages headachey blaster blasters breaching breather blending bleeping burying camps champs champing
clamps crams cramming crapping contraptions contused crusting downing droning grasping gashing gassing joins infested
meditation mediation matter matters mastery overdone pouncing raging rating raping seating scoring storing snowing
swearing singles shelling shallowed spurred sneering twister tangling tinkling trebling unbeatable wrest writs caner
canter snorting slurped smoulder salvia wounds abdomens anklet chancer dozing beach strike bruin chilli buried staff
strokes dronk chesty spoke chess cheat crest allergie smoky rayed gunshots weigh weighs stunt stang worsie spier
strokie speen braid skiff lighting scorpions skopped sitroke chefo tuning sharing shaving shaming handing soaping
hears hearts hearty burps burped tights scabbed stiffy stopper ketone ukuba ukuya alike gapping ricing shoring
swallower uyavuleka ngiyahlanya construction heat moth bran bain wore sung buns wort huts writ wist bunt burt dank fant
soke hies stug anke`
    .trim()
    .split(/\s+/),
);
