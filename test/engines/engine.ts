/** A browser of another kind than the one that all visits are made in, with one tab. */
export interface Engine {
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  goTo(address: string): Promise<void>;
  /** What an expression comes to in the page. */
  ask<Result>(expression: string): Promise<Result>;
  /** Presses the first element of a selector in its middle, as a mouse does. */
  press(selector: string): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  key(name: 'ArrowRight' | 'Escape'): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  /** The errors of scripts so far, in all pages. */
  errors(): readonly string[];
  close(): Promise<void>;
}
