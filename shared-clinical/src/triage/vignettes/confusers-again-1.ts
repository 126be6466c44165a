/** Texts near an emergency that mean none, a later collection. */
export const CONFUSERS_AGAIN_1: readonly string[] = `
my feet are killing me after the shift
I nearly had a heart attack when I saw the bill
that film was so funny I died laughing
I had a heart attack in 2015, all fine since, just want a repeat of my tablets
my mother had a stroke at 60, should I worry about my own risk?
no chest pain, no shortness of breath, just a runny nose
what should I do if somebody has a seizure?
My husband used to cough blood when he had TB as a boy; he is fine now
this exam is going to kill me
watched a documentary about snake bites and wondered what the treatment is
I had meningitis as a child. Now I have dandruff.
my team choked in the final and I'm gutted
I'm drowning in work and can't breathe with all these deadlines
heart broken since she left me
my son broke his arm last year, needs a sports letter now
how do I know if my baby would have meningitis? She is well, just asking
on blood thinners, had a clot two years ago. Today just a stuffy nose
paralysed with fear before my presentation
the neighbour's boy swallowed a coin last month and it came out
dad passed away of a heart attack when I was small
I could murder a burger, I'm starving
my eyes are bleeding from this powerpoint
no fever, no rash, no stiff neck, only tired
in the video game I get shot in the head every round
pap smear due, no bleeding, no pain
wife says I snore like a chainsaw and stop her sleeping
my toddler is allergic to bees, can I get a spare pen in case?
I want information on signs of a stroke for my grandmother's carers
she took my breath away when she walked in
had a panic attack last week, nothing since
my tummy is in knots about the job interview
had chest pain years ago, stent put in, no symptoms now, need travel vaccine
my best friend is suicidal in the book I'm reading
fainted once at school when I was 14 at blood donation
blood pressure of my wife was high last visit, now 128 over 80
the teething is a nightmare, I'm dead on my feet
burned the rice and the kitchen was full of smoke, nobody hurt, opened the windows
doctor ruled out a heart attack yesterday, feeling fine today
if I ever had chest pain, which number do I dial?
my stomach dropped when I saw the exam results
kids drive me insane, I'm going to die of boredom on this call
father-in-law had a stroke yesterday and is in hospital, I just need something to sleep
was in a car crash three years ago, all healed, need a report for the fund
our cat was hit by a car and is bleeding
the doctor on TV said chest pain can be a heart attack, is it true?
choking up every time I hear that song
in my nightmare I couldn't breathe and drowned
what are the first signs of meningitis in a toddler?
no suicidal thoughts, just a bit sad about moving
she is not confused and not drowsy, just wants her flu jab
I passed out from laughing at his joke
blown away by the service, my jaw dropped
I'd rather shoot myself than do maths again lol
never had a fit or blackout, need my driver's medical
my sister had an ectopic last year and I am trying for a baby, anything to look out for?
hypothetically if a snake bit me on a hike what would I do
my nephew had croup last winter, he's fine
I stopped breathing in my sleep years back, cpap since, all good
had a miscarriage two years ago with heavy bleeding, now want to plan again
the news about the shooting in our town made me sad
colleague collapsed at work last month, it shook me, I sleep badly
sick to death of this dry cough? no, sick to death of my boss
I get a stabbing pain in my wallet every month end
exam stress is suffocating me
how much aspirin should you take if you think you're having a heart attack?
he swept me off my feet, I feel weak at the knees
burning up inside with jealousy
my legs went to jelly on the stage
my car battery died and the engine is on its last breath
got my wisdom teeth out last month, bled a lot then, all healed now
had pneumonia in March, fully recovered, want pneumonia vaccine
reading about Ebola, can I get it from a plane seat?
nosebleed as a child often, none since
son is a paramedic and sees gunshot wounds daily
can you die from a jellyfish sting?
I'm head over heels and my heart skips a beat when he texts
dizzy with happiness about the baby
not bleeding, not in pain, 12 weeks pregnant and want to book first scan
played dead in a theatre piece and got a bruise on my knee
that penalty nearly gave me a stroke
died inside when my mom opened the door
the traffic on the N1 is a nightmare, I could scream
had a lumpectomy five years ago, no cancer since, want bone density test
my uncle drowned when I was ten, my daughter starts swimming lessons
asked my doctor whether the pill can cause clots, she said rarely
bypass in 2012, no pain since then, need medicine refill
not dizzy, not faint, no palpitations, bp 120/80, renewing script
playing a corpse in a student film tomorrow, face paint makes me itch
is it safe to give aspirin to someone having a stroke?
I'm allergic to peanuts but haven't had any reaction in years
daughter's goldfish stopped breathing and she is heartbroken
studying for my exam on shock and haemorrhage, stressed
nosebleed last Tuesday for a minute, nothing since
thought I was having a heart attack yesterday, ER said panic, feel fine
doctor told me to come in if I get chest pain, I haven't had any
my crush makes me feel faint and breathless
this hill workout left me half dead but happy, legs sore
what is the difference between a heart attack and cardiac arrest?
grandpa choked to death years ago so I am always careful
son swallowed a marble two weeks ago, it's out, all fine
lost a lot of blood at my first birth in 2020, now pregnant and just asking for vitamins
no I'm not suicidal, my therapist makes me fill in the form
I'm bleeding money on uber
does your app detect a stroke from the voice?
drunk as a skunk at the wedding last year, funny story
watching Grey's Anatomy, a man impaled on a pole, can you survive that?
feel like death warmed up after the night shift
my kid pretended to have a fit to get out of school
my late mother had crushing chest pain before she died
shot some hoops and my calf is stiff
I had a fit of rage at the call centre
colonoscopy last month because of blood in stool, all clear
I choke in exams and forget everything
overdosed on chocolate at Easter, feel guilty
baby's heartbeat was fine on scan yesterday, no bleeding, no pain
joked that I'd jump off the roof if we lose again, we lost haha
the hospital drama gives me chills
worried I could get a clot on a long flight next month
no chest pain, no fever, only want a flu shot
stroke ten years ago, walks fine, needs a driver's letter
dad has angina, what food is good for him?
I could've died of shame at the gym
watching the cricket gave me palpitations haha what a game
I was bitten by a dog as a child and I'm still scared of dogs
broke my leg two years ago playing soccer, now it aches a bit in winter
had shingles and a burst appendix long ago, now a routine check
how long after a concussion may somebody play rugby again?
my baby isn't floppy or hot, only a bit grumpy with teeth
the breakup ripped my heart out
I read that black stool is dangerous, mine is normal brown
I choked on my tea this morning, coughed, fine since
neighbour was stabbed on Friday and I can't sleep since
cops shot a man on the news, disturbing
not wheezing, not short of breath, just need a new pump
if my wife goes into labour, which hospital is nearest?
eye operation for a detached retina in 2018, new glasses please
we lost my brother to suicide in 2010, I want counselling for grief
my skin was burning with shame
boss exploded, I nearly fainted, now laughing about it
my son swallowed his milk tooth yesterday, feels fine
my bleeding gums from last month have stopped since the dentist visit
can I overdose on vitamin C?
used to have fits as a boy, none for fifty years
felt like I got stabbed by the price of petrol
game of thrones poisoning scene gave me nightmares
ok I'm not in danger, husband and I just argue a lot
I'm so dehydrated after that night out, big thirst and headache
jislaaik I almost had a cardiac when the lights came on at my surprise party
my man gives me butterflies, heart all fluttery when he calls
used to drink bleach water as a kid by mistake once, nothing happened
nurse said my ecg is normal and it's no heart attack, just needing a sick note
what is a stroke exactly?
cousin in Durban got shot last year, still sad about it
no blood in stool, no weight loss, just want colon screening
my phone is having a seizure, screen keeps flickering
would you say chest pain always means heart?
scared my baby could choke on grapes so I cut them, good idea?
killer workout, my arms are dead
I'd a brain bleed in 2009 and I'm well, need a flight letter
I bombed my exam and want to crawl in a hole
hot flashes are killing me slowly
pregnant 20 weeks, baby moving lots, no bleeding, just heartburn
was unconscious for a minute after a rugby tackle in my twenties
my teen is a drama queen, says she will die if I take her phone
smoke alarm went off while braaing, all ok
first aid exam tomorrow: signs of shock?
my dog ate rat poison
the twins burned through my patience
bloody hell this website is slow
husband had a stroke in May, he is home, I am worn out from caring
what happens if you swallow a battery? saw a video about it
faint line on my pregnancy test
stitches out from the stab wound of last year, scar itches
no fits since I started Epilim two years ago, need refill
heart attack on a plate, that breakfast
I swear this heat will kill us all
don't worry I'm not going to hurt myself, I just feel low since the divorce
fire drill at work today, pretended to be a burn victim
I was told aspirin prevents stroke, may I take it daily?
blackout at home, loadshedding again lol
daughter fell off bed two months ago, she was fine, just asking for a checkup
my back is broken from carrying this team at work
the soup was so hot it burned my tongue a little
blood test results please, no symptoms
bleeding gums advert made me laugh
gran always says she is dying, but she is just lonely
this job will be the death of me
had a stroke in 2016, all recovered, need flu vaccine
no suicidal thoughts, not depressed, just bad sleep
my brother had bowel cancer, when should I be screened?
our drama group does a stabbing scene, any fake blood tips?
if my son got stung by a bee, how would I see an allergic reaction?
chest pain in 2018 was a muscle, nothing since
I laughed till I couldn't breathe
the boss had a meltdown and I nearly exploded
my aunt died of sepsis years ago, just scared of hospitals
dead legs after the marathon training
my blood ran cold when I saw the spider
can a person die of a broken heart?
mom is deaf and had a fall last year, hip is all healed
my heart stopped when he proposed
not coughing blood, no weight loss, only want chest x-ray result
my son choked on a sweet last week, it came out, he is fine
in the novel I write, the hero is poisoned
drowning in assignments
doctor said my palpitations are harmless, fine today, need sick note
cut me some slack, I bleed for this company
googled brain tumour because of one headache, now gone
neighbour had a seizure last night, ambulance took her, I'm shaken
electric shock joke at work, nobody hurt
lost my voice cheering, funny
passed a kidney stone in 2019, well since
my dog has a swollen face from a bee
gym killed me
just had a baby scan, heartbeat strong, no bleeding
anaphylaxis training at school next week, need a certificate?
thought I'd die in childbirth 30 years ago, lol
blacked out the windows for night shift sleep
he broke my heart into pieces
my pulse is 62 and pressure 118/76, all good
my toddler ate sand, is that ok?
hernia op last year, no pain, want gym clearance
shaking with excitement for the concert
wife is not in labour, just practising the drive to the hospital
I could have killed my boss today
the price gave me chest pains lol
heart surgery in 2014, fit as a fiddle, need dentist clearance
grandmother had three strokes, am I at risk?
never had chest pain, never fainted
my soul left my body when he looked at me
`
  .trim()
  .split('\n');
