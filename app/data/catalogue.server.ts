import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';
import { readGenerated } from './generated-file.server.ts';

/**
 * The checked catalogue.
 *
 * @throws when the pipeline has not written it yet.
 */
export function readCatalogue(): Catalogue {
  return readGenerated<Catalogue>(CATALOGUE_FILE);
}
