/** Where Vite lists the packages that it has bundled, with their licences: below the folder of the bundles. */
export const BUNDLED_LICENCES = 'licences.json';

/** A package as Vite lists it. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX has it: `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}
