export interface Engine {
  goTo(url: string): Promise<void>;
  ask<Result>(expression: string): Promise<Result>;
  press(selector: string): Promise<void>;
  key(name: 'ArrowRight' | 'Escape'): Promise<void>;
  errors(): readonly string[];
  close(): Promise<void>;
}
