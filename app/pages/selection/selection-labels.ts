/** The words of the selection, in the language of the page. */
export interface SelectionLabels {
  readonly empty: string;
  /** Where the browser keeps nothing. */
  readonly unkept: string;
  /** With `{{numbers}}`. */
  readonly missing: string;
  /** Above a selection of somebody else's. */
  readonly shared: string;
  readonly take: string;
  readonly write: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  /** With `{{address}}`. */
  readonly linkNotCopied: string;
  readonly print: string;
  readonly printAs: string;
  /** What can be printed: the page, or wall labels. */
  readonly sheets: Readonly<Record<'selection' | 'labels', string>>;
  /** Of wall labels. */
  readonly inAllLanguages: string;
  readonly labelsFailed: string;
  /** The public address of the site, where it is known: by it, labels lead to their works. */
  readonly siteUrl?: string;
  /** With `{{width}}`, `{{spaced}}` and `{{gap}}`, in centimetres. */
  readonly wall: string;
  /** With `{{number}}`. */
  readonly wallUnknown: string;
  readonly share: string;
  readonly code: string;
  readonly quiet: string;
  /** With `{{title}}`, as the others about a work. */
  readonly note: string;
  readonly earlier: string;
  readonly later: string;
  readonly drag: string;
  /** With `{{position}}` and `{{total}}` besides: what a screen reader hears when a work has moved. */
  readonly place: string;
  readonly remove: string;
  readonly removed: string;
  readonly undo: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly gallery: string;
}
