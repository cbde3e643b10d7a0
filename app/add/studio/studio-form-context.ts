import { createContext, use } from 'react';
import type { FieldWarning } from '#app/add/form/add-form.ts';
import type { PhotoRole } from '#app/add/photo/photo-file-name.ts';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import type { EditedTexts, TextPath } from '#app/add/studio/edited-texts.ts';
import type { EditedFolder } from '#catalogue/add/saving.ts';
import type { Language } from '#catalogue/texts/language.ts';

interface StudioFormParts {
  readonly texts: EditedTexts;
  readonly write: (path: TextPath, value: unknown) => void;
  /** Applied to the texts as they are by then, which may be newer than those on screen. */
  readonly edit: (change: (texts: EditedTexts) => EditedTexts) => void;
  readonly faultsAt: (path: TextPath) => readonly FieldWarning[];
  readonly faultsOfPhoto: (file: string) => readonly FieldWarning[];
  readonly translationOf: (language: Language, phrase: TextPath) => string;
  readonly onSite: EditedFolder['photos'];
  readonly newPhotos: ReadonlyMap<string, PreparedPhoto>;
  /** Returns the assigned name: `wanted`, or a free one like it. */
  readonly takePhoto: (role: PhotoRole, wanted: string, photo: PreparedPhoto) => string;
}

export const StudioFormContext = createContext<StudioFormParts | undefined>(undefined);

/** @throws outside of a form of the studio. */
export function useStudioForm(): StudioFormParts {
  const form = use(StudioFormContext);
  if (!form) throw new Error('This field stands in no form');
  return form;
}
