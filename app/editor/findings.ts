import {
  type FolderJson,
  GALLERY_FILE,
  galleryTextsPath,
  languagesIn,
  NEWS_FILE,
  postsIn,
  worksIn,
} from '#catalogue/change/folder-json.ts';
import { checkFolder } from '#catalogue/check/check-folder.ts';
import { describeFinding } from '#catalogue/check/finding.ts';
import { valueAt } from '#catalogue/check/salvage.ts';
import type { Language } from '#catalogue/texts/language.ts';
import type { EditedDocument } from './documents/document.ts';
import type { FieldMessage } from './editor-context.ts';

/** What the check says about the fields of a document. */
export function messagesOf(
  document: EditedDocument,
  files: FolderJson,
  id: number | undefined,
  language: Language,
): FieldMessage[] {
  // Checking the whole folder would take too long beside typing.
  const small = id === undefined ? files : onlyEntry(files, id, document.key.startsWith('work'));
  const messages = checkFolder(small).findings.flatMap((finding): FieldMessage[] => {
    const path = document.pathOf(finding, small, id);
    const { message, remedy } = describeFinding(finding, language === 'ru' ? 'ru' : 'en');
    const isError = finding.severity === 'error';
    return path ? [{ name: path.join('.'), text: asSentences(message, remedy), isError }] : [];
  });
  return [...new Map(messages.map((each) => [each.name + each.text, each])).values()];
}

function onlyEntry(files: FolderJson, id: number, isWork: boolean): FolderJson {
  if (!isWork) return { ...files, [NEWS_FILE]: postsIn(files).filter((post) => post.id === id) };
  const works = worksIn(files).filter((work) => work.id === id);
  const texts = languagesIn(files).map((language) => {
    const file = galleryTextsPath(language);
    const [{ category, title } = { category: '', title: '' }] = works;
    const own = valueAt(files[file], [category, title]);
    return [file, own ? { [category]: { [title]: own } } : {}] as const;
  });
  return { ...files, ...Object.fromEntries(texts), [GALLERY_FILE]: works, [NEWS_FILE]: [] };
}

export function asSentences(message: string, remedy: string): string {
  const sentence = (text: string) =>
    `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;
  return `${sentence(message)} ${sentence(remedy)}`;
}
