/** More texts near an emergency that mean none; one list with confusers.ts. */
export const MORE_CONFUSERS = `
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
`;
