import { postsIn } from '#app/data/posts.server.ts';
import { NewsArticle } from '#app/pages/news/news-article.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPostPage({
  params,
  language,
}: PageRequest<'/news/:id'>): FoundPage | undefined {
  const posts = postsIn(language);
  const at = posts.findIndex(({ post }) => String(post.id) === params.id);
  const found = posts[at];
  if (!found) return undefined;
  return {
    content: (
      <NewsArticle
        {...found}
        newer={at > 0 ? posts[at - 1]?.post : undefined}
        older={posts[at + 1]?.post}
      />
    ),
  };
}
