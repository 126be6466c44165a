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
`
  .trim()
  .split('\n');
