interface Result {
  code: number;
  /** Of both streams. */
  output: string;
}

export interface OwnRepository {
  /** A line of a shell, in its folder. */
  run(line: string): Promise<Result>;
  /** `npm run deploy -- <its folder> …` of this checkout. */
  deploy(...args: string[]): Promise<Result>;
  remove(): void;
}
export function makeOwnRepository(): Promise<OwnRepository>;
