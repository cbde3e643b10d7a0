import { DEFAULT_LANGUAGES, setSiteLanguages } from '#catalogue/texts/language.ts';

// The files of a worker share their modules; whatever has read a folder of other languages has set them for all.
setSiteLanguages(DEFAULT_LANGUAGES);
