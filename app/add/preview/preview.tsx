import { type ComponentType, memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { loadWords } from '#app/i18n/words.ts';
import { paths } from '#catalogue/site/paths.ts';
import { type ByLanguage, type Language, siteLanguages } from '#catalogue/words/language.ts';
import { languageName } from '#catalogue/words/language-facts.ts';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { type WorkCard, type WorkPage, workCard, workPage } from '#catalogue/works/work-view.ts';
import { Choice } from './choice.tsx';
import styles from './preview.module.css';
import { PreviewCards } from './preview-cards.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewSurroundings } from './preview-surroundings.tsx';
import { type PreviewSources, previewWork, withPreviewPhotos } from './preview-work.ts';
import { usePreviewAddresses } from './use-preview-addresses.ts';
import { usePreviewMarkup } from './use-preview-markup.tsx';

/** The components of the site that show a work; features do not know each other, so the route brings them. */
export interface PreviewPieces {
  readonly Card: ComponentType<{ readonly card: WorkCard; readonly sizes: string }>;
  readonly Page: ComponentType<{ readonly work: WorkPage }>;
}

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

interface PreviewProps {
  readonly sources: PreviewSources;
  readonly vocabularies: ByLanguage<Readonly<Record<string, string>>>;
  readonly pieces: PreviewPieces;
}

/**
 * The card and the page of the work, live, as each language and each width shows them. What is typed does not wait for it,
 * and while it is rendered the form is not rendered once more.
 */
export function Preview({ sources, ...others }: PreviewProps) {
  return <RenderedPreview sources={useDeferredValue(sources)} {...others} />;
}

const RenderedPreview = memo(function RenderedPreview(props: PreviewProps) {
  const { sources, vocabularies, pieces } = props;
  const { t } = useTranslation();
  const [what, setWhat] = useState<'page' | 'card'>('page');
  const [width, setWidth] = useState(360);
  const [language, setLanguage] = useReadyLanguage();
  const shown = useMemo(() => previewWork(sources), [sources]);
  const words = useMemo(
    () => vocabularyOf(language, vocabularies[language]),
    [language, vocabularies],
  );
  const element = useMemo(() => {
    const { Card, Page } = pieces;
    const view = workPage(shown.work, language, words);
    const others = shown.neighbours.map((work) => workCard(work, language, words));
    return (
      <PreviewSurroundings path={paths(language).artwork(view)}>
        {what === 'page' ? (
          <Page work={view} />
        ) : (
          <PreviewCards cards={[view, ...others]} Card={Card} />
        )}
      </PreviewSurroundings>
    );
  }, [shown, language, words, what, pieces]);
  const addressOf = usePreviewAddresses(shown);
  const markup = withPreviewPhotos(usePreviewMarkup(element), addressOf);
  const frame = WINDOWS.find((each) => each.width === width) ?? WINDOWS[0];
  const named = { what: t(`add.preview.${what}`), language: languageName(language), width };
  return (
    <section className={styles.root} aria-labelledby="add-preview">
      <h2 id="add-preview">{t('add.preview.heading')}</h2>
      <div className={styles.choices}>
        <Choice
          label={t('add.preview.what')}
          options={[
            ['page', t('add.preview.page')],
            ['card', t('add.preview.card')],
          ]}
          value={what}
          onChange={setWhat}
        />
        <Choice
          label={t('add.preview.language')}
          options={siteLanguages().map((each) => [each, languageName(each)] as const)}
          value={language}
          onChange={setLanguage}
        />
        <Choice
          label={t('add.preview.width')}
          options={WINDOWS.map((each) => [each.width, String(each.width)] as const)}
          value={width}
          onChange={setWidth}
        />
      </div>
      <PreviewFrame
        title={t('add.preview.frame', named)}
        language={language}
        markup={markup && `<main class="${styles[what] ?? ''}">${markup}</main>`}
        {...frame}
      />
    </section>
  );
});

/** A language of the preview, whose words have arrived. Synchronizes with the host. */
function useReadyLanguage(): [Language, (language: Language) => void] {
  const own = useLanguage();
  const [wanted, setWanted] = useState(own);
  const [ready, setReady] = useState(own);
  useEffect(() => {
    loadWords(wanted).then(
      () => setReady(wanted),
      // Without them, the preview stays in the language that it has.
      () => {},
    );
  }, [wanted]);
  return [ready, setWanted];
}
