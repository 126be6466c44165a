import type { ConceptTable } from './concept';

/** Headache, neck, jaw and blows to the head. */
export const HEAD: ConceptTable = {
  headache: {
    says: 'Headache',
    words: `
headache
migraine
<head> ~ <pain>|pounding|splitting|explod*|bursting|thumping|banging|hammer*
<pain> ~ <head>
ikhanda
band ~ head|forehead`,
    not: `
headache of a|job
hit|bump*|bang*|knock* ~ head
head lice
= heading`,
  },
  thunderclap: {
    says: 'A sudden or worst-ever headache',
    asks: 'Did the headache start within seconds, or is it the worst ever?',
    is: 'headache',
    words: `
worst ~ headache|migraine|head
headache|migraine|head ~ worst|sudden*|explod*|thunderclap|seconds|nowhere|instant*|lightning|snapped|popped|bang
thunderclap
headache|head ~ bomb|grenade|firework|gunshot
sudden*|thunderclap|abrupt*|explosive|instant ~2 headache|migraine
sledgehammer|hammer|brick|axe|lightning ~ head|skull|neck`,
    not: `
= dropped|fell|swung
not ~ worst|sudden*
head|brain ~ studying|noise|kids|meetings|exams`,
  },
  headacheDanger: {
    says: 'Headache that is worse in the morning or lying down, with vomiting',
    words: `
headache % vomiting|vomited
headache ~ wakes|wake|woken|waking`,
  },
  scalpTender: {
    says: 'Tender scalp or temple, or pain when chewing',
    words: `
scalp|temple|temples ~ <pain>
<pain> ~ scalp|temple|temples
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
neck ~1 <pain>
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
hides|hiding|hide ~ light|lights|window|sun`,
  },
  rashNotFading: {
    says: 'A rash that does not fade when pressed',
    asks: 'Is there a rash of red or purple spots that does not fade when a glass is pressed on it?',
    is: 'rash',
    words: `
rash|spots|dots|marks|blotches ~ not ~ fade|fading|blanch*|disappear*|go|vanish|away ~ glass|press*|push*|tumbler|touch*
rash|spots|dots|marks|they|it ~ not ~ fade|fading|blanch*|disappear*|vanish|change
purple|purplish|bloody|blood|maroon rash|spots|dots|blotches|marks|spot|patches|pinpricks
rash|spots|dots|blotches ~ purple|purplish|bruise|bruises|bruising
pinprick|pinpricks|pin_prick|blood|purple|bruisy ~1 spots|dots|rash|marks`,
    not: `
fades when
= acne
= pupils|cherry|years|alcohol|mole`,
  },
};
