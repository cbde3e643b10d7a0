import type { Labels } from '#catalogue/texts/labels.ts';
import { dataAttribute } from './attribute.ts';

/** All islands of a language share one file, without the labels that only the editor or search engines need. */
export type IslandLabels = Omit<Labels, 'add' | 'summary'>;

/** A pressed link works as a link after this time: some networks neither answer nor refuse. */
const LONGEST_WAIT_MS = 2000;

/** `sight`: just before it is visible; `touch`: at the first input in it; `idle`: ahead of any press. */
type Start = 'page' | 'sight' | 'touch' | 'idle';

export const labelsUrl = dataAttribute('labels');

export const reloadDialog = dataAttribute('reload');

export interface IslandContext<Data = undefined, Labels = IslandLabels> {
  readonly container: HTMLElement;
  readonly data: Data;
  readonly labels: Labels;
  /** Falls back to the pressed link or the static content; for errors after the start. */
  readonly fail: (error: unknown) => void;
}

interface IslandOptions<Module, Data, HasLabels extends boolean, Control> {
  /** Selector. Only pages with such an element have the island; by default all. */
  readonly container?: string;
  readonly at?: Start;
  /** Selector. Presses on such elements start it and are handled by `press`. */
  readonly trigger?: string;
  readonly load: () => Promise<Module>;
  readonly data?: (container: HTMLElement) => Data | Promise<Data>;
  readonly hasLabels?: HasLabels;
  /** Runs once; what it returns handles presses. By default, the module does. */
  readonly start?: (
    module: Module,
    context: IslandContext<Data, HasLabels extends true ? IslandLabels : undefined>,
  ) => Control | Promise<Control>;
  readonly press?: (control: Control, element: HTMLElement, event: Event) => unknown;
  /** For failures without a press: a pressed link works as a link, and a button offers to reload. */
  readonly fallBack?: (container: HTMLElement) => void;
  readonly listen?: (handle: {
    readonly container: HTMLElement;
    load(): Promise<Control>;
    press(element: HTMLElement, event: Event): void;
  }) => void;
}

/** The result starts the island on a page, which is ready after what that returns. */
export function defineIsland<
  Module,
  Data = undefined,
  HasLabels extends boolean = false,
  Control = Module,
>(options: IslandOptions<Module, Data, HasLabels, Control>): () => unknown {
  return () => {
    const { container: selector = 'body', at, trigger, fallBack = () => {} } = options;
    const container = document.querySelector<HTMLElement>(selector);
    if (!container) return;
    let control: Promise<Control> | undefined;
    let pressed: HTMLElement | undefined;

    const fail = (error: unknown) => {
      if (import.meta.env.DEV) reportError(error);
      if (!pressed) fallBack(container);
      else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
      else offerReload();
    };

    const loadParts = () =>
      Promise.all([
        options.load(),
        options.data?.(container),
        options.hasLabels && fetchJson(labelsUrl.read(document.body), { priority: 'low' }),
      ]);

    const load = () => {
      if (control) return control;
      const loading = loadParts()
        .catch(loadParts)
        .then(([module, data, labels]) => {
          const context = { container, data, labels, fail } as never;
          return options.start ? options.start(module, context) : (module as never);
        });
      control = loading;
      loading.catch(() => {
        control = undefined;
      });
      return loading;
    };

    const press = async (element: HTMLElement, event: Event) => {
      pressed = element;
      const waits: Promise<Control>[] = [load()];
      if (element instanceof HTMLAnchorElement) {
        event.preventDefault();
        waits.push(new Promise((_, reject) => setTimeout(reject, LONGEST_WAIT_MS)));
      }
      try {
        await options.press?.(await Promise.race(waits), element, event);
        // An early press waits for this: document/head-script.js.
        dispatchEvent(new Event('islandpress'));
      } catch (error) {
        fail(error);
      }
    };

    if (trigger) {
      document.addEventListener('click', (event) => {
        const element = (event.target as Element).closest<HTMLElement>(trigger);
        if (element && isPlainPress(event)) press(element, event);
      });
    }
    options.listen?.({ container, load, press });
    if (at) return STARTS[at](() => load().catch(fail), container);
  };
}

const STARTS: Readonly<Record<Start, (start: () => unknown, container: HTMLElement) => unknown>> = {
  page: (start) => start(),
  sight(start, container) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '25%' },
    );
    observer.observe(container);
  },
  touch(start, container) {
    for (const type of ['pointerdown', 'focusin']) {
      container.addEventListener(type, start, { once: true });
    }
  },
  idle(start) {
    if (savesData()) return;
    // React and the island load in separate idle periods, so that neither delays a touch.
    whenIdle(() => import('./create-root.ts').then(() => whenIdle(start)).catch(() => {}));
  },
};

/** Safari has no idle callback: by then the page has settled. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}

export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export function offerReload(): void {
  document.querySelector<HTMLDialogElement>(reloadDialog.selector)?.showModal();
}

export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

export async function fetchJson<Content>(url: string, init?: RequestInit): Promise<Content> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}
