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
`
  .trim()
  .split('\n');
