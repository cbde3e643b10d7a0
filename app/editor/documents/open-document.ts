import { SITE_FILE } from '#catalogue/change/folder-json.ts';
import type { DocumentSource, EditedDocument } from './document.ts';
import { postDocument } from './post-document.ts';
import { siteDocument } from './site-documents.ts';
import { workDocument } from './work-document.ts';

export function openDocument(source: DocumentSource): EditedDocument | undefined {
  const { show, folder } = source;
  if (show === 'work') return workDocument(source);
  if (show === 'works' || show === 'news' || !(SITE_FILE in folder.files)) return undefined;
  return show === 'post' ? postDocument(source) : siteDocument(show, source);
}
