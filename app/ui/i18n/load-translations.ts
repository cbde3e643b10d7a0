import type { Language } from '#catalogue/texts/language.ts';
import labels from '#generated/labels.js';
import { addTranslations } from './translations.ts';

export async function loadTranslations(language: Language): Promise<void> {
  const file = await labels[language]?.();
  if (!file) throw new Error(`The pipeline has written no labels in '${language}'`);
  addTranslations(language, file.default);
}
