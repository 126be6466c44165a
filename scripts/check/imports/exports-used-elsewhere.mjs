/** Exports used without an import, each with its user. */
export const USED_ELSEWHERE = [
  { file: /\.config\.ts$/, by: 'the tool that is set up by it' },
  { file: /^local-services\/src\/test-support\/global-setup\.ts$/, by: 'vitest.config.ts, by its path' },
  { file: /^e2e\/fixtures\/prepare-run\.ts$/, by: 'playwright.config.ts, by its path' },
  { file: /^remote-[^/]+\/src\/manifest\.ts$/, by: 'the host, over federation' },
  {
    file: /^shared-contracts\/src\/shell\/section-manifest\.ts$/,
    by: 'sections of new teams, as scripts/new/section.mjs writes them',
  },
  { file: /^host\/src\/prerender\.tsx$/, by: 'scripts/compose, from the built server bundle' },
  { file: /\.d\.mts$/, by: 'TypeScript, in place of the program beside it' },
  { file: /^supabase\/tests\/matrix\/areas\/[^/]+\.ts$/, by: 'the access matrix, which reads the folder' },
];
