/** An `error` stops the build, a `notice` does not. */
export interface Problem {
  readonly severity: 'error' | 'notice';
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  /** `art-12, details.date`, or `line 3` for invalid JSON; empty for a whole file. */
  readonly place: string;
  /** Absent for a problem inside a photo. */
  readonly path?: readonly (string | number)[];
  readonly message: string;
  /** An instruction: `use 'landscape'`. */
  readonly remedy: string;
}
