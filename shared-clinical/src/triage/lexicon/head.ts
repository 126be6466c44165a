import type { ConceptTable } from './concept';

/** Headache, neck, jaw and blows to the head. */
export const HEAD: ConceptTable = {
  headache: {
    says: 'Headache',
    words: `
headache
migraine
band ~ head|forehead
<head> ~ <pain>|pounding|splitting|explod*|bursting|thumping|banging|hammer*
<pain> ~ <head>
ikhanda`,
    not: `
headache of a|job
hit|bump*|bang*|knock* ~ head
= heading
head lice`,
  },
  thunderclap: {
    says: 'A sudden or worst-ever headache',
    asks: 'Did the headache start within seconds, or is it the worst ever?',
    is: 'headache',
    words: `
like never before
worst ~ headache|migraine|head
headache|migraine|head ~ worst|sudden*|explod*|thunderclap|seconds|nowhere|instant*|lightning|snapped|popped|bang
sudden*|thunderclap|abrupt*|explosive|instant ~2 headache|migraine
thunderclap
sledgehammer|hammer|brick|axe|lightning ~ head|skull|neck
headache|head ~ bomb|grenade|firework|gunshot
bomb|grenade|gunshot|firework ~ went_off|exploded ~ head|skull`,
    not: `
not ~ worst|sudden*
= dropped|fell|swung
head|brain ~ studying|noise|kids|meetings|exams`,
  },
  headacheDanger: {
    says: 'Headache that is worse in the morning or lying down, with vomiting',
    words: `
headache|migraine ~ worse ~ lying|morning|bending|cough*|strain*
headache ~ wakes|wake|woken|waking
headache % vomiting|vomited`,
  },
  scalpTender: {
    says: 'Tender scalp or temple, or pain when chewing',
    words: `
scalp|temple|temples ~ <pain>
<pain> ~ scalp|temple|temples
comb*|brush* ~ hair ~ <pain>
jaw ~ <pain> ~ chew*|eat*
chew* ~ jaw|<pain>`,
    not: `
= tooth*`,
  },
  stiffNeck: {
    says: 'Stiff neck',
    asks: 'Is the neck too stiff to bring the chin to the chest?',
    words: `
neck ~ stiff*|rigid
stiff* ~ neck
cannot ~ bend|move|turn ~ neck
cannot ~ chin ~ chest
<pain> ~ bend neck
neck ~ <pain> ~ bend*|look_down|forward
neck ~1 <pain>
<pain> in|on|of neck
neck ~ not bend|turn|move|flex
neck ~ wood|wooden|board|plank|rock|locked`,
    not: `
glands ~ neck
shav*|razor|aftershave|sunburn*`,
  },
  lightHurts: {
    says: 'Light hurts the eyes',
    asks: 'Does light hurt the eyes?',
    words: `
light|lights|bright|brightness|sunlight ~ <pain>|bother*|sensitive|unbearable|stand|bear|annoy*
cannot ~ stand|bear|tolerate|look ~ light|lights|brightness
curtains ~ closed|drawn|shut
hates|hate|avoid* ~ light|lights
hides|hiding|hide ~ light|lights|window|sun
under ~ blanket ~ light|window`,
    not: ``,
  },
  rashNotFading: {
    says: 'A rash that does not fade when pressed',
    asks: 'Is there a rash of red or purple spots that does not fade when a glass is pressed on it?',
    is: 'rash',
    words: `
rash|spots|dots|marks|blotches ~ not ~ fade|fading|blanch*|disappear*|go|vanish|away ~ glass|press*|push*|tumbler|touch*
rash|spots|dots|marks|they|it ~ not ~ fade|fading|blanch*|disappear*|vanish|change
not fade|disappear ~ glass|press*
purple|purplish|bloody|blood|maroon rash|spots|dots|blotches|marks|spot|patches|pinpricks
rash|spots|dots|blotches ~ purple|purplish|bruise|bruises|bruising
rash|spots|dots|marks|they|it ~ stay* ~ press*|push*
bruise|blood looking|like dots|spots|rash
pinprick|pinpricks|pin_prick|blood|purple|bruisy ~1 spots|dots|rash|marks`,
    not: `
fades when
= acne
= pupils|cherry|years|alcohol|mole`,
  },
};
