/** An entry as it lies in the store: its number by its place or name, and its signed text. */
export interface Stored {
  number: number;
  text: string;
}

/** A place that the owner of the database cannot write, and where nothing that was written once can be changed. */
export interface AnchorStore {
  /** What it is, for people: `file` or `bucket`. */
  kind: string;
  /** Entries in their order: all, or at least those from the newest whole one on. @throws when it cannot be reached */
  read(scope: 'newest' | 'all'): Promise<Stored[]>;
  /** Adds one. @throws when that number is taken, or the store cannot be reached */
  add(number: number, text: string): Promise<void>;
}
