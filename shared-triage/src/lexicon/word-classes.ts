/** Synonyms within a phrase: `<pain>`. British and American English, and everyday Afrikaans and isiZulu. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  pain: `pain pains painful paining pained ache aches aching ached achy sore soreness hurt hurts hurting throbbing throbs
throb stabbing cramp cramps cramping crampy agony tender tenderness pyn pyne seer ubuhlungu buhlungu libuhlungu
sibuhlungu kubuhlungu burning discomfort stitch spasm spasms twinge twinges niggle killing`,
  tight: `tight tighter tightness tightening pressure squeezing squeezed squeeze crushing crushed heavy heaviness weight constricted
constriction constricting gripping vice vise band clamped benoud compressing compressed`,
  severe: `severe severely unbearable unbearably excruciating excruciatingly agonising agonizing agony terrible terribly awful
intense intensely worst horrific horrible horrendous intolerable crippling violent violently screaming
extreme extremely splitting screams scream unreal insane massive brutal savage hell erg vreeslik ernstig kakhulu`,
  weak: `weak weaker weakness weakened weakening feeble lame swak`,
  mild: `mild mildly slight slightly minor faintly niggling niggly dull tolerable bearable manageable tiny small`,
  sudden: `sudden suddenly abrupt abruptly instantly instant thunderclap skielik bang nowhere seconds`,
  worse: `worse worsening worsened worsens deteriorating increasing increasingly spreading spread erger progressing rapidly`,
  belly: `belly bellies stomach tummy tum tums abdomen abdominal abdominally gut guts bowels midriff maag isisu abs stomachs`,
  chest: `chest breastbone sternum bors isifuba substernal sternal`,
  head: `head kop ikhanda skull temple temples`,
  back: `back spine rug lumbar spinal iqolo lowerback`,
  face: `face facial cheek cheeks lip lips tongue mouth eyelid eyelids gesig`,
  limb: `arm arms hand hands wrist wrists elbow elbows finger fingers thumb forearm shoulder shoulders leg legs foot feet ankle
ankles knee knees thigh calf toe toes hip shin shins limb limbs collarbone`,
  balls: `testicle testicles testicular testis testes scrotum balls nut nuts ballsack`,
  vagina: `vagina vaginal vulva vulval privates fanny genitals genital`,
  swollen: `swollen swelling swells swelled swell swole puffy puffed puffing ballooned ballooning enlarged geswel oedema edema`,
  red: `red redness reddish reddening inflamed pink rooi`,
  vomit: `vomit vomits vomiting vomited vomitting puke puked puking pukes spew spewed barf barfing barfed retching
braak gebraak hlanza ngiyahlanza uyahlanza ukuhlanza upchuck`,
  kid: `baby babies infant newborn toddler child children kid kids son daughter boy girl grandson granddaughter grandchild
bub bubba lo laaitie lightie umntwana ingane kind twin twins nephew niece baba`,
  kin: `mother father mom mum mummy mommy mama dad daddy papa wife husband sister brother aunt auntie uncle cousin
grandmother grandfather grandma grandpa granny gran grandad granddad gogo mkhulu ouma oupa nana partner girlfriend boyfriend
parents parent ma pa umama ubaba nan nanna grandparents hubby spouse fiance fiancee sibling siblings son daughter
nephew niece tannie oom inlaws family`,
  poo: `poo poos poop poops pooping pooed stool stools faeces feces bm bms motion motions crap shit nappy diaper bowel toilet`,
  pee: `pee peeing peed pees wee weeing wees weed urine urinate urinating urination urinated piss pissing pissed passwater`,
  poison: `poison bleach pesticide paraffin antifreeze acid detergent disinfectant ratex rattex insecticide jik weedkiller
dettol turpentine turps kerosene petrol methylated ammonia caustic rodenticide organophosphate pods`,
  pills: `pills pill tablets tablet capsules medication medications medicine medicines paracetamol panado panados tylenol ibuprofen
aspirin painkillers antidepressants opioids insulin sleepers meds acetaminophen disprin stilpane`,
  drug: `amoxicillin amoxil augmentin penicillin antibiotics bactrim cotrimoxazole arv arvs allopurinol epilim lamotrigine nevirapine
carbamazepine tegretol phenytoin ciprofloxacin sulfa ibuprofen flagyl doxycycline azithromycin
cefuroxime ceftriaxone cephalexin erythromycin clindamycin diclofenac voltaren brufen naproxen`,
};
