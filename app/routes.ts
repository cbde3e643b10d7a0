import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

// Spec §2: the route table. `en?` is a static optional segment: every row exists once more below /en.
// A dynamic `:lang?` would swallow unknown paths: /nope would become the home page.
export default prefix('en?', [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('news', 'routes/news.tsx'),
  route('news/:id', 'routes/news-post.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  route('gallery/:category', 'routes/category.tsx'),
  // The further pages of a long category (docs/decisions/long-categories.md).
  route('gallery/:category/page/:page', 'routes/category.tsx', { id: 'category-page' }),
  route('gallery/:category/:id', 'routes/artwork.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('test', 'routes/test.tsx'),
  route('add', 'routes/add.tsx'),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/unknown.tsx'),
]) satisfies RouteConfig;
