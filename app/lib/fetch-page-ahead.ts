import type {
  DataRouter,
  UNSAFE_AssetsManifest as Manifest,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import { languageOfPath } from '#catalogue/paths.ts';
import { loadWords } from '../i18n/words.ts';
import { pathWithoutBase } from './base-path.ts';
import { holdFirstPicture } from './first-picture.ts';
import { loadRouteModule } from './load-route-module.ts';
import { dataPath, decodePageData, fetchDataAhead, forgetPageData } from './page-data.ts';
import type { PageHandle } from './page-handle.ts';
import type { PlacedPhoto } from './picture-candidates.ts';

/** What knows which page an address has, and what it is made of. */
export interface Pages {
  readonly router: Pick<DataRouter, 'match'>;
  readonly manifest: Manifest;
  readonly routeModules: RouteModules;
}

/**
 * The picture that is fetched with a page. Whoever does not know it can have its data say: that comes later. Of what is
 * only near, most is never asked for, and none is fetched.
 */
export type PictureAhead = PlacedPhoto | 'as the data say' | 'none';

/**
 * Fetches code, data and words of a page that may be asked for next, and the picture that it shows first.
 *
 * @param pathname with the base path
 * @throws when something does not come or does not serve. The page does without; it is asked for again when needed.
 */
export async function fetchPageAhead(
  { router, manifest, routeModules }: Pages,
  pathname: string,
  picture: PictureAhead,
): Promise<void> {
  const id = router.match(pathname)?.at(-1)?.route.id;
  const route = manifest.routes[id ?? ''];
  if (!route?.hasLoader) return;
  if (typeof picture === 'object') holdFirstPicture(picture);
  const path = dataPath(pathname);
  const [data] = await Promise.all([
    fetchDataAhead(path),
    loadRouteModule(route, routeModules),
    loadWords(languageOfPath(pathWithoutBase(pathname))),
  ]);
  const handle = routeModules[route.id]?.handle as PageHandle<unknown> | undefined;
  if (picture !== 'as the data say' || !handle) return;
  try {
    const found = await firstPictureIn(data, route.id, handle);
    if (found) holdFirstPicture(found);
  } catch (error) {
    // Half of a file, a page instead of it, or another build.
    forgetPageData(path);
    throw error;
  }
}

async function firstPictureIn(
  body: ArrayBuffer,
  id: string,
  { firstPicture }: PageHandle<unknown>,
): Promise<PlacedPhoto | undefined> {
  const { data } = (await decodePageData(body))[id] ?? {};
  return data === undefined ? undefined : firstPicture(data);
}
