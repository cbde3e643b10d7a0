import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { SitePlace } from './built-site.ts';

const ROOT = 'https://example.org/art/';
const SCRIPT = 'document.documentElement.dataset.scripts = "";';
const STYLE = '@layer base;';
const DATA = `<script type="application/ld+json">{"@context":"https://schema.org","image":"${ROOT}images/river-32.jpg"}</script>`;

type Change = (text: string) => string;

/** A small built site without a fault, to be spoilt and then written down. */
export class SampleBuiltSite {
  readonly #files = new Map<string, string | Buffer>();

  static async make(): Promise<SampleBuiltSite> {
    const site = new SampleBuiltSite();
    for (const [file, text] of Object.entries(dataFiles())) site.#files.set(file, text);
    for (const language of ['ru', 'en'] as const) {
      for (const path of Object.keys(BODIES)) {
        const own = pathIn(language, path);
        site.#files.set(join(own, 'index.html'), page(language, path));
      }
      site.#files.set(pathIn(language, '404.html'), page(language, '404'));
    }
    site.#files.set('assets/styles.css', 'body { margin: 0; }');
    site.#files.set('assets/seal.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    drawn ??= drawPictures();
    for (const [file, bytes] of await drawn) site.#files.set(file, bytes);
    return site;
  }

  /** Replaces a text that must be there. */
  replace(file: string, from: string, to: string): this {
    return this.change(file, (text) => {
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      return text.replaceAll(from, () => to);
    });
  }

  change(file: string, change: Change): this {
    const text = this.#files.get(file);
    if (typeof text !== 'string') throw new Error(`There is no text ${file}`);
    return this.write(file, change(text));
  }

  write(file: string, content: string | Buffer): this {
    this.#files.set(file, content);
    return this;
  }

  remove(file: string): this {
    this.#files.delete(file);
    return this;
  }

  /** Writes it into a new temporary folder. */
  async save(): Promise<SitePlace> {
    const dir = await mkdtemp(join(tmpdir(), 'audited-'));
    for (const [file, content] of this.#files) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), content);
    }
    return { dir, siteUrl: 'https://example.org', basePath: '/art/' };
  }
}

const PICTURES = [
  ['images/river-16.jpg', 16, 12],
  ['images/river-32.jpg', 32, 24],
  ['images/river-16.avif', 16, 12],
  ['images/river-preview.jpg', 1200, 630],
  ['icons/icon-192.png', 192, 192],
  ['icons/icon-512.png', 512, 512],
] as const;

/** The same for every site. */
let drawn: Promise<(readonly [file: string, bytes: Buffer])[]> | undefined;

function drawPictures() {
  return Promise.all(
    PICTURES.map(
      async ([file, width, height]) => [file, await picture(file, width, height)] as const,
    ),
  );
}

const BODIES: Readonly<Record<string, (language: 'ru' | 'en') => string>> = {
  '': (language) => `<a href="/art/${pathIn(language, 'gallery/landscape/1')}">1</a>`,
  'gallery/landscape/1': (language) =>
    `<a href="/art/${pathIn(language, '')}">Home</a> <a href="#content">Content</a>
<img src="data:image/webp;base64,UklGRg==" width="32" height="24" alt="">
<img src="/art/images/river-32.jpg" srcset="/art/images/river-16.jpg 16w, /art/images/river-32.jpg 32w" sizes="50vw" width="32" height="24" alt="River">
<p>Крым, 2019; 60×80 см</p>
<p>Курсы 2010–2012</p>
<iframe title="Video" srcdoc="&lt;!doctype html&gt;&lt;html lang=&quot;ru&quot;&gt;&lt;title&gt;Video&lt;/title&gt;&lt;a href=&quot;https://vk.com/video_ext.php&quot;&gt;Play&lt;/a&gt;"></iframe>`,
  'gallery/landscape/2': () => '<p>Не в списке</p>',
  add: () => '<p>Add</p>',
  test: () => '<p>Test</p>',
  404: () => '<p>404</p>',
};

function pathIn(language: 'ru' | 'en', path: string): string {
  return language === 'ru' ? path : `en/${path}`.replace(/\/$/, '');
}

function page(language: 'ru' | 'en', path: string): string {
  const own = ROOT + pathIn(language, path);
  const isHidden = /^(?:add|test|404|gallery\/landscape\/2)$/.test(path);
  const hasPlace = !/^(?:add|test|404)$/.test(path);
  const links = [
    ['ru', ROOT + path],
    ['en', ROOT + pathIn('en', path)],
    ['x-default', ROOT + path],
  ].map(([each, address]) => `<link rel="alternate" hreflang="${each}" href="${address}">`);
  const shared = { 'og:url': own, 'og:image': `${ROOT}images/river-preview.jpg` };
  const metas = Object.entries(shared).map(
    ([key, content]) => `<meta property="${key}" content="${content}">`,
  );
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width">
<title>Title ${language} ${path}</title>
<meta name="description" content="About ${language} ${path}">
${isHidden ? '<meta name="robots" content="noindex">' : ''}
<link rel="manifest" href="/art/site.webmanifest">
<link rel="icon" href="/art/assets/seal.svg">
<link rel="apple-touch-icon" href="/art/icons/icon-192.png">
<link rel="stylesheet" href="/art/assets/styles.css">
<script>${SCRIPT}</script>
<style>${STYLE}</style>
${hasPlace ? `<link rel="canonical" href="${own}">${links.join('')}${metas.join('')}${DATA}` : ''}
</head><body><main id="content"><h1>Title</h1>${BODIES[path]?.(language)}</main></body></html>
`;
}

function policy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src 'self' ${hash(SCRIPT)}`,
    `style-src 'self' ${hash(STYLE)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://vk.com',
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** What machines read. */
function dataFiles(): Record<string, string> {
  const work = `${ROOT}gallery/landscape/1`;
  const entry = `<entry><id>${work}</id><link href="${work}"/></entry>`;
  return {
    'feed.xml': `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`,
    'feed.json': JSON.stringify({ items: [{ id: work }] }),
    'sitemap.xml': `<?xml version="1.0"?><urlset><url><loc>${work}</loc><lastmod>2019-01-01</lastmod></url></urlset>`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${ROOT}sitemap.xml\n`,
    'site.webmanifest': JSON.stringify({
      start_url: '/art/',
      icons: [192, 512].map((width) => ({
        src: `icons/icon-${width}.png`,
        sizes: `${width}x${width}`,
      })),
    }),
  };
}

/** A plain picture in the format that its name ends with. */
export async function picture(
  file: string,
  width: number,
  height: number,
  exif: Record<string, Record<string, string>> = {},
): Promise<Buffer> {
  const format = file.endsWith('avif') ? 'avif' : file.endsWith('png') ? 'png' : 'jpeg';
  const plain = sharp({ create: { width, height, channels: 3, background: '#786240' } });
  return (Object.keys(exif).length > 0 ? plain.withExif(exif) : plain).toFormat(format).toBuffer();
}
