import type { RoomView } from './room-view';

/** Holds the view as an immutable object, so that a new reference means a change. */
export class RoomStore {
  #view: RoomView;
  readonly #listeners = new Set<() => void>();

  constructor(first: RoomView) {
    this.#view = first;
  }

  readonly get = (): RoomView => this.#view;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  change(more: Partial<RoomView>): void {
    const names = Object.keys(more) as (keyof RoomView)[];
    if (names.every((name) => Object.is(this.#view[name], more[name]))) return;
    const now = performance.now();
    const { connection = this.#view.connection, isSignalingOpen = this.#view.isSignalingOpen } = more;
    this.#view = {
      ...this.#view,
      ...more,
      connectionSince: connection === this.#view.connection ? this.#view.connectionSince : now,
      lineSince: isSignalingOpen === this.#view.isSignalingOpen ? this.#view.lineSince : now,
    };
    for (const listener of [...this.#listeners]) listener();
  }
}
