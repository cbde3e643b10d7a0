import { SITE_FILE } from '#catalogue/change/folder-json.ts';
import type { EditedDocument, Opening } from './document.ts';
import { postDocument } from './post-document.ts';
import { siteDocument } from './site-documents.ts';
import { workDocument } from './work-document.ts';

export function openDocument(opening: Opening): EditedDocument | undefined {
  const { show, folder } = opening;
  if (show === 'work') return workDocument(opening);
  if (show === 'works' || show === 'news' || !(SITE_FILE in folder.files)) return undefined;
  return show === 'post' ? postDocument(opening) : siteDocument(show, opening);
}
