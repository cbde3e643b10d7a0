import type { StudioPart } from '#app/add/studio/edited-texts.ts';
import type { EditedFolder } from '#catalogue/add/saving.ts';
import { NEWS_FILE } from '#catalogue/change/folder-json.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';

/** In the URL, for a post that does not exist yet. */
export const NEW_POST = 'new';

export function postsIn({ files }: EditedFolder): readonly NewsEntry[] {
  return files[NEWS_FILE] as readonly NewsEntry[];
}

export function postPart(folder: EditedFolder, post: string): StudioPart | undefined {
  const posts = postsIn(folder);
  const index = post === NEW_POST ? 0 : posts.findIndex(({ id }) => String(id) === post);
  if (index < 0) return undefined;
  const id = Math.max(0, ...posts.map((each) => each.id)) + 1;
  const blank = { id, title: '', shortDesc: '', date: '', image: '', content: { text: [] } };
  return {
    key: `post-${post}`,
    places: { post: { file: NEWS_FILE, path: [index] } },
    ...(post === NEW_POST && { blank: { post: blank } }),
    phrases: [['post', 'exhibition', 'place']],
  };
}
