/** Where tests keep their databases and files: in memory where there is room. TMPDIR, if set, decides. */
export function testFolder(): string;
