import type { MoreWords } from './concept';

/** Chest, breath, belly, women and the urinary tract, as people tell of them without any medical word. */
export const TOLD_OF_CHEST_AND_BELLY: Readonly<Record<string, MoreWords>> = {
  armJawPain: {
    words: `
      heavy|funny|strange|weird|odd|dead|numb|<pain> ~ both|left arm|arms
      both|left arm|arms ~ heavy|funny|strange|weird|odd|dead`,
    not: `
      = gym|workout|lifting|carrying|vaccine|jab|injection`,
  },
  chestPain: {
    words: `
      <tight> ~ behind|on|over ~ heart
      breasts ~ <tight> ~ breathe|arm|sweating
      chest ~ full|odd|closing_up ~ sweating|arm|jaw|walk*`,
  },
  notBreathing: {
    words: `
      chest ~ not ~ going|rise|rising|moving|move ~ up|at_all|anymore
      chest ~ not ~ rise|rising|moving`,
    not: `
      = not breathing fast|hard|heavy|heavily|quick|quickly|faster|loud|loudly|noisily`,
  },
  cannotBreathe: {
    words: `
      fish out of water
      mouth wide open ~ air|breathe`,
    not: `
      marriage|relationship|job|office|house|family|mother|boyfriend|husband|town ~ suffocating`,
  },
  choking: {
    words: `
      grape|nut|sweet|sweets|viennas|vienna|polony|sausage|meat|bone|coin|toy|bread|carrot|popcorn|marble|food|biscuit ~ no_sound|silent|purple|blue|cannot_talk|cannot_cough|cannot_speak
      makes|making no sound|noise ~ purple|blue|throat|breath*`,
  },
  blueLips: {
    words: `
      he|she|baby|i going|went|goes|gone|turned|turning|turns purple
      breath*|chok*|cough*|no_sound|silent ~ purple`,
    not: `
      lollipop|berries|blueberr*|beetroot|juice|wine|sweet|sweets|jelly|icing|ink`,
  },
  stridor: {
    words: `
      squeak*|whistling|crowing|rasping|raspy|honking sound|noise ~ breath*|sitting|still|calm|rest|asleep`,
  },
  barkingCough: {
    words: `
      seal|dog|bark* cough`,
  },
  workOfBreathing: {
    words: `
      skin|chest|tummy|belly ~ going|goes|pulls|pulling|sinks|sinking in ~ breathe|breathing|breath
      shoulders ~ up_and_down ~ breathe|breathing
      belly|tummy|chest|skin|ribs ~ goes|going|sucks|pulls in under|between
      stops|stopping feed* ~ breathe`,
  },
  breathlessRest: {
    words: `
      cannot ~ more than ~ words
      sit*|sleep*|stay* upright|up ~ to breathe
      drown* ~ own|in_my|in_his ~ lungs|phlegm|fluid
      needs|need|using|on|with ~1 three|four|five|3|4|5 pillows
      pillows ~ to ~ breathe|sleep
      inhaler|pump ~ nothing|not ~ cannot talk|speak
      nothing ~ cannot talk|speak
      lean*|sit* forward ~ breathe|talk|speak|pump`,
  },
  inhalerFails: {
    words: `
      pump|inhaler|nebuli* ~ finished|empty|ran_out|does_nothing
      too tight to talk|speak`,
    not: `
      = script|repeat|refill|petrol|water|tyre|breast|insulin`,
  },
  painOnJolt: {
    words: `
      not let ~ walk|stand|move|straighten ~ upright|straight|up
      walk*|lie|lies ~ curled|crouched`,
  },
  bellyPain: {
    words: `
      <pain> ~1 low down
      low down ~ <pain>
      one sided ~1 low|lower|pelvic <pain>
      <pain> ~ low|lower|down one|left|right side`,
    not: `
      down below`,
  },
  blockedGut: {
    words: `
      cannot ~1 fart|break_wind
      bringing|brings|brought|coming up ~ brown|green|smelly|faecal`,
    not: `
      = phlegm|cough*|chest`,
  },
  vomiting: {
    words: `
      bringing|brings|brought up ~1 brown|green|smelly|bile|food|everything`,
    not: `
      = phlegm`,
  },
  vomitBlood: {
    words: `
      brought|bring|brings|bringing|threw|throwing|throws|coming|came ~ up ~ blood
      blood ~ coming|came|pouring|comes ~ mouth
      blood ~ basin|bowl|bucket|sink ~ vomit*
      vomit*|threw_up ~ bright|it|was red
      vomit* ~ red|maroon ~ basin|bowl|cup|lot|bright`,
    not: `
      = gum|gums|tooth|teeth|lip|brush*|phlegm
      beetroot|juice|wine|jelly|cooldrink|sweets|tomato`,
  },
  muchBlood: {
    words: `
      full|filled of|with ~ blood
      <blood> ~ full|fills|filled ~ toilet|bowl|basin`,
    not: `
      full ~ blood count`,
  },
  jaundice: {
    words: `
      am|all|bright yellow
      liver|gallstone*|fever|shaking ~ yellow`,
    not: `
      yellow flowers|shirt|card`,
  },
  hardToSwallow: {
    words: `
      steak|meat|chicken|bone|fish|pill|food|bread ~ lodged|jammed|wedged`,
  },
  throatDanger: {
    words: `
      tonsil*|throat % dribbl*
      mouth opens ~ finger*|little|barely
      cannot ~1 get ~ water|spit|saliva|anything|liquid down
      tongue ~ lifted|raised|pushed up`,
    not: `
      keep ~ down`,
  },
  cannotPee: {
    words: `
      nothing but drops|dribble*
      bladder ~ killing|bursting|full|<pain> ~ nothing|drops|dribble*
      drops|dribble* ~ bladder`,
  },
  saddle: {
    words: `
      not ~ feel ~ when ~ pee|wee|toilet|wipe
      cannot feel when
      weeing|weed|peeing|pooing|pooed|messing ~ myself|himself|herself|pants`,
    not: `
      hard bench|chair|seat|bike|bicycle
      bench|bicycle|horse|long_drive ~ numb
      numb ~ bench|bicycle|sitting`,
  },
  testiclePain: {
    words: `
      one|left|right|his ball ~ <pain>|<swollen>|higher|twisted|hard
      <pain>|<swollen> ~ one|left|right|his ball
      left|right one ~ <swollen>|orange|twice|higher
      <balls>|sack|sac ~ orange|grapefruit|twice|size|blue|purple|hitched|riding
      hitched|riding|pulled up ~ ball|balls|<balls>|side`,
    not: `
      = cricket|tennis|rugby|netball|throw*|catch*|kick*
      leg|eye|ankle|knee|foot|breast|cheek|tonsil|ear|hand|wrist|elbow|calf|gland`,
  },
  privatePain: {
    words: `
      <pain> ~ down below|there
      down below|there ~ <pain>
      hit|kicked|kneed|ball ~1 in ~1 groin|privates|crotch|nuts|balls
      willy|penis ~ <swollen>|blue|stuck|<severe>`,
  },
  maybePregnant: {
    words: `
      week|weeks|days late`,
    not: `
      rent|payment|pay|bill|vaccin*|injection|paying|library|homework ~ late`,
  },
  contractions: {
    words: `
      pains|pain|cramps|tightening* every ~2 minutes|min|mins`,
  },
  labourHeavy: {
    words: `
      placenta|afterbirth ~ not|still|stuck|inside|piece
      womb ~ coming|hanging out
      baby ~ stuck ~ shoulders|head|coming
      head ~ out ~ shoulder*|stuck`,
  },
  recentBirth: {
    words: `
      placenta|afterbirth ~ not|still|stuck|inside|piece
      since ~ baby came|born|arrived
      my baby ~ days|weeks old
      had|born ~ baby ~ days|weeks|week|yesterday
      had ~ baby last week|month`,
    not: `
      baby shower`,
  },
  soaksPads: {
    words: `
      4|5|6|7|8|9|10|four|five|six|seven|eight|nine|ten pads|tampons ~ since|today|morning|hours|night
      pad after pad
      through ~ pads|tampons ~ hour|hours|morning
      clots ~ plums|fist|egg|eggs|orange|palm`,
  },
  dehydrated: {
    words: `
      mouth|lips|tongue ~ bone_dry|like_cotton|like_sandpaper
      skin ~ stays|stay ~ pinched|tented`,
  },
  ankleSwelling: {
    words: `
      legs|feet|ankles ~ blown|fat|tree|balloon* ~ up|trunks|stumps
      legs|feet|ankles ~ blown up
      legs|feet ~ like ~ balloon*|tree|elephant*`,
  },
  legSwollenOne: {
    words: `
      one|left|right leg|calf ~ thick|thicker|fat|fatter|twice`,
  },
  suddenSwelling: {
    words: `
      face|hands|fingers ~ blown|fat|moon`,
  },
};
