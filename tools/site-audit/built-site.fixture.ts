import { createHash } from 'node:crypto';
import sharp from 'sharp';

export type Files = Record<string, string | Buffer>;

const ROOT = 'https://example.org/art/';
const SCRIPT = 'document.documentElement.dataset.scripts = "";';
const STYLE = '@layer base;';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = `default-src 'none'; script-src 'self' ${hash(SCRIPT)}; style-src 'self' ${hash(STYLE)}; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src https://vk.com; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'`;

const WORK = `<a href="/art">Home</a> <a href="#content">Content</a> <a href="https://example.net">Friend</a>
<img src="data:image/webp;base64,UklGRg==" width="32" height="24" alt="">
<img src="/art/images/river-32.jpg" srcset="/art/images/river-16.jpg 16w, /art/images/river-32.jpg 32w" sizes="50vw" width="32" height="24" alt="River">
<iframe title="Video" srcdoc="&lt;!doctype html&gt;&lt;html lang=&quot;ru&quot;&gt;&lt;title&gt;Video&lt;/title&gt;&lt;a href=&quot;https://vk.com/video_ext.php&quot;&gt;Play&lt;/a&gt;"></iframe>
<script type="application/ld+json">{"@context":"https://schema.org","image":"${ROOT}images/river-32.jpg"}</script>`;

function page(body: string, head = ''): string {
  return `<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Title</title>${head}
<meta property="og:image" content="${ROOT}images/river-32.jpg">
<link rel="stylesheet" href="/art/assets/styles.css">
<script>${SCRIPT}</script><style>${STYLE}</style>
</head><body><main id="content"><h1>Title</h1>${body}</main></body></html>
`;
}

export function picture(width: number, exif?: Record<string, Record<string, string>>) {
  const plain = sharp({ create: { width, height: 12, channels: 3, background: '#786240' } });
  return (exif ? plain.withExif(exif) : plain).jpeg().toBuffer();
}

export async function sampleSite(): Promise<Files> {
  const work = `${ROOT}gallery/landscape/1`;
  const hidden = '<meta name="robots" content="noindex">';
  return {
    'index.html': page('<a href="/art/gallery/landscape/1">1</a>'),
    'gallery/landscape/1/index.html': page(WORK),
    'add/index.html': page('<p>Add</p>', hidden),
    '404.html': page('<p>404</p>', hidden),
    'assets/styles.css': 'body { margin: 0; }',
    'images/river-16.jpg': await picture(16),
    'images/river-32.jpg': await picture(32),
    'feed.xml': `<?xml version="1.0"?><feed><entry><id>${work}</id><link href="${work}"/></entry></feed>`,
    'feed.json': JSON.stringify({ items: [{ id: work }] }),
    'robots.txt': `Sitemap: ${ROOT}feed.xml\n`,
  };
}
