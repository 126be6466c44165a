import { WIDGETS_VERSION } from '../clerk/clerk';
import { closePlace, failPlace, openPlace } from './widget-places';

/** A widget that Clerk's client wants to mount: a sign-in, a profile, the set-up of a second factor. */
interface Mount {
  node: HTMLElement;
  name: string;
  props?: unknown;
  appearanceKey: string;
}
interface Update {
  node?: HTMLElement;
  props?: unknown;
  [setting: string]: unknown;
}

/** Calls of Clerk's client to its widget code, as in `@clerk/ui` (`ComponentControls`). */
export interface WidgetControls {
  mountComponent(mount: Mount): void;
  unmountComponent(target: { node: HTMLElement }): void;
  updateProps(update: Update): void;
  openModal(name: string, props: unknown): unknown;
  closeModal(name: string, options?: unknown): void;
  openDrawer(name: string, props: unknown): unknown;
  closeDrawer(name: string): void;
  prefetch(component: string): unknown;
  mountImpersonationFab(): unknown;
}

interface WidgetCode {
  ensureMounted(hint?: { preloadHint?: string }): Promise<WidgetControls>;
}
export type WidgetConstructor = new (...client: unknown[]) => WidgetCode;

/** Proxy for the widgets' code until it is needed. */
class LazyWidgets implements WidgetCode {
  readonly version: string = WIDGETS_VERSION;
  readonly #load: () => Promise<WidgetCode>;
  readonly #waiting = new Map<HTMLElement, Mount>();
  readonly #controls = this.#createControls();
  #settings: Record<string, unknown> = {};
  #code: Promise<WidgetCode> | null = null;
  #ready: WidgetControls | null = null;

  constructor(load: () => Promise<WidgetCode>) {
    this.#load = load;
  }

  async ensureMounted(hint?: { preloadHint?: string }): Promise<WidgetControls> {
    // Only calls that mount or open a widget have a hint; the caller awaiting that call gets the failure.
    if (hint?.preloadHint !== undefined) this.#start(hint).catch(() => undefined);
    return this.#controls;
  }

  async #start(hint?: { preloadHint?: string }): Promise<WidgetControls> {
    this.#code ??= this.#load();
    try {
      const controls = await (await this.#code).ensureMounted(hint);
      if (this.#ready === null && Object.keys(this.#settings).length > 0) controls.updateProps(this.#settings);
      this.#ready = controls;
      return controls;
    } catch (cause) {
      this.#code = null;
      throw cause;
    }
  }

  #mount(mount: Mount): void {
    this.#waiting.set(mount.node, mount);
    openPlace(mount.node);
    this.#start({ preloadHint: mount.name }).then(
      (controls) => {
        const latest = this.#waiting.get(mount.node);
        this.#waiting.delete(mount.node);
        if (latest !== undefined) controls.mountComponent(latest);
      },
      () => failPlace(mount.node),
    );
  }

  #update(update: Update): void {
    const waiting = update.node === undefined ? undefined : this.#waiting.get(update.node);
    if (waiting !== undefined) waiting.props = update.props;
    else if (this.#ready !== null) this.#ready.updateProps(update);
    else if (update.node === undefined) this.#settings = { ...this.#settings, ...update };
  }

  #createControls(): WidgetControls {
    return {
      mountComponent: (mount) => this.#mount({ ...mount }),
      unmountComponent: (target) => {
        this.#waiting.delete(target.node);
        closePlace(target.node);
        this.#ready?.unmountComponent(target);
      },
      updateProps: (update) => this.#update(update),
      openModal: async (name, props) => (await this.#start()).openModal(name, props),
      closeModal: (name, options) => this.#ready?.closeModal(name, options),
      openDrawer: async (name, props) => (await this.#start()).openDrawer(name, props),
      closeDrawer: (name) => this.#ready?.closeDrawer(name),
      prefetch: async (component) => (await this.#start()).prefetch(component),
      mountImpersonationFab: async () => (await this.#start()).mountImpersonationFab(),
    };
  }
}

/**
 * A constructor that Clerk's client accepts as its widget code and that loads the real one with the first widget. Until then
 * settings are stored and closing is a no-op, so that a page without a widget loads none of it.
 * @param load returns the real constructor; called again after a failure
 */
export function createLazyWidgets(load: () => Promise<WidgetConstructor>) {
  return class extends LazyWidgets {
    static readonly version: string = WIDGETS_VERSION;

    constructor(...client: unknown[]) {
      super(async () => new (await load())(...client));
    }
  };
}
