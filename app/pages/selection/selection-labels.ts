export interface SelectionLabels {
  readonly empty: string;
  readonly unkept: string;
  /** With `{{numbers}}`. */
  readonly missing: string;
  readonly shared: string;
  readonly take: string;
  readonly write: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  /** With `{{address}}`. */
  readonly linkNotCopied: string;
  readonly print: string;
  readonly printAs: string;
  readonly sheets: Readonly<Record<'selection' | 'labels', string>>;
  readonly inAllLanguages: string;
  readonly labelsFailed: string;
  /** Public URL of the site, if known: labels link to their works. */
  readonly siteUrl?: string;
  /** With `{{width}}`, `{{spaced}}` and `{{gap}}`, in centimetres. */
  readonly wall: string;
  /** With `{{number}}`. */
  readonly wallUnknown: string;
  readonly share: string;
  readonly code: string;
  readonly quiet: string;
  /** With `{{title}}`, like the other labels of a work. */
  readonly note: string;
  readonly earlier: string;
  readonly later: string;
  readonly drag: string;
  /** Also with `{{position}}` and `{{total}}`: screen readers announce a move. */
  readonly place: string;
  readonly remove: string;
  readonly removed: string;
  readonly undo: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly gallery: string;
}
