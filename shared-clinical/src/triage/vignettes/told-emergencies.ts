/** Emergencies, told as people write; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const TOLD_EMERGENCIES: readonly string[] = `
58m My dad says his chest feels like an elephant is sitting on it, he has gone grey and is pouring with sweat
71f I've got this awful indigestion that won't shift and my jaw feels funny, I'm all sweaty
52f feel really sick, sweaty and my left arm is heavy since an hour
45m Woke up with a tight feeling across my chest that goes into my shoulder
66m All of a sudden I can't lift my left arm properly and my wife says my mouth looks skew
80f Gran was fine at breakfast, now she is talking nonsense and can't hold her cup
59m lost the sight in my right eye for ten minutes this morning, it came back
34f worst headache i have ever had came on in seconds while i was at gym
22f fever, bad headache, neck is stiff and i keep the curtains closed
19m purple spots on my legs that dont go when i press a glass on them and i feel terrible
3f my little girl has a temp of 39.8, she's really sleepy and floppy and has a rash that won't go away under a glass
0.15m my 7 week old feels hot, thermometer says 38.4
0.5f baby won't take her bottle, hasn't had a wet nappy since last night and is breathing really fast
1.5m his ribs are sucking in every time he takes a breath and he's making a grunting noise
2f she swallowed a button battery from the remote
4m he got into granny's heart pills, we don't know how many he ate
29fp I'm 33 weeks and have a pounding headache with flashing lights in front of my eyes
31fp 20 weeks pregnant and bleeding like a period with cramps
27f my period is two weeks late and I've got a sharp pain low down on one side, feel faint
36fp the baby hasn't kicked since yesterday, I'm 37 weeks
25m stabbing pain in my left testicle since an hour, I vomited
40m pain started around my belly button and has now moved to the bottom right, can't stand up straight, feel sick
55f throwing up for two days, tummy swollen like a drum, haven't passed wind
60m black sticky poo for 2 days and i feel faint when i stand
47m vomited up what looked like coffee grounds this morning
70m terrible pain in my back and tummy, came on suddenly, I nearly passed out
35f right calf swollen and sore after my flight from London
28f can't catch my breath, sharp pain when i breathe in, on the pill
68m emphysema, breathing worse for two days, bringing up green gunk and my pump isn't helping
15f asthma attack, used her pump ten times, still wheezing and can hardly speak
44f ate prawns and now my lips and tongue are swelling and i've hives all over
30m stung by a wasp 10 min ago, throat feels tight and dizzy
21f took about 30 panados two hours ago after a fight with my boyfriend
17m i dont want to be here anymore, i have a plan
33m hearing voices telling me to hurt my wife
50m diabetic, vomiting since last night, breath smells fruity, sugar says HI
62f my mother is diabetic, she is shaking, sweaty and confused, sugar 2.4
38m back from Mozambique two weeks ago, fever and shivering every second day
65m on warfarin, slipped in the shower and hit my head
8m fell off the trampoline onto his head, has vomited three times and is sleepy
25m came off my motorbike, leg is bent at a funny angle
78f gran fell in the bathroom, she can't stand up and her leg looks shorter
6f pulled a pot of boiling water over her chest and arm
30m oven cleaner splashed into my eye, it's burning
48f chemo last week, temperature 38.3 today
52m lower back pain, can't feel when I wipe and I wet myself
41m pain in my side that comes in waves down to my groin, can't keep still
26m bitten by a puff adder on the foot
63m trod on a rusty nail last week, now my jaw is stiff and I can't open my mouth properly
45f yellow eyes, confused and sleepy, been taking loads of painkillers
5m bloody diarrhoea for three days, pale and hasn't peed today
56m cut my arm with a grinder, blood is spurting out
24f in labour and I can see the cord
39f 5 days after a c-section, fever and smelly discharge with belly pain
20m had a fit this morning, never had one before
75m my husband is very confused since last night and has a fever, hasn't weed all day
67f blood pressure 210/125 with a banging headache and blurred vision
29m everyone in the house has headaches and dizziness, we have a gas heater on
60f sore eye, red, seeing halos around lights and vomiting
18f throat so sore i'm drooling, can't swallow my spit
32m coughing up blood since yesterday
70f fainted while walking up the stairs, heart was racing
54m heart is beating all over the place and i feel like i'm going to pass out
27m hit in the eye by a squash ball, can't see properly
65f my temples hurt when i brush my hair and i see double, headache for a week
26f ek kan nie asemhaal nie my bors is toe
40m my wife is fitting, it's been going on and on
33f angikwazi ukuphefumula
50f chest sore and paining in the left hand side going to the arm, sweating too much
62m sugar diabetes, foot turned black and smells, fever and shivering
0.02f our newborn is 5 days old, yellow, very sleepy and not feeding
3m swallowed paraffin from a cooldrink bottle, coughing
47f swollen face and neck from a tooth abscess, can't open my mouth, fever
30f raped last night
85m found my grandfather on the floor, he's breathing but not waking up
49f I was just watching TV when I got this weird squeezing across my chest. It comes and goes but my husband is worried because I've gone white and I'm clammy.
73m Since breakfast grandpa has been very short of breath, he sleeps propped up on pillows and his ankles are like balloons. He coughs up pink froth.
44m I've had a nagging ache in my chest all day, it's probably nothing, just stress, but it goes down my left arm a bit
61f I feel dizzy and breathless and there is pressure in my chest when I walk to the shop, it goes when I rest
56m can't feel my right hand properly and my words come out wrong since about an hour, no headache
82m Dad woke up and couldn't see out of his left side, he keeps bumping into things and is a bit muddled
33f Postpartum 3 weeks, I have a splitting headache and my hands and face are puffy
26f I'm bleeding so heavily I've soaked through 4 pads in 2 hours, I might be pregnant
2m My toddler has been crying on and off for hours pulling his legs up, he looks pale and there's something like jam in his nappy
0.08m three week old vomits every feed with force and is losing weight, no wet nappies since morning
1f she had a fit with the fever, it lasted about 3 minutes, she's sleepy now
0.3f My baby is wheezing, breathing very fast and only took half her bottles since yesterday
5m My son put a bead... no sorry he swallowed a magnet from his toys, two of them I think
7f her ear is sticking out and the bone behind it is red and swollen, fever
12m he can't walk on the leg, hip pain, fever 39
9f she's been drinking litres of water, peeing all the time, lost weight and now she's vomiting
4f was stung by bees many times, her face is puffing up and she's coughing and wheezing
11m broke his arm on the jungle gym, the bone is poking out
3m choking on a grape, he can't cough
28f suddenly feel my heart pounding 180 beats per minute, light headed
39m took cocaine last night and now my chest is tight
68f Coughing for a week, now shivering badly and confused, fever 39
77m fell two weeks ago and hit his head, now he gets more and more drowsy with a headache
57f sudden severe dizziness, can't walk straight, seeing double, vomiting
46f the pain is under my right ribs, fever, shivering and my eyes are yellow
50m terrible pain in upper belly going through to my back, vomiting non stop, I drink a lot
65m I haven't been able to pee since last night, bladder is bursting
14m woke up with sudden pain in his balls, he's vomiting
31m I have HIV and stopped my ARVs, now bad headache, fever and stiff neck
29f after my new epilepsy tablets I have a blistering rash, sores in my mouth and sore red eyes
38f red patch on my leg is spreading by the hour, pain is unbearable and I feel really ill
55m diabetic with swollen red foot, fever, shaking chills
60f I keep passing blood from my back passage, lots of it with clots, feel weak and dizzy
42m stabbed in the shoulder with a screwdriver
35m fell off the roof while fixing tiles, back is killing me
70m been vomiting and can't pass stool for 3 days, belly is big and hard
24m was working in the sun all day, now he's confused, stopped sweating and very hot
20f my friend drank a lot of vodka and i can't wake her up
36f my boyfriend choked me last night and I have trouble swallowing
23f I've cut my wrists
40f I took double my insulin by mistake and now I'm shaky and confused
47m bitten by a snake on the ankle while hiking, swelling up
28m jaw is swollen after wisdom tooth removal, I can barely open my mouth and it's hard to breathe
53m curtain coming down over my left eye since this morning
19f chemical splashed in my face and eyes at work
66m chest infection, oxygen is 86 on the machine
43f my mom collapsed at church but is awake now, she's sweating and has chest pressure
30m went to Malawi in January, now fever comes and goes with bad chills and headache
58m my leg went cold, white and very painful suddenly, no injury
69m strong pain in belly and back, feel a pulsing lump, light headed
22f IUD in and period late, sharp pain on left side and shoulder pain, feel faint
0.7m he fell off the bed onto the tile floor and has been vomiting since
6m burnt by hot porridge all over his chest, skin is peeling
34f pregnant 30 weeks, fell down the stairs, tummy is hard and sore
21m rugby tackle, heard a crack in my neck, tingling in both arms
45m thumb cut off in a machine
27f so short of breath i can't talk properly, my asthma pump is finished
18m i did a line of something and now i am shaking, heart racing and chest hurting
75f very weak since this morning, sweating, nauseous, she's diabetic and just doesn't look right
64m ek dink my pa het 'n beroerte, sy mond hang skeef en hy praat snaaks
38f ubaba uquleke, akaphefumuli
29f umntwana wami unemfiva futhi uyaquleka
51f Hi doctor, I'm not one to complain but since this morning I have had like a tight belt round my chest and my teeth ache. I thought it was heartburn but Gaviscon did nothing. Now I'm in a cold sweat.
62m he was mowing the lawn and went down like a sack, he's breathing funny and won't answer me
74f Mum's face dropped on one side for about 5 minutes then went back to normal, should we worry?
43m Bad belly ache since last night, started in the middle now it's low on the right, off my food, 38 temp
30f I've been in bed with pneumonia and now I'm burning up, breathing 30 times a minute and my lips look a bit dusky
37f I had a knee op ten days ago and today my chest hurts when I take a deep breath
16f she's taken a handful of her mom's sleeping tablets about an hour ago
6m He fell from a tree about 3 metres, seems ok but his tummy is sore
2f drank some drain cleaner under the sink, her mouth is burnt
59f I'm on blood thinners and have had a nosebleed for 40 minutes
67m I can't feel my feet, legs are getting weaker since yesterday and can't pee
23f I'm 9 weeks pregnant with cramps and spotting
40f my head feels like it's going to explode, it came out of nowhere, and I'm vomiting and the light is too much
0.2m he is 10 weeks and has been coughing, stops breathing for a few seconds and turns blue
4f My 4 year old with croup is making a loud noise each time she breathes in even when calm
9m accidentally ate a peanut, now hives everywhere, coughing and throwing up
71m I've been throwing up blood
36m my eye was scratched by a branch, it's very painful and vision is blurry
48f kidney infection, back pain, shaking uncontrollably with 39.6 and can't keep antibiotics down
53f sudden pain in calf, it's hot and twice the size of the other
60m chest pains on and off for two days when I walk upstairs
25f breathing too fast, tingling hands, chest tight, never had this before
80m Pop has got pneumonia, he's sleeping all day and is not making sense
33m I burnt my hand and arm with hot oil, big blisters everywhere
29f after giving birth 6 days ago I am passing clots as big as my fist
45m fingers crushed in a car door, tips are blue and numb
50f my left leg suddenly gave way and I can't find my words
19m got shot
28m threw up after hitting my head at rugby, was knocked out for a minute
66f short of breath lying flat since 3 days, legs swollen, had a heart attack last year
13f her sugar is 31 and she's vomiting, type 1 diabetic
39m scorpion sting, drooling and twitching
20f I feel like ending it all, nobody would miss me
3f she has a high fever, is breathing fast and her tummy sucks in, won't drink
8m bone sticking out from his elbow after falling off the swing
55m my stomach is rock hard and the pain is 10/10
70f sudden onset of confusion and a temperature after a urine infection
47f I was given penicillin an hour ago and my throat is closing up
42m I've had food stuck in my gullet since lunch and can't even swallow my saliva
31f pregnant 28 weeks, my water broke
57m vision in one eye has gone dark like a shade pulled down
21f Travelled to Tanzania last month, on and off fever, sweats and headache
64f cancer patient on chemo with chills and feeling rotten
5f button battery up her nose
35m left nut swollen and agony since 2 hours
44m electric shock from a plug, chest feels fluttery
12f bitten by a spider and now her leg is black and she has a fever
26m the cut won't stop bleeding, been pressing for half an hour
76f fell out of bed, can't move her leg, hip is killing her
58m tore my chest apart feeling, ripping pain into my back
34f my husband hit me in the stomach and I'm pregnant
68m 3 day history of SOB and productive cough, sats 89
30f postpartum, hearing voices and thinks the baby is evil
45m i feel like someone is sitting on my ches and i cant breth proply
38f diffculty breathin and my lips r blue
60m slured speach and week arm on the right
33f sevre stomache pain and vomitting blod
27f feaver and stif neck with a bad hedache
55m I've been feeling rough since this morning. There's a kind of heaviness in the middle of my chest and I keep burping. My wife says I look like a ghost.
63f My mother says her heart is hurting and the pain goes through to her back, she is cold and wet to touch
48m pain between my shoulder blades and both arms feel like lead, came on while shovelling, feeling nauseous
70m Dad's got no chest pain but he's suddenly very tired, breathless and sweating, he has had a stent before
37f collapsed at work after complaining of palpitations
29m My brother has been stung by bees, he says his throat is getting tight and he's gone all red and blotchy
6f ate cashew at a party, now vomiting, lips puffy and her voice sounds strange
52f I woke with one half of my face numb and drooping and I can't close my eye
68m He was talking and then he couldn't get the words out, it lasted ten minutes, he's back to normal now
77f she keeps falling to the left since this morning and can't use her fork
44f I have a terrible headache at the back of my head, it hit me like a hammer while having sex
20m my flatmate has a fever, he is confused and there are dark red blotches on his arms
1f My baby has had a fever for 2 days and now has little purple dots on her tummy
0.1f She's 5 weeks old and just doesn't want to feed, sleeping all the time
0.25m our 3 month old was coughing, now he's going blue around the mouth when he feeds
2m He has been vomiting since yesterday, won't drink, eyes look sunken and he's so quiet
4m woke up with a terrible barking cough and now sucks in his neck with each breath
3f she had a convulsion that lasted 10 minutes with a high fever
10f she's got type one diabetes and has been breathing deep and fast, tummy pain and throwing up
8f tummy pain that started round the navel yesterday, now she can't hop or walk upright, temp 38
13m my son has severe pain in his private parts, one side, started during soccer practice
15m took a tackle, his belly is sore and his left shoulder hurts, he looks pale
9m hit by a taxi while crossing the street, he says he's fine
31fp 26 weeks, dizzy, swollen feet and hands and the nurse said BP 160/110
22fp I'm 8 weeks pregnant, severe one sided pain and shoulder ache
34fp 39 weeks, my waters broke and it's green
27fp I'm 30 weeks and leaking blood
19f severe pain in lower belly since my miscarriage last week and smelly discharge with fever
26f I'm on the pill. My left leg is sore and puffy and now I feel a stitch when I take a breath
49m severe pain in his lower leg, swollen and hard, after plaster was put on yesterday, toes are numb
60m been vomiting blood, drinks a lot
75m Dark tarry stools for three days, tired and pale, on aspirin
66f severe stomach pain, green vomit, hasn't been to the toilet for 4 days
58m sudden agonising flank pain and blood in urine
80m grandpa has a catheter, now fever, shaking and talking nonsense
41f burning urine for a week, now I have back pain, high fever and I am throwing up
33m HIV positive CD4 of 50, headache for a week getting worse, vomiting, blurred vision
27m came back from Kenya 10 days ago with fever, chills and jaundice
38m Back from Limpopo, I have flu symptoms with fever and a splitting headache
45m a snake spat in my eye
24f swallowed rat poison
3m drank some of grandpa's brake fluid
16f she cut her arms badly and says she wants to be dead
42m I can't do this anymore, I have a gun and I'm sitting in my car
30m on tik for 3 days, sees people who are not there and is aggressive
50m stopped drinking on Monday, now he's shaking, sweating and seeing snakes
36m trapped in a shack fire, coughing black stuff, hoarse voice
29m petrol exploded on my hands and face
5f burnt her whole hand on the stove, the skin is white
62f fell down the stairs, very bad neck pain and pins and needles in her hands
55m his finger got ripped off by a ring
21m knife wound in the belly, not bleeding much
40m nail gun shot a nail in my chest
33f my eye is extremely painful and red, I wear contact lenses, everything is blurry
71f suddenly everything in my left eye went black
26m bleach in both eyes
46m can't swallow my own spit, throat swollen on one side, can hardly open my mouth
39f neck swelling under the jaw with toothache, tongue feels pushed up, fever
65m diabetic toe has gone black, red up to the ankle, feels feverish
57f red swollen leg with blisters turning purple and terrible pain, feeling faint
32f fever of 40, stiff joints, rash all over and peeling palms, using tampons
53m I've got lower back pain and I can't feel my bum and can't start to pee
74m sudden severe belly and back pain, he's pale and clammy
25f asthma, been puffing the blue pump all night and I'm exhausted from breathing
64m COPD on home oxygen, more short of breath, lips bluish and very sleepy
47m chest infection, now it hurts to breathe, coughing rusty sputum, shivering and breathing fast
35f sudden short of breath and coughed up a bit of blood two weeks after giving birth
18f overdosed
28m drank a bottle of brandy and now he's cold, breathing slow and won't wake
43f five of us in the car accident, my chest is sore where the seat belt was
69f hip replacement 3 weeks ago, calf pain
60m heart racing at 160, feeling breathless
51m blood sugar 1.9 and he's acting drunk
59f no wee since yesterday morning, vomiting and diarrhoea for 3 days, dizzy
38f dialysis patient, missed two sessions, weak and short of breath
23m stiff all over, fever, new antipsychotic medicine
34m tick bite fever? black mark on leg, splitting headache and fever
12m after a cut on his foot his jaw won't open and he arches his back
45f dog from the street bit me 3 weeks ago, now I'm scared of water and can't drink
30f my baby is coming, I can see the head
50f She has been popping Panado for her migraines all week and today she's jaundiced, drowsy, and doesn't know where she is.
39m Took lots of paracetamol for a bad tooth over several days, now pain under right ribs, being sick, and my skin looks yellow
11f Sudden tummy pain all over since last night, throwing up, fever 39.5 and she screams when I touch her stomach
24m Constant pain near my right hip bone, worse if I cough, lost my appetite, mild fever
26f My chest has been getting tighter for 3 days after a cold, I've got asthma, I'm wheezing and the reliever doesn't last
17m He's an asthmatic and can't get a full sentence out
72m Smoker's lungs. Cough is worse, sputum turned green, I can't walk to the loo without stopping for breath.
61f My one leg swelled up after being in bed for a week with flu, the calf is tender
57m I got a tight squeezing feeling in my chest with short breath and sweats, been on and off since last night
54f no chest pain as such but pressure in my upper tummy, nausea, clammy skin and short of breath
5m His diarrhoea became bloody and now he's pale, puffy and hardly peeing
3f we were at a petting zoo last week, now she has bloody poo and tummy cramps
47m it feels like someone's stabbing me in the side of my back, going to my testicles, I'm sweating and vomiting
33f one sided flank pain that makes me pace the room, blood tinged wee
31m worked in Nigeria for two months and now have shaking chills every other day with fever of 40
19f back from gap year in Uganda. Headache, fever, throwing up
21f fever, terrible headache, and I can't touch my chin to my chest
16m flu that got worse, stiff neck, can't stand the light, vomiting
68m coughing brown phlegm, fever of 39, confused and weak
70f Chest infection, breathing quickly, too weak to get out of bed, fever
58f suddenly out of breath, feel faint, had gallbladder surgery two weeks ago
41m sharp stabbing pain in the right side of chest when breathing in, started suddenly, left calf is sore
9m after a hike he got fever, bad headache and spots on his wrists, ankles and palms
36f found a tick on me last week, now high fever, headache and a spotty rash
66m right arm and leg have gone weak and he can't talk
59f woke up and her speech is all jumbled and she is dragging her leg
60m jaw locked shut, neck stiff, muscles keep cramping, had a dirty wound from gardening
35f can't open her mouth, face is pulled in a strange grin, stepped on a nail two weeks ago
64m i feel like i cant get enough air and theres pressure on my chest, my left hand is tingling
46f my mother in law is slurring, one eye is droopy, started 20 minutes ago
8m his lips have gone blue after choking on a sweet
30f severe allergic reaction to crayfish, can't breathe
22f 7 months pregnant and having seizures
40f took an overdose of antidepressants
17f has been cutting and says she'll kill herself tonight
88f fell at the old age home, hip pain, can't get up
34m fell from scaffolding
0.5m not responding and limp
67m I've been having this discomfort in my chest on and off since last night. Feels like wind but it won't go. I also get out of breath just walking to the bathroom.
59f sweating buckets, want to throw up, tight throat and jaw, feel like something terrible is about to happen
44m He says it's just a pulled muscle but he's grey, sweating and holding his chest
72f Her heart failure is acting up, gained 5 kg in a week, can't lie down, gurgling when she breathes
38m Had a long drive from Cape Town to Joburg, now I'm coughing up pink stuff and my side hurts when I breathe
60f smile is lopsided
85f my gran suddenly doesn't recognise us and is seeing people in the room
50m He's had a bad headache for 2 days, now he's vomiting and can't stay awake
23f I had a seizure while I was sleeping last night according to my boyfriend, it's never happened before
7m banged heads at school, now he's got a huge headache, being sick and seems out of it
81m bumped his head on Monday, on Xarelto, getting more confused
33f woke up with numbness from the waist down and can't move my legs
46m sudden ripping pain between shoulder blades
35f Pain in my upper belly that goes to my back, can't stop vomiting, gallstones before
29m sharp pain right lower tummy since yesterday, now it hurts to walk and I don't want food
55f my belly is swollen and tight, I'm vomiting brown stuff that smells awful, no stool for days
63m pooing bright red blood, a whole bowl full, feel light-headed
51m yellow eyes, belly full of water, and he's started talking rubbish
40f lump in my groin has become rock hard and very painful since this morning, I'm vomiting
30f I'm 6 weeks pregnant with terrible cramps on one side and I nearly fainted
24f period 3 weeks late, bleeding a bit and my shoulder tip hurts
37fp 32 weeks, bad pain under my ribs, headache that won't go away
26fp having contractions at 29 weeks
28fp had a car accident at 22 weeks, tummy feels sore
32f bleeding non stop 10 days after giving birth, soaking pads, dizzy
0.1m my six week old has a temperature of 38.1 but seems fine
0.3m our baby is breathing fast with his nostrils flaring
1f very sleepy, won't drink, sunken eyes, diarrhoea for two days
2m rash that looks like bruises, fever, cold hands
5f can't wake my daughter properly, she had a fever
0.7f she's been screaming every 15 minutes, goes white, and her poo looks like red jelly
3m stuck a battery in his ear
4f wheezing, she can't speak in sentences, chest is sucking in
6m swollen eye, red, can't open it, fever of 39
14f she took all her mother's blood pressure tablets
2m drank swimming pool acid
31f exposed to gas leak, headache, vomiting and dizzy
40m stung on the neck, face is swelling, voice is hoarse
18f my lips are tingling and swollen after eating shrimp, tummy cramps
27m broken ankle, foot is pointing the wrong way
50m crushed my hand in a press, fingers are white and cold
33m fell onto a fence pole, it went into my thigh
44f hot oil splashed my face and neck
29m electric burn from a power line
22m nail went into my eye
61m severe eye pain with headache, can see rainbow rings around lights
53f vision suddenly got a big black spot and flashes
47m diabetes, foot ulcer stinks, leg is red to the knee, shaking chills
35f skin on my breast is dark purple, spreading, and I have a high fever
66m he can't pass urine, his tummy is bulging and he's in agony
16m one testicle is higher than the other and it's excruciating
39f fever of 39.5, back pain, shivering, burning pee
71m after prostate biopsy yesterday, now fever and shaking
45f on methotrexate with fever and sore throat
30m sickle cell, terrible pain in chest and legs, fever
28f travelled to Ghana, sweats, fever, vomiting
20m fever, stiff neck and purple rash
57m insulin overdose by accident, sweating and trembling
12f type 1 diabetic, ketones 4, throwing up
19m new very thirsty, vomiting, breathing deeply and sleepy
41f I can't stop thinking about killing myself
24m he's locked himself in with a rope
37f voices tell me to drown my baby
26f raped an hour ago
48m stopped his benzos suddenly and had a fit
33m drank lots, now vomiting blood
65f found her on the kitchen floor, confused, hip hurting
8f bitten by a stray dog on the face
36m bitten by a boomslang
10m tick bite, fever, spots on palms
58f lockjaw after a burn wound
54m chest pain after cocaine
43f throat swelling after new blood pressure tablets
70m hiccups, chest pressure, sweating
49f my mouth is drooping and drooling on the left, speech is off
45f Sorry if this is silly but I've had this pressure in my chest since breakfast, it goes into my back and I feel a bit faint and sick.
53m Indigestion all day, Gaviscon did nothing, now my left shoulder and jaw hurt and I'm sweating through my shirt
78f My mother is 78, she just doesn't look right. She's grey, sweaty and breathing fast, she says she's just tired.
69f My gran's speech went funny this morning and she couldn't lift her arm, it's fine now
61m suddenly I can't read properly and the right side of my vision is missing
29f I've got the most horrendous headache ever, it started all of a sudden while I was washing dishes
19f My roommate has a high fever, keeps vomiting, says her neck hurts and the light kills her eyes
12m My son's tummy started hurting near his belly button, now it's down on the right and he won't let me touch it
34f Awful pain low on the left, my period is 2 weeks late, I feel like I'm going to faint
65m I have a swollen right leg since I got back from a 12 hour bus trip and now there's pain when I take a deep breath
47m Kidney stones I think. I'm rolling on the floor with pain in my right side shooting down to my privates.
4m He's had the runs with blood for a few days, now he's really pale and hasn't done a wee since last night
27m Two weeks after a trip to Zambia I have fever, shakes, headache and feel like death
42m Cut myself with a rusty spade ten days ago, now I can't open my mouth and my neck is stiff as a board
8f We went camping, found a tick on her. Now she has a high fever, a headache and red spots on her hands and feet
66f Her COPD is bad today. She can't finish her sentences and the green phlegm is worse
22m Can't stop wheezing, used my blue inhaler six times in an hour, lips feel tingly
71m My dad has pneumonia, he's been on antibiotics for two days but now he's confused and breathing really fast
37f swollen leg, calf is rock hard and sore, two weeks after having my baby
51f I've been taking more Panado than I should for my back, and now my eyes are yellow and I'm being sick
16f she took her gran's heart tablets because of a boy
0.2f our 10 week old daughter has a fever of 38.2, otherwise she's ok
1.5m Wheezing badly, his chest caves in when he breathes and he can't drink his bottle
3f She ate some nuts and her face is all swollen, she's coughing and has a rash
6m fell off the roof of the car onto his head, he was out for a minute, now vomiting
33fp 34 weeks and I've had a bad headache all day, my ankles and face are really swollen and I see sparkles
30fp I'm 12 weeks and bleeding with bad cramps
58f my vision in the left eye went all blurry and it's as if a curtain is coming down
48m my diabetic husband is talking nonsense and sweating, sugar is 2.1
24f type one diabetic with flu, vomiting all night, sugar 24 and ketones
35m got hit in the stomach by a horse, tummy very sore and feeling light-headed
20m collapsed during football, came round but chest feels weird
55f bad tummy pain for 12 hours, belly is hard like a board and temp of 39
62m throwing up blood clots
70f passed a lot of dark red blood from behind and feels weak
40m swallowed a fish bone, terrible pain and can't swallow, drooling
39f I want to end things, I've got pills next to me
31m trapped under a car, leg looks crushed and numb
5f pulled hot tea over herself, chest and neck are blistered
44m my leg below the knee is white, cold and there's no feeling after the fall
57m Good evening. I am a 57 year old man, I smoke. About two hours ago I started with a pain in the centre of my chest, it is not sharp, more like somebody standing on me. I also feel nauseous. No fever, no cough.
63f I have no chest pain, but since this afternoon I cannot walk three steps without gasping and I have to sit up to breathe. I was in hospital for a hip operation ten days ago.
22m My mate was at the beach, got stung by something in the water and now he's covered in hives and says he can't swallow
34f Please help, my three year old drank some of the jik from under the sink. He is crying and drooling.
70m He is confused since last night and keeps pulling at his clothes. No fever as far as I can tell. He hasn't passed water today.
30f I'm 35 weeks, no bleeding, no pain, but baby has been very quiet today
18f I have had a fever for three days, headache, and today these tiny red-purple dots came up on my legs. I am not coughing.
26m Been throwing up and have bad stomach pain, it started in the middle and now sits in the right bottom corner. No diarrhoea.
45f My neck is so stiff I can't look down, with high fever and headache. No rash.
40m No headache but the left side of my body is tingling and weak since I woke up
3m Temp of 40, very sleepy, won't drink and his breathing is fast. No rash, no vomiting.
55m Not a heart problem I think, but there's a crushing feeling and my arms are weak
68f I'm not breathless when sitting, but I coughed up about a cup of blood this morning
33m Doctor, I have a wound on my foot from 2 weeks ago, now jaw so tight I can't eat, and body jerks with noise
29f two days post c-section... well 5 days. Wound is oozing pus, I have fever and chills and feel faint
50m my eyes turned yellow and he [my brother] says I'm acting strange, drank heavily for years
61m sore leg for 4 days, it's swollen from the knee down and tight, I was on a long flight, no injury
8m He has blood in his diarrhoea since Tuesday. No fever. He looks pale and tired and is weeing less.
38m Terrible pain left flank radiating to groin, no fever, vomited twice, can't find a comfortable position
28m since coming back from Malawi two weeks ago I feel feverish every evening with rigors. no cough, no diarrhoea
25f My inhaler is not doing anything any more, I'm tired of fighting for breath, no fever
66m I have COPD, no chest pain, but much more breathless than normal and phlegm is green
47f burn from boiling fat over both hands, blisters all over
36f fell from a ladder, I can move but my back is very sore and my legs feel weird
19m ate magic mushrooms and is now not making sense and very hot
52f I'm diabetic, no fever, but I'm vomiting, breathing heavily and my sugar reads HIGH
76m he fell in the shower, no head injury, but can't put weight on his leg and hip is sore
41f I feel a tearing pain in my chest through to the back
59m No pain, but my vision in one eye suddenly disappeared for a few minutes
23m no suicidal plans yesterday but today I want to die and I have a knife
49m cheast pain goin down left arm started 20min ago sweatin alot
66f my mom cant talk properly n her face is skew plz help
29f sob and heart racing since this am, just had a c section 2 wks ago
34m bad stumach pain rite side low down, threw up twice, cant walk straight
7f my daughter is wheezing so bad she cant talk, pump not working
0.4m bubba has been vomitting green stuff n is floppy
55f doc my sugar is sky high, meter says HI, im vomiting n so thirsty
21m i took like 40 pills i regret it now
18f i cant stop thinkin bout suicide
40m coffing up blood n losing weight
60m gogo fell and broke her hip i think, she cant stand
31f mkhulu is not waking up
45f my chest is closing up and pump is finished
3m laaitie swallowed paraffin
27fp im preggies 8 months n bleeding
50m feeling dizzy, chest paining, left hand heavy
38f headache like never before, boom, just like that
26m got stabbed at the tavern last night, wound by the ribs
5m fits! my boy is having fits
33f poisoned by mistake, i drank jik
71m his foot is cold and blue since this morning, lots of pain
44f tummy swollen, no poo and no wind, vomiting
19m eish my balls are so sore it just started one side
58f dizzy, sweating, tight jaw
35m bitten by a dog that was acting mad, foaming at the mouth
24f something in my eye, battery acid splashed
63m black stools and i take aspirin and disprin
2f febrile convulsion now
47m severe backache and I can't wee since morning, legs like jelly
30f baby came at home and bleeding won't stop
41m fell in the pool drunk, coughing and breathing badly
16m hit on head with a bottle in a fight, dizzy and throwing up
52f bp is 200 over 130, headache and nosebleed
36m tik user, chest pain and heart going crazy
80f ouma is deurmekaar since last night, hot and shivering
28m malaria? was in tete mozambique last week, koors and headache
9m electrocuted by a wire
23f throat closing after eating peanuts
67m woke up and can't move the one side
43f vomiting blood after drinking
52m My husband went pale and sweaty at the rugby, says there's a weight on his chest and his fingers are tingling
75f Mum has been getting more and more breathless since Friday and her ankles are swollen, she sleeps in the chair
31f I have lupus and take prednisone, got a fever of 38.7 and shivers
6m his temperature is 39.9, he has a headache and says his neck is sore when I bend it
20f stabbing pain when I breathe in, short of breath, on birth control pills
61m my leg has been swollen and painful since a knee replacement
43m peeing blood and agony in my side
25m got bashed over the head last night, today headache is worse and I keep vomiting
38f crushing pain behind my breastbone
9f peanut allergy, ate a biscuit, lips swelling
30m can't move my neck after diving in the river, hands tingling
70m vomiting, hasn't passed stool, tummy big
0.6f hasn't had a wet nappy for 12 hours and she's listless
47f can't see out of one eye
28m throbbing testicle pain, came on at night
34fp water broke at 33 weeks
59m weakness of one side of the face
64f vomiting, chest discomfort and sweating, she's diabetic
2m burn on his face from boiling water
22f swallowed bleach
44m heaviness on the breast bone when i walk to the taxi rank, today it came when i was just sitting
66m my pacemaker gave me three shocks this morning
31m dropped a gearbox on my forearm yesterday, now it's tight as a drum and it's agony if somebody moves my fingers
45m sprayed the orchard this morning now he is sweating, drooling, pinpoint pupils and twitching
33m worked with sheep dip, feels weak, eyes watering, messed himself and vomiting
40m something bit me in the grass, two little holes, my eyelids are drooping and I see double
36m was grinding without goggles, something shot into my eyeball and now it's leaking
34f he's been jerking for more than 5 minutes and won't come round
78m talking to people who aren't there since last night, pulling at the sheets, usually sharp as a tack
30m knocked out at rugby, cannot remember the game and vomited three times
1f she fell off the changing table and has a soft swelling on the side of her head and wont feed
15m one ball suddenly very sore, woke him up, he's throwing up and it sits higher than the other
17f somebody put something in my drink and I woke up without my panties
22m he's standing on the bridge and won't come down
35m hasn't slept for five days, says he is Jesus, running in the traffic
54m missed two dialysis sessions, feels very weak and heart is skipping
48f potassium came back as 7.2 says the lab
50f lupus on strong immune tablets, fever and rigors
30m got a shock from the line, thrown back and heart feels funny
29m cut my arm on glass, it squirts and I can't stop it
31m sliced the tip of my finger clean off
55m brought up a cup full of blood, I drink a lot
59m diabetic, my privates and behind are swollen black and smell rotten
39f legs started tingling last week, now weakness has climbed to my hips and I struggle to swallow
0.8m strange bruises on my baby and the story from the nanny doesn't fit, he won't move his arm
57f funny heavy feeling in both arms since I climbed the stairs and I want to throw up, 2 weeks ago I stopped smoking
81f granny just slid off the chair, eyes open but nothing there
25m his chest isn't going up and down
68f she's breathing like a fish out of water
4m ate a grape and now he makes no sound, going purple
46f throat feels smaller and smaller since I had the dye injection for the scan
12f cashew cookie, now her eyes are slits, lips like sausages and she's coughing nonstop
74f half her face isn't moving when she laughs
66m couldn't work the tv remote with my right hand this morning, the hand just wouldn't listen
59f for about five minutes I knew what I wanted to say but only gibberish came out
49m lost the bottom half of what I see in one eye
77m he's leaning to the left and bumping into the door frames since lunch
2f seal cough and now a squeaky sound even when she's sitting still
0.08m every feed shoots out like a fountain, always hungry, getting thinner
5m his tummy pain won't let him walk upright and it started around belly button yesterday
13m hit in the groin hours ago, left one is swollen like an orange
16m pain down below on the left woke him at 3, he's vomiting and it's hitched up
24f five weeks late, stabbing low down on one side and feel like fainting
24fp pains every three minutes, only 30 weeks
30f c-section wound opened up and something is poking out
26f period from hell, six pads since 8am and I see black when I get up
45m wife says I've been wandering round the house at night, my liver is bad and I am yellow
52m threw up and it was bright red, half a basin
67f toilet was full of dark red blood, I'm white as the wall
73m stomach swollen tight, can't fart, bringing up brown smelly stuff
39f gallstones, now shaking with cold, fever and yellow
71m nothing but dribbles since yesterday and the bladder's killing me
53m bum and balls feel numb, legs like jelly since lifting a fridge
40f can't lift my foot anymore and the back pain is killing, weeing myself
36m fell onto the handlebars, tummy is getting bigger and he's gone pale
22m knifed outside the tavern, blood bubbling from his chest
19m shot through the calf last night
8f horse kicked her in the belly
31m forklift ran over my foot
14m came off his bike onto his elbow, arm is bent where it shouldn't be
44f finger caught in car door, the end is hanging by a thread
55m angle grinder jumped into my neck
34m paint gun went off into my finger, tiny hole but agony
2f chewed on a brufen strip, don't know how many are gone
37m snorted something, heart going 180 and he's out of control
29f won't stop crying, says everybody's better off and she's written letters
50m he locked himself in the garage with the hosepipe and the car running
38f my boyfriend held a knife to my throat last night
9f she says uncle touches her down there
46m been off brandy for two days, shaking and seeing rats
58f meter says 2.4, sweaty and cross
50f on steroids for years, have gastro and now I can't stand up without going black
52m rash that's getting bigger while I look at it, foot is purple and sore like hell
21f tonsil on one side is huge, mouth opens one finger, dribbling
55m steak lodged, can't even get water down
34f walked in the veld, felt a prick, foot is now fat and black and gums are bleeding
22m scuba dived this morning, now joints ache and legs are tingling
69m legs have blown up, needs four pillows and can't walk to the toilet for breath
43f one leg twice as thick since the long drive from Durban
18m dropped on the rugby field without being touched
32m hand got stuck in the mincer
45f whole house feels sick when the gas geyser is on
5f swallowed an earring, now drooling and won't eat
38f Out of the blue yesterday at the till, the most horrible headache, vomited in the car, today my neck won't bend
17m he was dancing at matric ball and just went down, shook for a minute, wet himself, now wants to sleep
2f she has had a fever since Monday and now there are bruise-looking dots on her tummy, they stay when I push on them
0.2m two months old, hot, crying different, like a cat
3m he got hold of my mother's diabetic pills, I counted five missing
0.6f Coughing three days, now her belly goes in under the ribs and she stops feeding to breathe
33fp 29 weeks, my belly knocked against the steering wheel in a bumper bashing, a few drops of blood
51m shingles... no, my eye. Sore and red, contact lens since Friday, everything foggy
22f my ventolin is doing nothing, I sit forward and cannot talk
28m Back from the Kruger two weeks, shakes and sweats every second day
55m Started an hour ago after I argued with my brother: pressure dead centre, goes up to my teeth, and I feel like I need to burp but can't
62m my left leg dragged for ten minutes this morning and I knocked over my coffee with my left hand, all gone now
83m he says it's nothing but he's put his shirt on inside out, can't say the name of the dog and his cheek hangs
50f A sledgehammer hit the back of my skull while on the toilet and I have been sick since
20f friend in koshuis: fever, vomiting, says her neck is like wood and she hides under the blanket from the window
0.01f our 4 day old is the colour of a carrot and too lazy to suck
1m Hoarse bark all night, now when he breathes in it sounds like a donkey and his throat hollows
2m We think he has a peanut in his lung, choked at lunch and now whistles on one side
16m jumped in the shallow end, neck sore and his hands tingle
13f she took something at school, now she's seeing things and her heart's flying
31f last period 7 weeks ago, brown spotting and my right side is killing me low down
29f my wife gave birth two weeks ago, hasn't slept for days, talks about being chosen by angels and holds the baby by the window
68m I've had the urge but nothing comes for twelve hours, big ball above the pubic bone
71m cancer in the prostate, since yesterday my legs won't carry me and I'm numb from the belly button
46f fog and rainbow circles and my eye is like a stone, sick to my stomach
70m lots of new black specks and lightning in the right eye since last night, now a grey curtain at the edge
34f red hot breast? no my thigh: redness doubled since lunch, feverish and shaky
72f tripped over the dog, leg lies funny, can't lift it
19f he forced me last night, I'm bleeding
47m no reason to go on, I've chosen the tree
45m my mother is suffocating, she cannot get air
4m he choked on a lollipop and his lips are blue
52m vomited blood after the wine
33m testicle pain since this morning, my knee is sore too
50f chest pain in the middle of the night
2m barking cough like a dog and a noise breathing in
3f chest infection and her ribs suck in with each breath
70m cannot pee and constipated since yesterday
0.1f hot since the vaccine, temp 38.4
24m drank bleach, is he poisoned
20m hit his head, knocked out and lost a tooth, vomiting
30m I was writing my book when I got a sudden headache, the worst of my life
21m after the rugby game had chest pain and fainted
34f I am a first aider, my colleague collapsed and does not respond
5m my son is hot and has become drowsy
41m not thinking clearly, crushing chest pain
58m fever went down then he fainted and is short of breath
66f right arm weak, dropping things, neck stiff
60f sudden loss of vision, cannot read small print any more
38m not answering his phone, then found him unconscious
25f belly pain after a missed period and itching down below
63m known heart disease, new tight chest on the stairs that stops when I rest
29f thank you for calling back, my baby is not breathing properly and lips are blue
35m thought it was a heart attack, crushing chest pain still going on
44f had my stroke in March and since this morning the left arm is weak again
36m Snake bit my foot in the garden half an hour ago, black and white, swelling
29m snake bit me in the house
45f I was given cefuroxime and ten minutes later my palms itched, I came out in bumps and now I'm wheezy
33m Motorbike slid at 80, my thigh is bent and I can't feel my toes
29fp I'm 33 weeks and there's a lot of fresh blood, no pain
73m He's been passing maroon stools all night and is now very pale and faint
26f Took my whole month's amitriptyline half an hour ago, please don't tell my mom
51m Stabbing headache came in one second while coughing, worst ever, now I keep vomiting
59m chest feels like someone parked a bakkie on it since i got up, my arm on the left is useless heavy and im dripping
66m He says it's heartburn, he is 66, he's the colour of putty, won't sit down, keeps rubbing his breastbone
81m Grandfather's pulse is 34 on the oximeter and he keeps greying out when he stands
22f pump not helping anymore, used it 12 times, can only say 2 words
7m asthma boy, tummy going in and out, shoulders up by the ears, he stop talking to save air
35m was laughing while eating steak, now it is stuck, he's holding his neck and no sound comes
56m my right hand forgot how to hold a fork and i keep saying wrong words, lasted 20 min now it's back to normal
50f most horrible headache ever like being hit with a bat at the back of skull, came within a second, vomited
21m headache, cant stand the light, neck like concrete, hot as an oven
60f on xarelto, toilet bowl full of bright red with clots, feel woozy
67f jaundice yellow eyes, shivers that make bed shake, pain on right under ribs
39m leg red since a scratch, today pain is out of proportion, purple patch, blisters, going up quick, feverish
23f bit by sack spider?? no wait a black button spider, cramps in belly and sweating all over
41m gave himself double dose of his insulin on purpose
30m he hasnt slept 5 days, hears people through the tv ordering him to stab neighbour, has knife
14f my stepfather comes in my room at night and does things, he is coming home at 6
25m knife went into my side under ribs, small hole, a bit of trouble breathing
38m quinsy? can only open mouth one finger, dribbling, voice like got a potato in
24m ran comrades marathon in heat, stopped sweating, staggering and shouting rubbish
79m found oom Piet in cold house, stiff, mumbling, he is not shivering any more, icy
69m pee stopped completely, since last night, bladder bursting
57m Good morning doctor. I was busy washing the car when there came this funny burning thing in the middle, like I swallowed hot tea, and it went up to both sides of my jaw. I sat down for twenty minutes but it has not left me, and my vest is wringing wet.
68f sister I am not one to complain, just that since 4 am there is a strap around me under the bust and I can't get comfortable, little bit queasy, diabetic on metformin
43m two fingers squeezing my heart every time i walk up the steps, this morning even sitting
38f 12 days after the twins i can't lie down, have to sleep in the chair, heart thumping, feet like loaves of bread
50m my ticker keeps stopping and starting, then i go all light and have to grab the wall
62m defib in my chest went off 3 times while i was in the garden
79m his stomach throbs, he has pain low in the back, got up to go to the toilet and folded up
19m tall thin guy, sudden stab on one side of chest while watching tv now every breath is half a breath
26f pins and needles in lips after prawns, voice went squeaky, tummy cramps, my skin is on fire with bumps
61m went to shave and the razor kept falling out of my hand, wife says my smile is upside down
73f phone call with my gran, her words came out as a salad, now she is quiet and just looks to one side
45f for maybe a quarter of an hour i could understand everyone but could not get the word 'chair' out, all good now
37m bang at the back of my head during sex, neck is stiff, never knew a headache could do this
47f headache for a week worse when i lie down or bend, today throwing up and my sight greys out when i stand
5m little wine coloured marks coming up while i'm looking at him, burning hot, vomiting, wants to sleep
23f stiffened up and shook for about 3 min in spar, never happened before, wet herself, now sleepy
76f she is on blood thinners and walked into the cupboard door Tuesday, big egg, since this morning talks slow and wants to sleep all the time
41f can't tell when I need to wee anymore, and sitting feels like I'm on cotton wool, back op booked for next month
28m after flu jab my feet went dead, now can't climb stairs and my face feels frozen both sides
64m cancer prostate, pain in mid back for a week, this morning legs like they belong to someone else
39m brought up a whole basin of red, i drink, belly is big and eyes are yellow
70m on eliquis. went for number two and the whole bowl was red like beetroot water, three times now
46f gallstones known, now since yesterday cold fever shaking me and wee like coke
14m came home from soccer crying holding himself down there, one side is high and hard, vomited twice
36f loin pain, teeth chattering, 40.1, can't keep the antibiotic in
24fp 37 weeks. baby is a lazy one today, only two wiggles since morning
26f week after the birth, one breast... no not that. The bleeding smells off, I'm hot and cold and my belly hurts
4f drank from the bottle under the sink, the blue stuff for drains, drooling
3f gulped down two of those shiny button magnets
1.5m i turned my back in the bath, he was under, he coughs now and is sleepy
8m burnt with firework in hand, fingers white and he says it doesn't hurt
60f sugar machine just says HI and she is weeing all the time, dry tongue, can't keep her eyes open
77f urine smells since friday, now she sees my dead father in the room, cold blotchy legs
52m my ankle ulcer smells like something died, black edge and red up to knee, I'm diabetic, feeling feverish
38m Something got my foot while I collected wood, two marks, foot double size, bruise climbing
27m bluebottle? no a ray whipped my foot in the shallows, barb in, pain unreal and dizzy
18f took everything in the medicine cupboard about an hour ago, don't tell my mom
15f found my daughter's messages, she told a friend today is her last day. she's locked in her room
42f she gave birth 10 days ago, hasn't slept, says the tv knows about her and the baby isn't hers
26m he's shouting that we're all snakes, has a panga, hasn't taken his injection for months
10f our helper's child says uncle hurts her at night down there, there is blood in her panties
82f carer here. the gogo has bruises like finger marks on both arms and is scared of her grandson
40m stabbed last night in the back, small hole, now short of wind
56m glands huge after tooth pulled, under the chin hard as wood, talking like hot chips in mouth
68m toes turned black overnight, leg ice cold from knee down
32m working in the fruit orchard after they sprayed, eyes running, drooling, tummy cramps, tiny pupils
4m He was at a party, then vomited out of nowhere and slept for five hours in the car. I keep trying to wake him and he goes right back to sleep. There is a mark on his leg like a bruise and it's getting bigger
33f Out for lunch with a friend when I suddenly got a pain in my stomach, poured with sweat, nearly fainted. I've vomited since and can't stand. We've been trying for a baby
45f woke with bad flu feeling, then one massive chill, teeth chattering so that I couldn't hold the phone, now burning and can barely move
30f I banged my elbow, no wound. An hour later golf ball swelling and extreme pain, now I'm shivering uncontrollably and rocking
63f I'm so tired I could cry, arms feel like they weigh a ton, a toothache in my lower jaw that comes when I vacuum
51f my legs have gotten weaker over three days and now I struggle to swallow
3m ate my blood pressure tablets
24m fingers cut off by a machine
49f My mother took a new medicine at six, at five past she was itching from head to foot, and now she is lying on the bathroom floor mumbling and hardly breathing
21m peanut butter in the cookies by mistake. feel like something terrible is about to happen, hot and chilled, throat itchy
58m a rush of black specks in my left eye since yesterday and now a dark patch at the bottom that's growing
66f I was on the phone when my right eye just went. forehead pounding, belly pain and I'm throwing up
81f mum fell in the kitchen, says it doesn't hurt, but she won't take any weight on the left leg
52m hi doc no real pain but a weird pressure like wearing a tight wetsuit since i woke, bit short of puff, i smoke
70f I'm fine really. My daughter insists I write. When I make the beds I get an ache in both arms and must stop, today it came when I was just sitting
61m since the braai last nite pain high up in tummy burping no relief from gaviscon pouring sweat
83f her heart tablets finished 2 weeks ago, now ankles like tree trunks and she can't walk to the gate without stopping for air
65m sudden dizzy spell with vomiting, and my left leg won't go where I tell it
55m headache out the blue while on the toilet, the worst, sick twice
31f third day of not being able to empty my bladder, back pain, and my foot flops when I walk
57m fit this afternoon, never had one, still groggy
35f severe pain upper right after KFC, fever 38.8, shivering
19fp fitting, 33 weeks
5f fell in the fire, hand and arm burnt, skin coming off
22m hearing god tell him to jump from the roof
7f her teacher found bruises and she says daddy's friend hurt her bottom
58m stopped his whiskey 2 days ago. shaking, sees rats
20m sickle cell, penis hard for 5 hours
64f no sight in left eye all of a sudden, jaw sore when eating
64m Woke with an ache between the shoulders that won't ease whichever way I lie, cold sweat, and I burped a lot. I'm on tablets for cholesterol
79f Ouma se bors is toe en sy sweet koud
67m his lungs are full, foam at the lips, can't lie back
76m got up this morning, one side of his mouth won't close and coffee ran out
0.3m fell from my arms onto concrete, won't settle and has a soft bump
50f can't hold my urine since yesterday and back pain shoots down both legs
33f legs tingling then weak over 4 days, face too
63m upper tummy pain to back, yellow, fever
26f breastfeeding, 2 weeks since birth, sad and I see myself dropping the baby, I'm scared I'll do it
16m took two strips of panado yesterday, vomiting now
60m my wife died last month and I want to join her, I have her morphine
24f I keep thinking of driving into a wall, tonight I might
11m stepdad beats him with a cable, wheals, child scared to go home
85f nurse aide slapped granny, black eye, granny on warfarin
49m wife making me write this. tightness on and off since yesterday, left side, arm a bit funny. prob nothing
78f her pulse is 38 and she keeps going blank for a few seconds
27f on the pill, thigh swollen and red, today a catch when I breathe in
19f peak flow 150, ventolin every ten minutes, shoulders heaving
16m rugby knock, can't remember the game, headache worse and worse
45m boring pain to the back, vomiting bile, had a drinking binge
23fp cord? I can feel something pulsing in my vagina after waters went
0.02m baby 1 week, jaundiced to feet, arching back, high cry
12f grandpa makes me touch him and it hurts when I wee now
70f found mother with bruises, tied to the chair by caregiver
40m hot tar on arm
26f electric shower shocked me, arm numb, heart funny
38m dip splashed on him, drooling, weak, pinpoint pupils
46f lamictal rash with mouth sores and fever
12m haemophilia, bleeding into knee, hit hard
50f thyroid storm? stopped tablets, 40 fever, heart 160, agitated
31m diver, joint pain and rash after ascent
30m nyaope, not breathing properly, small pupils
18m swallowed bag of drugs before police came
68m heart jumps and then I go down, twice today
44m pancreatitis before, same pain now, vomiting
55m wants to shoot himself
52m stood on a stonefish in the rock pool, foot agony
70m wakes up with half his body not listening
24f uti then back pain, shakes, throwing up the pills
78f in frail care, drowsy since yesterday, not eating, cough, breathing 32
60m epistaxis since 2 hours won't stop
52f I have a fullness behind my breastbone like trapped wind that will not burp out, started walking the dog, lips tingling and sweaty palms
81f swollen legs, cough all night, can only sleep propped up, wheezing
29f bee stung my tongue
78m fresh blood per rectum, BP 90/60
67f vomiting green, bloated, no gas since 2 days
22f pregnant, one sided pain, dizzy
45m table saw took two fingertips
48m jaw abscess, can't open, tongue raised
60f steroid tablets stopped, vomiting, very weak
61m pain in the middle of my chest for half an hour, going down my left arm, im sweating and feel sick
54f feels like an elephant is sitting on my chest and my jaw aches
72m half of my dad's face has dropped and he can't get his words out
66f woke up this morning and couldnt lift my right arm, speech is slurred
23f had peanut sauce ten min ago, lips and tongue are swelling and my throat is closing up
8m asthma attack, blue inhaler isn't helping, he can't finish a sentence
1f she went all floppy in my arms and I cant wake her properly
0.1m 4 week old baby with a temp of 38.6 and not feeding
19m worst headache of my life came on like a clap of thunder, now my neck is stiff
20f purple spots that don't fade under a glass, high fever and very drowsy
45m throwing up blood, looks like coffee grounds, feeling faint
33f 8 weeks pregnant, terrible pain low down on one side and my shoulder tip hurts, nearly fainted
31f 34 weeks pregnant, bad headache, flashing lights and my face is puffy
29f 30 weeks, baby has hardly moved since yesterday
3m swallowed a button battery about an hour ago
2f she drank some of the drain cleaner, mouth is red and dribbling
16f I took a whole box of panados an hour ago because I dont want to be here any more
40m cut my wrist on the angle grinder and the blood is spurting, won't stop
52m belly ache that moved to the lower right, hurts if i cough, hot and been vomiting
77m sudden tearing pain in my back and tummy, I'm cold and clammy and dizzy
68f diabetic, been vomiting two days, breathing fast, breath smells of pear drops, confused
24m hit his head in rugby, was knocked out, now keeps being sick and is very sleepy
14m woke with terrible pain in one testicle, it's swollen and high up, feels sick
58m my leg is cold, white and numb all of a sudden and hurts like hell
64f calf swollen and sore after a long flight and now I'm short of breath with a sharp pain when I breathe in
35m drank too much of the pesticide, he's sweating, drooling, pupils like pinpoints
28m snake bit me on the ankle on the farm, leg is swelling up fast
47f came back from Mozambique two weeks ago, shaking chills, fever of 40 and now confused
5f fit that has been going on for more than five minutes, she still hasnt stopped shaking
70m can't pee at all since last night, belly is huge and it hurts, and my legs have gone weak and numb between the legs
30m trod on a rusty nail last week, now my jaw is locking and muscles keep going into spasm
55f haematemesis no, but black tarry stools for two days and i feel light headed when i stand
9m he fell off the roof, can't move his legs
26f burnt my face and both hands with boiling oil, big blisters all over
38f all of a sudden can't see out of my left eye, like a curtain came down
63m heart is racing 170 and I feel like I'm going to pass out
6m croaky bark of a cough, drooling, leaning forward and making a loud noise every time he breathes in
21m I'm going to hang myself tonight, have got the rope
81f grandma has got a bad chest infection, now breathing very fast, lips blue and talking nonsense
27f had baby five days ago, soaking a pad every 20 minutes with big clots and dizzy
48f took too much tylenol over some days, now yellow eyes, confused and tummy hurts, been vomiting
12f tummy ache started round my belly button yesterday now its low on the right, feel sick, fever, cant eat
27f asthma, been wheezing since yesterday, puffer every hour does nothing, talking in short bits
67m I have emphysema, more breathless for two days, yellow sputum, struggling even sitting, had to stop talking
65f painful swollen left leg for five days, had bed rest after surgery
64m crushing pressure in chest, started an hour ago, sweating and short of breath, left arm feels heavy
4m bloody diarrhoea for days after eating a burger at a fair and now he barely pees and looks pale
45m waves of awful pain in my right side going to the groin, can't sit still, vomiting, blood in pee
28m back from Ghana, fever on and off with shaking chills, sweats, muscle pain and headache
18m fever, terrible headache, light hurts my eyes, neck so stiff I can't put chin on chest
65m cough with rusty phlegm, fever 39.5, shaking chills, breathing fast and muddled
65f suddenly breathless with sharp chest pain when breathing in, broke my hip three weeks ago
8f went camping and had a tick, now fever, headache, spotted rash on wrists and ankles, muscles ache
70m his mouth is skew, left arm weak and he talks like he's drunk since an hour
63m locked jaw, stiff neck, hard belly and painful spasms after I cut myself in the garden
51f weird ache between my shoulder blades and jaw, clammy, just not right, came on while hanging washing
60m like somebody parked a truck on my chest
44m my chest feels as if it's in a vice and I'm wet with sweat
39f I sound like Darth Vader after the wasp sting and my eyes are puffing up
0.5m baby is breathing so hard that his ribs suck in and he wont take the bottle
2f burning hot for a day, now limp like a rag doll and wont look at me
76f granny is talking gibberish since breakfast and her smile is crooked
33m paracetamol, about 30 of them, took them this morning, feel ok now
50m hit by a taxi, leg bent the wrong way, bone sticking out
6f fell in the pool, wasnt breathing when we got her out, now coughing and sleepy
22f can't keep water down for 2 days, type 1 diabetic, sugar reads HI
36m electrician got a big shock from the main board, fell off ladder, heart feels funny
29f 36 weeks, water broke and there's a rope like thing hanging out
25m stabbed in the back at the taxi rank
40f gush of blood and clots, 12 weeks pregnant, dizzy
68m pooping bright red blood, lots of it, dizzy and pale
3f swallowed grandpa's heart tablets, dont know how many
55m sudden double vision and stumbling about like a drunk
13m appendix? pain right side low down can't stand up straight, vomiting
9f bitten by a stray dog in the face, bleeding a lot, dog was foaming
57m came over all grey and sweaty at the braai, says there's a brick on his breastbone
71f heartburn that wont budge since supper, now my left arm is like lead and I'm out of breath
49f throbbing in my throat and jaw, nausea, sweating, goes into both arms
38m he grabbed his chest and dropped to the floor, not answering us
84f fell this morning, now one side of her is limp and she only makes noises
59m lost the sight in one eye for ten minutes then it came back
47m cant lift my left foot and the left side of my face feels like after the dentist, started at lunch
30f head feels like it exploded during sex, throwing up since
17m fever, light kills my eyes, can't bend my neck, little red dots on my tummy
1.2f she's been twitching all over for 8 minutes, eyes rolled back
44f epileptic, three seizures today one after the other without waking up in between
7f nuts in the cookie, hives everywhere, coughing and hoarse, tummy cramps
62m took a new blood pressure pill, my tongue is getting thicker and thicker
11f wheezing so much she can only say one word at a time, pump finished
0.3f three months, grunting with every breath, nostrils flaring, pale
2m choked on a grape, went blue, still making a squeaky noise when breathing
66f coughing up bright red blood, about half a cup
53m bringing up black gritty stuff like coffee since this morning, drinks a lot
73f on warfarin, bumped her head on the cupboard last night, now confused with headache
20m slid off his motorbike at speed, neck hurts and tingling in both arms
26m nail gun nail went into my chest
41f my hand got caught in the mincer, two fingers are off
4f pulled the kettle over herself, skin peeling off her chest and belly
36m splashed battery acid in both eyes
19f gas heater on all night, whole family has headaches and my sister won't wake up properly
24f my boyfriend took heroin, he is snoring funny and his lips are blue
1.8m ate some of my iron pills from the bag, maybe ten
46f can't stop thinking of driving off the bridge with the kids in the car
60m I've written the letters and sorted the policy, they'll be better off without me
39f 26 weeks, waters broke
32f 9 weeks after a missed period, sharp pain on the left, light headed, spotting
35f delivered two days ago, fever, shivering and my belly is so sore
28f 38 weeks, itching no but seeing sparkles and my head is pounding, pain under my ribs on the right
50m vomiting and belly swollen like a drum, no wind or stool for two days
65m sudden belly pain worst ever, hard as a plank, I can't move
16m sore ball since 4 this morning, swollen, vomited twice
58f diabetic foot gone black and smells, fever and chills
29m leg wound from a fence is spreading red by the hour and the pain is unreal
10m thirsty all the time, wetting bed, lost weight, now vomiting and sleepy
22m ran the marathon in the heat, stopped sweating, talking nonsense, hot as an oven
52f pressure across my chest for an hour that won't ease
63m tight chest and both arms ache since I walked up the road
70f pain in the chest when I climb stairs, now also sitting still
45m my heart is skipping and pounding and I nearly blacked out
80m pulse is 34 and he keeps fainting
55f fainted in the shower without warning, heart condition
37f can't catch my breath, lips look bluish
29m sudden sharp pain left chest and breathless, tall and thin, no injury
48f breathless since this morning, leg was in plaster till last week
62f woke up gasping, have to sit up all night, ankles swollen
6f asthma, sucking in under her ribs, can't talk
0.4f baby stops breathing for some seconds and goes dusky
3m breathing with a whistle on every breath in, drooling, high fever
74m face droops on the right and he can't hold his cup
59f sudden dizziness, can't walk straight, vomiting and seeing double
68f suddenly can't understand what people say
42m fit for the first time, tongue bitten, confused after
33f woke with one pupil bigger than the other and a terrible headache
81m fell yesterday on blood thinners, now drowsy
50f confused and shivering, temperature 39.8, hardly peed today
2m fever and a rash that doesn't go away when I press a glass on it
31m neck stiff, fever 39, vomiting, hates the light
66m sudden back pain like a knife, pulsating lump in tummy
40f severe pain upper tummy into the back, vomiting, drank a lot at the weekend
35f right side belly pain under ribs with fever, yellow eyes and shaking
78f hasn't passed stool or gas for three days, tummy big, vomiting green
22f period late two weeks, stabbing low belly pain and bleeding
27f 35 weeks pregnant and bleeding bright red
33f pregnant 37 weeks, fell down the stairs onto my belly
30f gave birth a week ago, headache that's terrible and seeing spots
24f pads soaked one after another, feel faint
13m painful swollen testicle since lunch
44m erection for five hours, painful
57m cannot pass any urine, in agony
49f kidney pain with fever 39.5 and shaking
36m back pain, numb around my bum and can't control my pee
60m both legs getting weaker since yesterday, cannot stand up
26f swelling lips and wheezing after bee sting
41m bit by a puff adder on the foot
9f scorpion sting, she's drooling and jerking
5m drank paraffin and is coughing
32f took rat poison
18m drank a bottle of vodka, can't wake him up
27m smoked something and now he sees things, very hot and aggressive, heart racing
20f overdose of sleeping pills
46m thinking about shooting himself, has the gun in his car
21f cutting herself badly and says she wants to be dead
35f hears voices telling her to stab her husband
28f boyfriend strangled me last night, hurts to swallow
19f raped two hours ago
23m stab wound in my belly
39m gunshot in the thigh, bleeding heavily
34m chainsaw cut my leg to the bone, can't stop the blood
12m hit by a car while cycling, can't move his arm and very pale
29f hand crushed in a press, fingers blue
50m fell from a ladder three metres, back pain, legs tingle
45f hot oil burn over my whole arm, blisters everywhere
38m electric shock, was thrown back, chest feels odd
7m nearly drowned in the dam, coughing
25m chemical in my eye, burns like mad
61f one eye red, very painful, sees halos, vomiting
53m flashes and a dark curtain in one eye since today
67m nosebleed for an hour that won't stop, on xarelto
58f coughing blood clots
64m vomiting fresh blood
71f black sticky poo and dizzy
0.2m eight weeks old, temperature 38.3
0.7f not drunk anything since yesterday, dry nappies, sleepy, diarrhoea
0.5m screams and pulls up legs, red jelly poo
1m floppy and won't wake
4f swallowed a magnet set
8f appendix pain, bent over, fever
15f sugar 25, vomiting, breathing deep
54m diabetic on insulin, sweaty, confused, sugar 2.1
30m chemo last week, fever 38.5
43f back from Malawi, fever and chills
47m drinking stopped two days ago, shaking, seeing spiders
36f Addison's, vomiting, can't keep my cortisone down
65f leg suddenly cold and pale, no pulse
59f calf hot swollen after knee replacement
17m neck pain after diving into shallow water, fingers numb
55m wound smells rotten, skin black, very ill
33m jaw swollen, can't open mouth, can't swallow spit, fever
24m something stuck in my throat, can't swallow my saliva
70m found on the kitchen floor, cold, mumbling
40m worked in a closed garage with the generator on, headache and vomiting
31m sprayed crops, now vomiting, wet eyes, twitching
62m BP 220 over 130 with blurry eyes and headache
16f passed out at athletics while running
73m new confusion since last night, smelly urine
55m eish my bors is so benoud since vanoggend, sweet koud, my arm is lam
67f ouma praat deurmekaar and her mouth hangs skeef on the left side
3f my laaitie het bleach gedrink, her lips are burnt
34m gogo fel down and her hip is out, leg short and turned, cant stand
29f im 33wks preggy, my feet n face r swollen n i c stars
0.8m bubba got runny tum 3 days now sunken eyes no tears very tired wont drink
44m chest pane for 2 hrs its like sumone standing on me
23f cant breath propaly, throat swolen after prawns plz help
19m was jumped by tsotsis, panga cut across the head, skull showing
38f he hit me with a belt and i think my arm is broken, he is outside the door now
50f i took my hubbys heart pills by mistake, ten of them
7m fell out the mango tree on his head, puked four times, wants to sleep
41f pain like labour in my kidney side, fever n rigors
71m i wee blood clots and now nothing comes out, bladder is bursting
33f i am so short of breath just walking to the loo, had a baby 2 weeks ago
26m mate took pills at a rave, he's boiling hot, jaw clenched, shaking and doesn't know where he is
48m welding, now something in my eye went right in, seeing blurry and jelly coming out
5f ate berries from the garden hedge, pupils huge, talking rubbish, hot
59m I feel a tearing between my shoulder blades, one arm has no pulse they say
0.02f newborn yellow all over, won't wake for feeds
68f leg broke last week in cast, now toes blue and the pain is unbearable
31f stomach cramps and bleeding, I'm six weeks late
14f hasn't eaten for days, faints when she stands, heart beats slow, anorexia
42m had a tooth out, now neck is swelling and I talk like I've a hot potato
2m button from toy up? no he put a small magnet ball and another in his mouth and swallowed
64f can't move her right hand since waking, drops everything, it's getting better but still clumsy
52m hiccups, sweats, heavy feeling behind breastbone, thinks it's wind but he looks like ash
36f blood pressure cuff says 85 over 50, I keep greying out, lots of diarrhoea
28m dived off a rock, can't feel my legs
17f swallowed a handful of my mom's antidepressants an hour ago, sorry
75m he's not himself since the chest infection, sleepy all day, breathing 30 a minute
40m horse kicked me in the tummy, pain getting worse, shoulder hurts too
9f asthma, pump 10 puffs no help, lips greyish
57f sudden worst pain in my eye, vision going, headache and vomit
21m drank brake fluid on a dare
46m hands and face drawn to one side? no, whole left half of the body gone numb an hour ago
30f my husband wont wake up, his breathing is like snoring and gurgling
1f she stopped breathing for a bit after the fit, first fit ever, temp 40
35m stung by bees about fifty times, feeling faint and itchy all over
58m a heavy weight in my chest since I woke, can't get comfy, cold sweat
65f so breathless and tired since this morning, grey, nausea, no pain really
47m pain between shoulders going into the jaw whenever I walk to the car, today at rest too
78m heart failure, can't lie down, froth when coughing
36f throat feels like it is closing, itchy all over, started antibiotics today
13m peanut allergy, used epipen, feels better now
4f barking cough, noisy breathing in even when calm, ribs sucking
0.1f six weeks old, vomits everything shooting across the room, fewer wet nappies and sleepy
63f arm went numb and dead for a few minutes and speech was mixed up, fine again now
55m worst dizziness, keeps falling to the left, hiccups and hoarse voice suddenly
40f headache worst ever with vomiting after bang sensation
9m hit by a cricket ball on temple, was ok, now sleepy and vomiting
25f seizure stopped but she's still not waking after half an hour
18f fever, confused, dark red blotches on legs spreading
70m stopped peeing, shaking with fever, catheter since last month
49m tummy rigid, pain everywhere, can't bear touch, fever
62f jaundice, fever and shivers
30f ectopic before, now 5 weeks pregnant with one-sided pain
34f third trimester and the blood pressure at the clinic was 160/110
21f just delivered at home, placenta not out, lots of blood
26m ball pain suddenly, sick to stomach
44m leg trapped under the tractor for an hour
37f dog tore my face open
6m finger cut right off by the door
52f steam burn on face and throat, voice is hoarse
3f drank grandma's drops for her heart
15m huffed glue and collapsed
39m wants to kill his wife, says the voices say so
45f I have a plan to end it tonight
17f my stepdad comes into my room at night and touches me
32m bitten by a bat overseas yesterday
24m went diving, came up too quick, joints ache and legs feel funny
60m woke up with no sight in right eye
33f baby isn't moving inside me today
41m transplant patient with fever of 38.7
28f sickle cell crisis, chest pain and fever
56m dialysis missed twice, weak, heart skipping
11m wee is brown like coke, puffy face, headache
74f slipped in the bath and can't put weight on her leg, hip agony
66m tightness round my chest like a seatbelt and my left hand is tingling, started 20 min ago
51f sudden tiredness, sick, clammy, ache in upper back, can't explain it
73m he's talking and the words come out wrong, right hand weak
28f throat itchy and swelling after a cashew, voice sounds strange
5f can't stop coughing after she inhaled a peanut, whistling on one side
0.3m bulging soft spot and high fever
24f sudden one-sided chest pain and breathless, on the pill
82f coughing, confused, cold hands, breathing very fast
35m snake spat in my eyes
19f swallowed twenty iron tablets to end it
60f sudden loss of balance with double vision and numb face
43m bad headache since hitting head two days ago, keeps getting worse, vomited
30f bleeding and cramps 10 weeks pregnant
38f 32 weeks, itching? no strong tummy pain and hard belly, some blood
68m black poo like tar since three days, takes ibuprofen daily
56m vomited a cup of blood
47f pain under right ribs, fever 39, yellow skin
15m rugby neck injury, arms feel electric
31m deep cut across the wrist, hand going numb, bleeding through three towels
2f scald from hot tea over her chest
64m leg ice cold and no feeling since an hour
22f raped last night
49m had a few fits today, alcoholic who stopped drinking
37f carbon monoxide alarm going and we all feel sick
1f temp 40.2, limp, blotchy legs
70f fell down steps, hip pain, can't get up
41m sepsis last year, now shaking, fever and fast heartbeat
26f doctor? I took 16 panado because I was sad
54m sudden bursting pain after vomiting hard, in chest, now short of breath
33f worst tummy pain with shoulder pain, fainted twice
27fp 33 weeks and the little one has gone really quiet, usually does somersaults at night and I haven't felt a thing since this morning
31fp Im 38 weeks, havent felt him today at all, i drank ice water and poked my belly and nothing
24fp 29 weeks pregnant. Normally she kicks when I have my tea. Nothing for 14 hours
30fp I think something is wrong, 35 weeks, I can't remember when I last felt the baby
29fp no wriggles or prods from junior since saturday and im 37 weeks
26fp ek is 34 weke en ek voel nie die baba beweeg nie vandag
28fp umntwana akanyakazi esiswini kusukela izolo, 36 weeks
28fp I have not felt a single flutter today and I'm 31 weeks
26fp junior stopped his somersaults two days ago, due in 5 weeks
35fp bubs been so quiet all day, at 39 weeks, tried the ice cream trick
27f 26 weeks and baby is not kicking today
45m working on the distribution board and took a shock that threw me across the garage, heart keeps missing beats
37m uncle got shocked by the DB board at the shop, now sweating and palpitations
12m kite touched the power line and he got a jolt, burn marks on his fingers
29f the geyser gave me a huge shock and threw me off the stool, heart skipping
31m changed a light fitting, it shocked me and flung me off the chair, chest feels fluttery
50m skok gekry by die prop, hart klop snaaks
60m stood up from the couch and his left leg just buckled under him and he's talking like he had ten beers
56f lips numb, words coming out like soup, lasted ten minutes and is gone
38m angle grinder disc hit my thigh, blood wont stop
44f legs going weak from the feet up since 3 days, tingling
55m crushing belly pain through to the back, pulse in tummy
21f epipen used 10 min ago for nuts feeling ok now do i still go in
20f i dont see any reason to carry on, ive written the notes
33f everyone would be happier if I just wasn't around, I've got the tablets here
30m being chased by police in my wall, havent slept 5 days, i have a panga next to me
25f 10 days after having baby, fever, belly pain and smelly discharge
57m drank too much, been vomiting, then felt a tear in chest and now neck feels crackly
18m never been sick, dropped on the soccer field, came round after a minute
64f pacemaker, passing out since morning
7f trampoline landed on neck, pins and needles in arms
66m sudden painless blindness right eye
2f drank the dishwasher tablet liquid, drooling and won't swallow
59f my dad's face looks funny on one side and he is dragging his foot
77m granny went blank and stared for a minute then couldn't name the cup
67f feels like a hot poker between her shoulder blades, came on all at once
2m coin stuck in throat, gagging, cant swallow
24m made a noose, my girlfriend cut me down
70m since my wife died I see no point, I've stopped eating and got the shotgun out
10f monkey bite deep on arm
18m skin burning from pool acid
13f drinking all the time, losing weight, tummy sore and vomiting
6f allergic to egg, ate cake, coughing and hives
2f my child is drinking too little, he's lame like a doll
48f my heart stops and starts and I nearly go down
38f sudden deafness in one ear with spinning
42f drill went through hand
50m lost the tip of my finger in lawnmower
3f cigarette burns on her back after visiting dad
11f asthma puffed 12 times still tight
71f my mum's speech went a bit thick at breakfast and tea was running down her chin, but she's laughing it off now
46f took bactrim yesterday, today my eyes and mouth are full of sores and my skin is coming off
17f i cut too deep this time its gaping and wont stop, i dont know if i wanted to stop
33f baby 2 weeks old. I havent slept, I see people in the room, the tv talks about my baby and I must save him
40m I've been up for six days, the neighbours are reading my thoughts, I've taped up the windows and I keep a bush knife at the door
50m tractor pto caught his sleeve, arm is mangled
48m been yellow for days, now he's sleepy, mixing up day and night, hands flapping
1m put grandpa's nicotine pouch in his mouth and chewed, vomiting
50f fire in the shack, he's coughing black stuff and his nose hairs are singed
25m jumped into dam shallow end, can't lift arms
18m tackle on saturday, heard snap in neck, hands burning
53m finger jammed in the gate and the top came clean off
9f trampoline, elbow looks like S shape
75f tripped on the mat, one leg is short and pointing out
16m says the phone tells him to hurt his sister
2m my boy was found in the pool, he's awake now but coughing and sleepy
4m swallowed something, drooling, pointing to his chest, refuses juice
40m glue gun... superglue eyelids shut
30m leg hurts way out of proportion, small blister, fever, feeling awful
28m lightning hit near us, my friend is dazed and his ears ring
51m I have a plan and the date is friday, letters are done
9m his brother held him under the water in the pool, he is coughing and pale
4f she ran to the dam and went under the cold water for a minute
36m my brother drinks a lot and has just been sick in the sink, its all blood, dark with lumps
44m was sick in the bowl and it was full of clots
4f had her tonsils out 6 days ago, tonight she spat out bright red blood, a few mouthfuls
9m mouthfuls of bright red blood after my tonsillectomy
9m my throat keeps bleeding since the tonsil operation
0.02m usana lwami alufuni ukuncela, uyalala nje, akavuki
0.02m he just sleeps since last night and when I pinch his foot he does not cry
0.02f baba wil nie drink nie, sy slaap net
`
  .trim()
  .split('\n');
