import type { TFunction } from 'i18next';
import type { Folder } from '#app/editor/target/save-target.ts';
import type { View } from '#app/editor/use-view.ts';
import { SITE_FILE } from '#catalogue/change/folder-json.ts';
import type { Language } from '#catalogue/texts/language.ts';
import type { EditedDocument } from './document.ts';
import { postDocument } from './post-document.ts';
import { aboutDocument, contactsDocument, homeDocument } from './site-documents.ts';
import { workDocument } from './work-document.ts';

interface Opening {
  readonly view: View;
  readonly folder: Folder;
  /** Default id of a new work. */
  readonly nextId: number;
  readonly categories: readonly string[];
  readonly language: Language;
  readonly t: TFunction;
}

/** `undefined` for the lists, and where a published site does not know the document. */
export function openDocument({
  view,
  folder,
  nextId,
  ...options
}: Opening): EditedDocument | undefined {
  const isWhole = SITE_FILE in folder.files;
  const site = { folder, ...options };
  switch (view.show) {
    case 'work':
      return workDocument({ ...site, id: view.id, nextId });
    case 'post':
      return isWhole ? postDocument({ ...site, id: view.id }) : undefined;
    case 'about':
      return isWhole ? aboutDocument(site) : undefined;
    case 'contacts':
      return isWhole ? contactsDocument(site) : undefined;
    case 'home':
      return isWhole ? homeDocument(site) : undefined;
    default:
      return undefined;
  }
}
