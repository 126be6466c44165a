/** Texts with danger words that mean nothing dangerous: figures of speech, denials, the past, others, questions, plain business. */
export const CONFUSERS: readonly string[] = `
My feet are killing me after that hike
I am dying to know my test results
That bill nearly gave me a heart attack
I almost had a heart attack when I saw the price
My boss is a pain in the neck
I laughed so hard I could not breathe
He broke my heart and I have been heartbroken since
My heart skipped a beat when I saw her
I was bored to death in the waiting room
I could murder a burger right now
I am sick and tired of waiting for an answer
I am worried sick about my exams
My phone died on the way
The battery of my hearing aid is dead
I am dead tired after the night shift
It was a stroke of luck that you had a slot
She had a stroke of genius
My breaststroke is getting better, is swimming fine with a cold?
I took a shot in the dark and booked with you
I got my flu shot yesterday
Where can I get a tetanus shot before my trip
We took a shot at the title and lost
I am drowning in paperwork
Drowning in emails, can I reschedule
I had to cough up five hundred rand
He choked up during his speech
The view took my breath away
She is a breath of fresh air
I am breathless with anticipation for the holiday
Do you do a stress test for heart patients? I only need a form
I burnt the toast this morning
I have a burning question about my account
I am burnt out on meetings and want fewer of them
My old car crashed and I need a letter for the insurance claim
I crashed on the couch early last night
My computer crashed while I was booking
Is there a crash course on first aid
I fell asleep during the telehealth call
I fell behind with my appointments
I fell in love with this clinic
He fell out with his brother
I hit the gym three times a week
We hit the road on Friday, can we meet before
He hit the roof when he saw the account
I banged my head against the wall with that app, figuratively
Off the top of my head I think the visit was in May
My head is spinning with all the options of your plans
She fell head over heels for him
I swallowed my pride and asked for help
That was a bitter pill to swallow
Can I swallow the tablet with milk
I need to get something off my chest about your service
We are moving a chest of drawers, is that fine after physio
The chest freezer broke
He puffed out his chest with pride
I have butterflies in my stomach before my wedding
I go with my gut feeling
My stomach rumbles when I am hungry
I cannot stomach the thought of another form
I have cold feet about the wedding
It cost an arm and a leg
Break a leg at the show tonight
Stop pulling my leg
I am weak at the knees when I hear his voice
We have a weak wifi signal
My ego is bruised
Fit as a fiddle and looking for a check-up
My daughter threw a fit when we left the shop
He had a fit of laughter
These jeans do not fit
Is the consulting room fitting for a wheelchair
I want to keep fit, any advice
I need a fitness certificate
He gave me the cold shoulder
Blind date tonight, wish me luck
I lost sight of my appointment
Love is blind
The blackout curtains arrived
Load shedding caused a blackout during my call
The tent collapsed in the wind
We collapsed laughing
He passed out the flyers
I passed my exam
My suicide prevention course starts Monday, do you give certificates
We watched a movie about a suicide squad
I am reading a book where the hero is shot
In the film she is bleeding heavily
The documentary about strokes was interesting
My school project is about heart attacks
What are the symptoms of a heart attack?
How can I prevent a stroke?
What should I do if someone has a seizure?
How do I lower my risk of a heart attack
What causes kidney stones in general
I did a first aid course on choking
We had a fire drill with fake smoke inhalation victims
What to do if a person is unconscious
I am afraid of getting a stroke one day
I am scared of having a heart attack like my uncle
Does chocolate cause chest pain in dogs
My father had a heart attack at sixty, I feel well
My grandmother died of a stroke and I would like a check-up
My uncle had a seizure years ago. I only need my repeat script
There is a family history of sudden death, should I be screened
Heart attacks run in my family
My sister had meningitis as a child and I want a vaccine
I had a stroke five years ago and need my tablets
I had seizures as a child, none since
I had chest pain last year and all tests were normal
I was stabbed in 2015 and want the scar looked at
Two years ago I had a heart attack, my next check-up is due
In the past I had blood in my vomit, years ago
I used to have panic attacks with chest pain
No chest pain, no shortness of breath, just a check-up
I do not have chest pain or trouble breathing, I need a sick note
She denies fever, chest pain, and shortness of breath; wants contraception advice
No bleeding, no cramps, I only need the pill
Without any headache or stiff neck, just a mild fever
He has never had a seizure
I am not suicidal, I only want to sleep better
No thoughts of harming myself, I want to talk about work stress
Not coughing blood, just a dry cough
There is no blood in my stool
The baby has no fever and feeds well
My lips are not blue
She is not confused
My dog had a seizure this morning, do you see animals
The cat is not breathing well
My horse is bleeding heavily from its leg
A puppy swallowed a battery
My lipstick is blue
I have blue eyes and grey hair
I feel blue on Mondays
I dyed my hair purple and my scalp is a bit itchy
The rash decision to quit my job
Football fever has hit our town
My hay fever is back
Cabin fever is real
The video went viral
I got a virus on my laptop
Purple patch in my career
My bag is so heavy that my shoulder is a bit stiff
There is pressure at work
Peer pressure at school worries my son
My blood pressure was fine at the pharmacy
I donated blood yesterday
When are my blood results ready
I need a blood test
Blood orange juice gives me heartburn
That makes my blood boil
Bleeding edge technology in your app
I am bleeding money with these fees
My nerves are shot before exams
Shoot me an email
Photo shoot on Saturday, my pimple must go
I could kill for a coffee
Killing time in the waiting room
I will kill my brother if he eats my lunch again
That joke killed me
Those heels are killing me
Dressed to kill and ready to go
My plants died while I was away
My grandmother passed away last month and I need help with the form
The deadline is killing me
I want to die of embarrassment
I nearly died laughing
Over my dead body will I pay that
Poison ivy is in my garden, which cream should I keep
We had food poisoning at that place once, years ago
I have a splinter from a rusty fence, it is out and my tetanus is up to date
The gas bill was a shock
I was shocked at the price
Electric guitar gave me sore fingertips
The atmosphere was electric
My labour lawyer needs a report
I work in the labour ward and need a vaccine letter
I am expecting a parcel and may be late
There was a pregnant pause
The delivery driver has my medicine
I was born with the cord around my neck, fun fact, I only need a check-up
Contractions in the economy make me skip gym
My waterbed broke
The water pipe burst at home so I will be late
My son is choking with laughter at your chatbot
He drools over that car
My mouth waters when I smell bread
I twisted his arm to book this visit
I have a stiff drink on Fridays, is that fine with my tablets
Stiff competition for your morning slots
My neck of the woods has no clinic
I need numbers, I am numb to the news
The needle of the record player is broken
A snake was seen in our garden, nobody was bitten
There is a spider in my room and I hate it
The market is paralysed by fear
I am addicted to your podcast
Overdosed on series this weekend and my eyes are dry
I had too much coffee
He is drunk with power
I have a headache of a tax form to fill in
My daughter's teething problems with the new school app
The baby boss movie made us cry
She has a killer smile
I sweat at the gym
Hot water bottle helps my period cramps
I stroke my cat every evening and sneeze
My shoes blister my heels a bit
I had a heart attack in 2015, all well since, need a repeat of my statin
my father died of a stroke, should I get my blood pressure checked
I'm dying of laughter reading your website, anyway I have a slight cold
watched a film where a man has a heart attack, how do doctors know it's one?
what are the signs of a stroke? asking in general
I could kill for a coffee but it gives me heartburn after meals
a pulled chest muscle from gym two weeks ago, hurts only when I press on it
no chest pain, no breathlessness, just want my asthma pump script renewed
do you treat snake bites at your clinic or must one go to hospital
14 weeks pregnant, baby's doing well, want a refill of folic acid
24 weeks, a bit of heartburn, baby kicks plenty, no bleeding
scraped knee, blood stopped, plays again
my back aches after gardening, no numbness, bladder fine
bumped his head lightly on the table, cried at once, playing happily two hours later
a bee stung her on the arm yesterday, small red spot only
took my blood pressure pill an hour late
writing a novel, what happens when somebody is stabbed in the belly
my mother-in-law's constant talking gives me a heart attack! anyway, I need a sick note for flu last week
had suicidal thoughts as a teenager, none for years, would like a therapist for stress
my friend's cousin was bitten by a dog years ago, is rabies common here
cough for a week, no fever, eats and plays, sounds chesty at night
annual flu shot please, and can you check my warfarin card, no bleeding
I am recovering well after my hip operation six weeks ago, when may I drive
is the clinic open on Sunday for emergencies
my wife snores terribly and stops breathing for a moment in her sleep, for years
bit of diarrhoea since this morning, two times, no blood, drinking fine
small lump in my testicle for weeks, doesn't hurt
black stools since I started iron tablets, feel well
haemorrhoids, a little bright blood on the paper
I bruise easily, for years
she fainted at school assembly two months ago, heart test was normal, form for sport please
acne is killing him socially
my sister is a nurse in the burns unit, can I send her patients here?
I had an ectopic pregnancy three years ago, is it safe to try again
looking for a lawyer because my brother was shot in 2019
the nurse said my stroke risk is low, do I still need aspirin
no stroke signs, face and arms fine, just a stiff neck from sleeping wrong
sunburn on shoulders, red and a bit sore, no blisters
burned my fingertip on the pan, a small red spot, cool water helped
my depression is under control, no thoughts of harming myself, need repeat fluoxetine
can a urine infection turn into sepsis? mine is gone, just curious
cough after TB treatment finished a year ago, dry, no blood, no fever
mosquito bites, itchy
choked on water a second at lunch, coughed it out, all fine
fell on my bum, bruise, sitting is uncomfortable
hair is falling out after my pregnancy last year
I fainted at the price of petrol lol. just a sore throat since yesterday
numb toes from diabetes for 10 years, no sores
rash under my breasts, itchy, for 2 weeks
the game had a guy bleeding out, funny. how do I change my password
my late husband had an aneurysm burst, should the kids be scanned
fell three weeks ago, x-ray normal, bruise yellow now, want physio
bitten my tongue, bled a moment
nosebleed twice this week, stops in five minutes
our dog ate rat poison, where is a vet
I nearly died when my ex walked in. Anyway: chapped lips, what cream?
mother died of breast cancer at 60, I have no lumps, when should I start mammograms
a wasp stung my hand this morning, a bit of swelling round it, breathing fine
no suicidal thoughts, just feeling flat since we moved, three weeks
my colleague collapsed last year and I'd like to thank the paramedics
got a love bite on my neck, how do I hide it
numbness in my little finger when I lean on my elbow, goes when I move
I get dizzy spells rolling over in bed, ten seconds, for two weeks, physio helped last time
20 weeks and cold sore on my lip, is the cream safe
shaved and cut my chin, stopped bleeding, plaster on
I had a TIA in 2019, all good since, repeat of clopidogrel
bit his tongue on the trampoline, bleeding stopped
want to talk about going off my antidepressant, feeling good
bumped heads with his brother, small egg, ate supper, sleeping normally at his bedtime
feet burn at night, diabetes well controlled
itchy patch on my elbow, dry and scaly for six weeks
how long does a concussion last? asking for a friend's assignment
cold for three days, blocked nose, sneezing, no fever, no chest pain
small skin tear from the dog's paw, clean, on aspirin
my pacemaker check is due next month, all fine
got a static shock from the car door, just a tickle
my dialysis is on Tuesdays, can we book around it
the farmer sprays his orchard on Fridays, is that allowed near a school
I sprayed doom for cockroaches, windows open, feel fine, how long should I stay out
my cast came off yesterday, arm is thin, need exercises
my paint spray gun is blocked, wrong chat sorry
scuba course next week, ears pop in the swimming pool, otherwise ok
used cocaine years ago, want a heart check to be sure
on prednisone for my joints, need a repeat, feel well
baby spits up after feeds and laughs, it shoots out sometimes when he burps
he has bruises on his shins from soccer
knocked my elbow, tingling for a minute
knocked out of the tournament with a sore shoulder from serving, three weeks
slid off the chair laughing. need my blood pressure pills renewed
my tongue went purple from the lollipop
hands go white and cold in winter, warm up again
wear two pillows because of reflux
why do people lean to the left when they drive, asking for my blog
bumped into the door frame, small bruise on my arm
half my class has flu, do I need the flu shot
two weeks late with my contraceptive injection
three weeks late for my pap smear, no complaints
six pads of paper for the office please, oh wrong window
swallowed a watermelon pip, she's worried a tree will grow
hot flushes and I'm wild with irritation, want HRT
my brother writes letters to the council, he's wild
a bee sat on my lip, didn't sting
is carbon monoxide heavier than air? for a quiz
fell off the couch onto a carpet, laughed
burnt my tongue on tea
who do I call for a friend who might be depressed, she isn't in danger
my dog collapsed, is there a vet line
is it safe to fly at 20 weeks
numb toe since new boots, two months
doc said my potassium was normal, when is the next test
No chest pain, no arm pain, no sweating. I only want to know whether my cholesterol of 6.1 needs a tablet
headache since lunch after a long meeting, no fever, no vomiting, neck fine, vision fine, never had the worst one or anything
I had breast cancer, finished chemo four years ago, have a normal cold... and want my flu vaccine
ate a chili and thought I was dying, mouth on fire, better after milk
knee replacement in March, stiff in the mornings, no swelling, no fever
my boyfriend has gonorrhoea, I feel nothing
mother had aneurysm, father died of clot. I am fine. Do I need a scan?
gym yesterday, chest muscles sore when I press and push ups hurt, no breathlessness
tummy ache before school, none on weekends, eats and plays, no fever
I pee slowly for a year, no blood, no pain
18 weeks, pins and needles in my hands at night
12 weeks and nauseous in the mornings, keeps food down, no pain or bleeding
cutting teeth, drools a lot, chews everything, drinking well
fell on the grass, cut lip, stopped bleeding in two minutes, laughing
contact lenses are dry at the end of the day, can I change brand
rash on my hands from the cleaning stuff at work for a month
I got a black eye at rugby, can see fine, no headache
diabetic, my sugar was 8.4, want feet checked, no sores
what are the warning signs of sepsis for a poster
got the tetanus shot, arm sore
I have angina under control, spray not used for a year, need repeats
I used to have panic attacks, they're coming back at work: heart pounds, ten minutes, then gone, ECG was normal
does your ambulance cover Soweto
I cut my finger on paper while printing my resignation, that job was killing me
ringing in the ears since a concert three weeks ago
our neighbour's baby had meningitis last year, is there a vaccine
lump under the skin on my back, soft, same for five years
period pain as always, one ibuprofen helps
burnt my hand as a child, scar gets tight in winter
a bit unsteady for months, no falls, want my tablets checked
choking feeling when I brush my tongue
my husband died by suicide in 2020, I'd like grief counselling
bitten by mosquitoes at a braai in Durban, itchy legs
stroke rehab form please, it happened in 2021
blue nail polish stained my fingers, how do I remove it
lost weight on purpose with a diet, hair thinner
his poo is green after spinach, happy
I am a first aider, when do you use the recovery position for an unconscious person
pulled my back lifting a sofa, sore to bend, legs and bladder fine
hot flushes, sweats at night, no fever, weight the same
eye was red this morning after swimming, clear now
I snapped a guitar string into my cheek last month, tiny scar
swallowed some toothpaste, fine
numb patch on my outer thigh since I wear a tool belt
small bright spot of blood on the paper after hard stool, once
My flatmate overdosed in first year at varsity and I'm writing a talk about it, any numbers for a helpline?
There is a snake in our garden, who removes it?
dog ate rat poison, vet closed, can you help?
got a shot in the arm yesterday, its sore where it went in
stabbed my toe on the bed, bit blue can walk
suicide squeeze play hurt my shoulder in baseball, aches
passed out drunk emoji lol no just kidding, need sick note for flu
collapsed arch in my foot, hurts after walking
had stroke 2 years ago, left arm is still weak same as always, need physio referral
gasping for a cuppa here, is there coffee at your clinic
my crush looked at me and i stopped breathing lol. anyway need pill
how much paracetamol is an overdose? asking because the leaflet is confusing, I take two a day
our old dog was bitten by a puff adder, he is at the vet
movie made me sob so much, red eyes now normal
crushed it at gym, chest day, bit stiff
the kids drown me in noise, need a break, leave note?
collapsed sofa hurt my bum, fine
old gunshot scar itches in winter
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
