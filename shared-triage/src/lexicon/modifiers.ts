/** Words that modify the sign they stand next to (severe, mild, sudden, worse). */
export const MODIFIERS = {
  severe: `
<severe>
so bad
really|very|extremely|pretty|so bad|badly|painful|sore|strong
bad ~ pain
cannot ~ take|stand|bear ~ it|pain|anymore
worst
never ~ felt|had ~ pain|like
10 out of 10
makes me ~ cry|scream
crying ~ pain
in tears
like ~1 knife|knives|dagger
doubled
writh*`,
  mild: `
<mild>
little|bit
not too|very|so|that bad
not bad
slightly
low grade
a touch of
only ~ little|slight*|when
not ~ serious|severe
annoying
irritating`,
  sudden: `
<sudden>
out ~ blue|nowhere
all of a sudden
came on ~ fast|quick*|suddenly
all at once
within seconds|minutes
in|one second|seconds|instant|flash
like a switch`,
  worse: `
<worse>
getting|gets|got|much worse
getting|growing|gets|grown bigger|larger|redder|stronger`,
} as const;
