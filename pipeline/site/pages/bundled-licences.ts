/** Vite writes the list here. */
export const BUNDLED_LICENCES = 'licences.json';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX: `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}
