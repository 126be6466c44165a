/** Texts near an emergency that mean none, a later collection. */
export const CONFUSERS_AGAIN_2: readonly string[] = `
pneumonia last winter, better since, vaccine advice
watching House MD, patient can't breathe, what is it?
I'm allergic to nuts, travelling, which injection should I carry?
a colleague hanged himself in March, the team needs counselling
my baby stopped breathing in my dream
no numbness, no weakness, just back pain since lifting
that song slays me, I'm dead
how fast does a snake bite kill?
got a stroke of luck and won the raffle
colon op two years ago with bleeding, healed fully
my mate faked a seizure to skip class
I was scared I'd bleed in surgery next month
the taxi nearly hit me, I'm fine, heart was racing
burnt out and exhausted from work
wife says I look like death, only a cold
choking hazard toys: what age is safe?
diabetes in the family, sugar was 5.2
gave blood yesterday, all good
our cat ate a battery
caught my finger on the oven shelf, ran it under cold water for 20 min, no blister
rinsed the burn under the cold tap straight away, just a bit red
shocked at the price of the new geyser
every spring the same itchy eyes and sneezing fits
giggling fits all day but my throat is scratchy
being paranoid maybe but is this pimple normal
forgot what the cream for my eczema is called, cant remember the name of it
he fell off his scooter, grazed knee, running around again
nosebleed stopped within five minutes, I am not taking any blood thinners
22 weeks pregnant, baby kicking well, just a runny nose
doctor cut me down to one tablet a day, is that ok
no hope for my dental bridge, mild toothache
no point in antibiotics for a cold, runny nose three days
drinks milk nonstop, growing well
allergic to cats, sneezing and cough when visiting
board meeting gave me a shock when my name came up
37 weeks pregnant, so quiet at work today, baby kicks lots
30 weeks pregnant, nothing for breakfast because of heartburn, he wriggles all night
people chasing me for money, knife drawer cut, small nick
words on the menu sound like soup to me
iron burn on my wrist from ironing, small
a little deaf over the years
a piece of steak got stuck for a moment, went down with water
tv talks about flu season, should I get a jab
spilled tea down my chin, small red mark
singed my eyebrows on the braai, no burn
quit smoking, chewing nicotine gum, mouth a bit sore
read my mind, funny app, but I have a rash from nickel
no purpose in life lately, feeling a bit low
baby spits up milk down her chin after feeds, growing well
found a lovely shell in the pool with my son, he has a runny nose
my wedding plan is done, letters are written, tired and happy
glued my nails, one fell off
sick in the toilet once this morning, no blood, fine since
tonsils removed years ago, a bit of a tickle in my throat
a mouthful of water before the blood test, is that ok
pinched my toes in the door, not crying about it
`
  .trim()
  .split('\n');
