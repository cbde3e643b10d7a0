/** A browser of another kind than that of the visits, with one tab of about 1000×800 pixels. */
export interface Engine {
  goTo(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  ask<Result>(expression: string): Promise<Result>;
  /** Clicks the first element of a selector. */
  press(selector: string): Promise<void>;
  key(name: 'ArrowRight' | 'Escape'): Promise<void>;
  /** The errors of scripts so far, in all pages. */
  errors(): readonly string[];
  close(): Promise<void>;
}
