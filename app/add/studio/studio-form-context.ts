import { createContext, use } from 'react';
import type { FieldWarning } from '#app/add/form/add-form.ts';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import type { EditedTexts } from '#catalogue/add/edited-texts.ts';
import type { FolderTexts, StudioRole, TextPath } from '#catalogue/add/text-changes.ts';
import type { Language } from '#catalogue/words/language.ts';

/** What every field of a form of the studio shares. */
interface StudioFormParts {
  readonly texts: EditedTexts;
  readonly write: (path: TextPath, value: unknown) => void;
  /** Changes the texts as they are by then, which may be later than they are shown. */
  readonly edit: (change: (texts: EditedTexts) => EditedTexts) => void;
  /** What the check says of a field, since it was last asked to save. */
  readonly faultsAt: (path: TextPath) => readonly FieldWarning[];
  /** The same of a photo. */
  readonly faultsOfPhoto: (file: string) => readonly FieldWarning[];
  /** What stands in the vocabulary of a language for a text of this form, or is to. */
  readonly translationOf: (language: Language, phrase: TextPath) => string;
  /** The photos of the folder. */
  readonly onSite: FolderTexts['photos'];
  /** Those that are not there yet. */
  readonly newPhotos: ReadonlyMap<string, PreparedPhoto>;
  /** Takes a photo in under a free name like the one that is wanted, and answers that. */
  readonly takePhoto: (role: StudioRole, wanted: string, photo: PreparedPhoto) => string;
}

export const StudioFormContext = createContext<StudioFormParts | undefined>(undefined);

/** @throws outside of a form of the studio. */
export function useStudioForm(): StudioFormParts {
  const form = use(StudioFormContext);
  if (!form) throw new Error('This field stands in no form');
  return form;
}
