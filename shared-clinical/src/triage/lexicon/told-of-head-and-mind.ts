import type { MoreWords } from './concept';

/** The head, being awake, sight and the mind, as people tell of them without any medical word. */
export const TOLD_OF_HEAD_AND_MIND: Readonly<Record<string, MoreWords>> = {
  unresponsive: {
    words: `
      not come|coming round|around
      cannot get ~1 awake
      out cold
      not react*|answer*|stir* ~1 when|me|us|pain|shaking|shouting|at_all
      no response|pulse|heartbeat
      just|only stares|staring ~ not
      slid|slumped|fell|dropped ~ off|from|out chair|bed|toilet|couch ~ eyes|not|nothing|limp
      eyes open ~ nothing|nobody|no_one|not
      slumped over|down|forward
      dropped|dropping ~ on ~ field|pitch|court|track|ground ~ without|suddenly|during|not
      dropped to ~ ground|floor ~ without|suddenly|not
      went down like ~ sack|tree|log|brick*`,
    not: `
      not answer* ~ phone|calls|emails|email|message*|question*|sms|whatsapp
      not react* ~ medicine|tablets|vaccin*|food
      = phone|email|whatsapp`,
  },
  fainted: {
    words: `
      knocked out|unconscious|cold
      just|suddenly went down`,
    not: `
      knocked out of|by
      = tooth|teeth|puzzle|power
      fever|temperature|temp|swelling|pain|price|weight|pressure|sugar ~ down`,
  },
  faint: {
    words: `
      see|sees|saw|seeing|going|goes|go|went|things|everything black ~ get|stand*|up|without
      everything|things ~ goes|go|went black
      not stand* ~ going|without ~ black`,
  },
  headInjury: {
    words: `
      knocked out|unconscious|cold
      soft|boggy|squishy|squashy swelling|lump|bump|dent ~ head
      swelling|dent ~ side|back|top|part of ~ head
      pipe|stick|bat|brick|bottle|rock|stone|plank|hammer|kierie|knobkierie ~ on|over|against|to|across head
      bump*|knock* ~ heads`,
    not: `
      knocked out of|by
      knocked ~ tooth|teeth`,
  },
  amnesia: {
    words: `
      cannot|not remember ~ game|match|crash|falling|blow`,
  },
  seizureNow: {
    words: `
      jerking|twitching ~ minutes|not_stop*
      froth* ~ mouth`,
    not: `
      = eyelid|eye
      = dog|cat`,
  },
  seizure: {
    words: `
      froth* ~ mouth
      bit ~ tongue ~ wet|shook|shak*|stiff
      shook|shaking|jerked|jerking ~ minute|minutes|seconds ~ wet|sleep*|tongue|stiff|confused
      shook ~ wet ~ himself|herself
      went down ~ shook|shaking|jerk*|stiff`,
    not: `
      = toothpaste|brush*|tooth*`,
  },
  confused: {
    words: `
      talk*|speak* ~ people|someone|somebody|mother|father|husband|wife ~ not_there|dead|died
      pick*|pull*|pluck* ~1 at ~1 sheets|blankets|air|bedclothes|covers
      not know ~ what|which day|year|month|house
      off ~ head|rocker
      wander* ~ house|night|around|road|street|lost`,
    not: `
      wander* ~ dog|cat|mind`,
  },
  drowsy: {
    words: `
      just|only lies|lying|lays there|around
      too sleepy to drink|eat|feed|suck|talk`,
  },
  strokeSigns: {
    words: `
      cannot smile
      mouth|face ~ pulled|pulling|pulls ~ side|left|right
      dribbl*|drool* ~ side|corner of ~ mouth
      sudden* ~ cannot ~ read|write|understand
      stopped|stops ~ mid|middle sentence
      walk*|bump* into ~ walls|doors|doorframe*
      half ~ face|body ~ not|stopped ~ mov*|work*
      hand|arm|leg|fingers ~ not ~ listen*|obey|do_what
      cannot ~ work|operate ~ remote|phone|keys|buttons|zip ~ hand|hands|fingers
      only gibberish|rubbish|nonsense
      gibberish|nonsense ~ came|comes|coming out
      leaning|leans|veering|veers|drifting|falling to ~ left|right|one side
      bump*|walk* ~ into ~ frames|furniture
      knew ~ what ~ wanted to say
      mouth|face ~ dropped|dropping|hanging ~ side|corner|left|right
      wrong words ~ came|come|coming`,
    not: `
      = bell's|bells
      dropping ~ <pain>|stiff
      <pain>|stiff ~ dropping
      drifting to sleep`,
  },
  eyeHurt: {
    words: `
      sees|see double
      grinding|grinder|welding|drilling|hammering|chiselling|angle_grinder % eye|eyes|eyeball
      something ~ shot|shoots ~ into ~ eye|eyeball
      eyeball ~ leak*|cut|split|burst|torn
      half ~ vision|sight ~ gone|missing|dark|black
      half ~ see ~ gone|missing|dark|black
      shade|blind|shutter|cobweb*|curtain ~ over|across|down ~ eye|vision|sight
      superglue|super_glue|jeyes ~ eye
      lost|missing|gone ~ half|bottom|top|part|side of ~ see|vision|sight
      cleaner|domestos|handy|spray|petrol|paraffin|sanitiser ~ in|into ~1 both|left|right|eye|eyes`,
    not: `
      see double ~ drunk|last
      grinding ~ teeth
      cannot see ~ small|print|read|board|screen|numberplate`,
  },
  suicideIntent: {
    words: `
      standing|sitting|climbed ~ bridge|roof|rooftop|ledge|edge|railing|tracks|rails ~ not|jump*|wants|will
      not come down ~ bridge|roof|ledge
      walk*|run*|lie|lying|jump* ~ in|into|on|front ~ traffic|train|tracks|rails
      sav*|stor*|collect*|hoard* ~ up ~ <pills>
      better ~ without me|him|her
      do|did ~ not want ~ be_here|wake_up
      give|giving|gave ~ away ~ everything|things|belongings
      drown* ~ myself|himself|herself|baby
      everyone|everybody|kids|family|all ~ better off
      written|wrote|writing ~ letters
      hosepipe|hose|exhaust ~ car|garage|running
      locked ~ himself|herself|myself ~ pills|knife|rope|gun|hosepipe|razor
      tablets|pills lined up`,
    not: `
      = dog|ball
      run* ~ traffic ~ late|app|site|website
      letters ~ school|council|bank|santa`,
  },
  harmOthers: {
    words: `
      says|believes|claims|convinced|thinks ~1 he|she|i ~1 is|am ~ jesus|god|prophet|king|president|chosen|devil|satan
      baby|child ~ devil|evil|possessed|demon|cursed
      devil|demons|demon|spirits ~ talk*|tell*|inside|in_me
      implant|chip|camera* ~ in ~ head|brain|teeth|walls`,
    not: `
      = contraceptive|arm`,
  },
  assault: {
    words: `
      put|slipped ~ something ~ in|into ~ drink
      drink ~ spiked
      spiked ~ drink
      woke ~ without|no ~ panties|underwear|clothes|pants
      touched ~ private*|down_there ~ without|uncle|father|stepfather|teacher
      held|pushed|pinned ~1 me down
      held|holds|holding|put ~ knife|gun|panga ~ to|at|against
      knife|gun to ~1 throat|head|face|neck
      uncle|father|stepfather|grandfather|cousin|neighbour|teacher|pastor|brother|man ~ touches|touched|touching ~ her|him|me|private*|down_there`,
    not: `
      in ~ mouth
      = screen|phone`,
  },
  violenceFear: {
    words: `
      says|said|threaten* ~ kill ~1 me|us
      hide|hiding|locked ~ from ~ husband|boyfriend|partner|father|stepfather
      choked|strangled|throttled ~1 me`,
  },
  withdrawal: {
    words: `
      off|without|stopped|quit ~1 booze|brandy|beer|wine|vodka|whisky|spirits|drink|alcohol ~ shak*|seeing|sweating|trembling|fit|seizure`,
  },
  cannotWalk: {
    words: `
      off ~ legs|feet
      legs ~ will_not|not ~ hold|carry|work*
      legs ~ gave|giving|give way
      walk* ~ like ~ drunk`,
    not: `
      day off ~ feet
      keep* off`,
  },
  weakLegs: {
    words: `
      legs ~ wobbly|rubber ~ since|back|numb`,
  },
  pale: {
    words: `
      white as`,
  },
  stiffNeck: {
    words: `
      neck ~ not bend|turn|move|flex`,
  },
  eyePainRed: {
    words: `
      contact lens*|contacts ~ foggy|blurr*|blurry
      <red>|<pain> ~ contact lens*`,
  },
};
