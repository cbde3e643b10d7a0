import { resolve } from 'node:path';

/** Where photos that are measured, pictures that are made and remote photos that are fetched stay between builds. */
export const CACHE_DIR = resolve('.cache');
