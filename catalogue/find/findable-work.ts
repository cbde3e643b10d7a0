import type { Palette } from '#catalogue/photos/photo.ts';
import type { ByLanguage } from '#catalogue/words/language.ts';
import type { WorkAvailability } from '#catalogue/works/availability.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';

/**
 * What finding needs of a listed work in one language. No text is typeset.
 * Title and story are empty where they would fall back to another language.
 */
export interface FindableWork {
  readonly id: number;
  readonly category: string;
  readonly title: string;
  readonly story: string;
  readonly desc: string;
  readonly date: string;
  readonly size?: WorkSize | undefined;
  readonly availability?: WorkAvailability | undefined;
  readonly photo: { readonly width: number; readonly height: number };
  readonly palette?: Palette | undefined;
  /** `#rrggbb`, only if the artist states one. */
  readonly averageColour?: string | undefined;
}

/** The same works in every language, in the artist's order. */
export type FindableWorks = ByLanguage<readonly FindableWork[]>;
