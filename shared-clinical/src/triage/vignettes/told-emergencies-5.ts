/** Told in words that no phrase knew, part 5; the mark before each is the person (`readVignette`). Senses and frames were found by them. */
export const EMERGENCIES_5: readonly string[] = `
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
`
  .trim()
  .split('\n');
