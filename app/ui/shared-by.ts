/** What a button needs so that its press passes something on; without values it is the page itself. */
export interface SharedByButton {
  /** The path of what is passed on, with the base path. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  /** The path of a picture of it. */
  readonly picture?: string | undefined;
}

/** Lets a button pass something on: `shell/start-share.ts` hears of its press. */
export function sharedBy({ address = '', title, picture }: SharedByButton) {
  return { 'data-share': address, 'data-title': title, 'data-picture': picture };
}
