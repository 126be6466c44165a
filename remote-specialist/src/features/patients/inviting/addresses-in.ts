/** No line of a list of patients is longer; what is behind is not read. */
const LONGEST_LINE = 1000;
const ADDRESS = /[^\s@,;"'<>()]{1,64}@[^\s@,;"'<>()]{1,190}\.[^\s@,;"'<>().]{2,63}/;

export interface FoundAddresses {
  /** Each once, in lower case, in their order. */
  addresses: string[];
  /** Numbers of the lines that hold none, from 1; the head of a table is none of them. */
  without: number[];
}

/** The first email address of each line: of a list, or of a file that another program exported. The rest is not used. */
export function addressesIn(text: string): FoundAddresses {
  const found = new Set<string>();
  const without: number[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cut = line.slice(0, LONGEST_LINE);
    const address = cut.includes('@') ? ADDRESS.exec(cut)?.[0] : undefined;
    if (address !== undefined) found.add(address.toLowerCase());
    else if (line.trim() !== '' && index > 0) without.push(index + 1);
    else if (index === 0 && line.includes('@')) without.push(1);
  }
  return { addresses: [...found], without };
}
