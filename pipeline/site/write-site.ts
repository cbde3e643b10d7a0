import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LICENCES_FILE } from '#catalogue/paths/paths.ts';
import { REVISION_FILE } from '#catalogue/schema/repository-host.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import {
  ADD_WORKS_FILE,
  type Catalogue,
  WORKS_FILE,
  worksJson,
} from '#catalogue/works/catalogue.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { PUBLIC_FOLDER, readPublicFolder } from '#pipeline/folder/public-folder.ts';
import { headersFile, redirectsFile } from '#pipeline/headers.ts';
import { publishPreviews } from '#pipeline/photos/encode/derived-images.ts';
import type { Settings } from '#pipeline/settings.ts';
import { addWorksJson, type ValidContent } from './assemble-catalogue.ts';
import type { Bundles } from './bundle.ts';
import { discoveryFiles } from './discovery-files.ts';
import type { PublishedSite } from './feeds.ts';
import { licencesText } from './licences.ts';
import { text } from './messages.ts';
import { writeFiles } from './prepare.ts';
import { revisionFile } from './revision.ts';
import { iconFiles, previewTheme } from './theme.ts';

interface SiteParts {
  readonly content: ValidContent;
  readonly catalogue: Catalogue;
  readonly bundles: Bundles;
  readonly siteDir: string;
}

export async function writeSiteFiles(
  { content, catalogue, bundles, siteDir }: SiteParts,
  { basePath, contentDir }: Settings,
): Promise<void> {
  for (const folder of bundles.assetFolders) {
    await cp(folder, join(siteDir, 'assets'), { recursive: true, filter: isPublicAsset });
  }
  const { site } = catalogue;
  await writeFiles(siteDir, {
    [WORKS_FILE]: worksJson(catalogue),
    [ADD_WORKS_FILE]: addWorksJson(catalogue, site.repository && content.photosByFile),
    ...(site.repository && { [REVISION_FILE]: await revisionFile(contentDir) }),
    [LICENCES_FILE]: await licencesText(bundles.licences),
    _headers: headersFile(basePath),
    _redirects: redirectsFile(basePath, otherLanguages()),
    ...(await iconFiles(site, contentDir)),
  });
}

// Pages use images, fonts and the style of video frames from the server bundle, but neither its scripts nor its sheet.
function isPublicAsset(file: string): boolean {
  return !/[\\/]server[\\/]assets[\\/](?:.*\.js|style-.*\.css)$/.test(file);
}

export async function renderPages(parts: SiteParts, { contentDir }: Settings): Promise<void> {
  const { content, catalogue, bundles, siteDir } = parts;
  const { renderer, assets } = bundles;
  const [first, ...others] = catalogue.site.languages;
  const sites = [publishedSite(first), ...others.map(publishedSite)] as const;

  function publishedSite(language: string): PublishedSite {
    const site = renderer.readSite(catalogue, language);
    return { site, pages: renderer.pagesOf(site).map((page) => ({ ...page, ...page.load() })) };
  }

  const theme = await previewTheme(catalogue.site, contentDir);
  for (const { site, pages } of sites) {
    const titles = new Map(site.allWorks.map(({ photo, title }) => [photo.name, title.text]));
    const images = new Map(
      pages.map(({ image }) => [image.name, [image, titles.get(image.name)] as const]),
    );
    // Links to previews must be absolute.
    const shared = site.siteUrl ? images.values() : [];
    const options = { siteDir, theme: { ...theme, artist: site.name } };
    const previews = await publishPreviews(shared, content.manifest, options);
    for (const page of pages) {
      const html = renderer.renderPage(page, assets, previews.get(page.image.name));
      // Hosts show `404.html` instead of a missing page.
      const isNotFound = page.path === site.pathTo.notFound;
      await writeFiles(siteDir, {
        [join(page.path, 'index.html')]: html,
        ...(isNotFound && { [`${page.path}.html`]: html }),
      });
    }
    for (const [file, text] of Object.entries(renderer.dataFiles(site))) {
      await writeFiles(siteDir, { [file]: text() });
    }
  }
  await writeFiles(siteDir, discoveryFiles(sites));
}

/** Runs after all other files are written, because a file of the artist must not replace one of them. */
export async function copyPublicFiles(contentDir: string, siteDir: string): Promise<void> {
  const { files } = await readPublicFolder(contentDir);
  const taken: string[] = [];
  for (const file of files) {
    const path = join(siteDir, file);
    const content = await readFile(join(contentDir, PUBLIC_FOLDER, file));
    try {
      await mkdir(dirname(path), { recursive: true });
      // A copied file would keep its permissions, which may hide it from the server.
      await writeFile(path, content, { flag: 'wx' });
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) throw error;
      taken.push(`${PUBLIC_FOLDER}/${file}`);
    }
  }
  if (taken.length > 0) throw new ExpectedError(text().taken(taken.join(', ')));
}
