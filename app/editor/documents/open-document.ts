import type { View } from '#app/editor/view.tsx';
import { SITE_FILE } from '#catalogue/change/folder-json.ts';
import type { EditedDocument, Opening } from './document.ts';
import { postDocument } from './post-document.ts';
import { aboutDocument, contactsDocument, homeDocument } from './site-documents.ts';
import { workDocument } from './work-document.ts';

const DOCUMENTS: Partial<Record<View['show'], (opening: Opening) => EditedDocument>> = {
  work: workDocument,
  post: postDocument,
  about: aboutDocument,
  contacts: contactsDocument,
  home: homeDocument,
};

/** `undefined` for the lists, and where a published site does not know the document. */
export function openDocument({ show, ...opening }: Opening & Pick<View, 'show'>) {
  const isKnown = show === 'work' || SITE_FILE in opening.folder.files;
  return isKnown ? DOCUMENTS[show]?.(opening) : undefined;
}
