interface Result {
  code: number;
  /** Of both streams. */
  output: string;
}

export interface TeamCheckout {
  /** Replaces words in a file. @throws when it does not have them */
  edit(file: string, from: string, to: string): void;
  /** A line of a shell, with other variables beside those of this process. */
  run(line: string, env?: NodeJS.ProcessEnv): Promise<Result>;
  /** As an install does for a new section: links the packages that another one has. */
  link(folder: string): void;
  /** @param section folder, e.g. `remote-patient` */
  build(section: string): Promise<Result>;
  /** `npm run deploy -- …` and the like. */
  deliver(...args: string[]): Promise<Result>;
  remove(): void;
}
export function makeTeamCheckout(): TeamCheckout;
export function copySite(): { folder: string; remove(): void };
