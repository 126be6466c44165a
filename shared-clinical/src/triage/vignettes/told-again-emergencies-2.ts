/** Told as people write, a later collection; the mark before each is the person (`readVignette`). Used while the rules were written. */
export const EMERGENCIES_AGAIN_2: readonly string[] = `
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
