const MARKS = { fine: '  ok     ', wrong: '  WRONG  ', unasked: '  ?      ', local: '  here   ' };

function lines({ state, text, todo }) {
  return [`${MARKS[state]}${text}`, ...(todo ? [`         What to do: ${todo}`] : [])];
}

/**
 * Writes the findings as text, and says whether none is wrong.
 * @param {{ title: string, findings: any[] }[]} subjects
 */
export function report(subjects) {
  const all = subjects.flatMap(({ findings }) => findings);
  const count = (state) => all.filter((one) => one.state === state).length;
  const blocks = subjects.map(({ title, findings }) => [title, ...findings.flatMap(lines)].join('\n'));
  const more = [
    ...(count('unasked') > 0 ? [`${count('unasked')} not asked`] : []),
    ...(count('local') > 0 ? [`${count('local')} otherwise on this machine, on purpose`] : []),
  ];
  const sum = [`${count('fine')} as they must be, ${count('wrong')} wrong`, ...more].join(', ');
  return { text: `${blocks.join('\n\n')}\n\n${sum}`, isWell: count('wrong') === 0 };
}
