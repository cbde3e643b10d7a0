/** What the content check found: an `error` stops the build, a `notice` is only listed. */
export interface Problem {
  readonly severity: 'error' | 'notice';
  /** Path below the content folder, with forward slashes: `gallery.json`, `images/gallery/river.jpg`. */
  readonly file: string;
  /** The entry and field (`art-12, details.date`) or, for broken JSON, `line 3, column 14`; empty for a whole file. */
  readonly place: string;
  /** The same as the way from the root of the file to the value; a problem inside of a photo has none. */
  readonly path?: readonly (string | number)[];
  /** What is wrong, in one sentence without a full stop. */
  readonly message: string;
  /** What would be right, as an instruction: `use 'landscape'`. */
  readonly remedy: string;
}
