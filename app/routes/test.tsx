import { wordsIn } from '#app/i18n/words.ts';
import { Prose } from '#app/ui/prose.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function testPage({ language }: PageRequest<'/test'>): FoundPage {
  const { t } = wordsIn(language);
  return {
    content: (
      <Prose>
        <h1>{t('test')}</h1>
        <p>{t('testText')}</p>
      </Prose>
    ),
  };
}
