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
`
  .trim()
  .split('\n');
