import { DEFAULT_LANGUAGES, setSiteLanguages } from '#catalogue/texts/language.ts';

// The files of a worker share their modules, and other tests may have set other languages.
setSiteLanguages(DEFAULT_LANGUAGES);
