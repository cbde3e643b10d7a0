import { ScriptButton } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/i18n/translations.ts';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { measureText, measureTexts } from '#app/ui/measure-text.ts';
import { wallKind } from '#app/ui/page-attributes.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { altOf } from '#catalogue/works/work.ts';
import { Furniture } from './furniture.tsx';
import {
  hang,
  hungStyle,
  LEDGE_GAP_CM,
  nearHeight,
  type SizedWork,
  wallHeight,
} from './hanging.ts';
import { type Outline, outlineSheets } from './print-outline.ts';
import trueSize from './true-size.module.css';
import { outlineButton, trueSizeButton, trueSizeStep } from './wall.client.ts';
import wall from './wall.module.css';
import words from './wall-words.module.css';
import styles from './work-on-wall.module.css';

const CM_PER_INCH = 2.54;

const CHOICES = {
  comparison: ['brushes', 'bench', 'figure', 'door'],
  wall: ['white', 'linen', 'grey'],
  light: ['daylight', 'lamp'],
} as const;

interface WorkOnWallProps {
  readonly work: SizedWork;
  readonly previous?: SizedWork | undefined;
  readonly next?: SizedWork | undefined;
}

export function WorkOnWall({ work, previous, next }: WorkOnWallProps) {
  const works = [previous, work, next].filter((each) => each !== undefined);
  const hung = hang(work);
  const numbers = {
    ...hungStyle(hung),
    '--near-height': nearHeight(work.size),
    '--previous-width': previous?.size.width,
    '--next-width': next?.size.width,
    '--works-height': wallHeight(works.map(hang)),
  };
  return (
    <div className={styles.root} {...wallKind.props('room')}>
      <div className={styles.room} style={numbers}>
        {previous && <Hung work={previous} beside="previous" />}
        {CHOICES.comparison.map((name) => (
          <Furniture key={name} name={name} ledge={hung.above - LEDGE_GAP_CM} />
        ))}
        <Hung work={work} />
        {next && <Hung work={next} beside="next" />}
      </div>
      <div className={words.root}>
        <WallLabel work={work} />
        <Choices previous={previous} next={next} />
      </div>
      <TrueSize work={work} />
    </div>
  );
}

function Hung({ work, beside }: { readonly work: SizedWork; readonly beside?: string }) {
  const { width } = work.size;
  const [across, down] = [width / (width * 1.15 + 26), (0.88 * width) / nearHeight(work.size)];
  const sizes = `min(${Math.ceil(across * 100)}vw, ${Math.ceil(down * 100)}vh)`;
  return (
    <div className={wall.hung} style={hungStyle(hang(work))} data-option={beside}>
      <Picture photo={work.photo} alt={altOf(work)} sizes={sizes} isFirst={!beside} />
      {!beside && <div className={styles.ledge} data-option="brushes" />}
    </div>
  );
}

function WallLabel({ work }: Pick<WorkOnWallProps, 'work'>) {
  const { t, language, pathTo } = usePage();
  const { size, title } = work;
  const { above: edge } = hang(work);
  const middle = edge + size.height / 2;
  const centimetres = (cm: number) => measureText(cm, language);
  const outline: Outline = { size, title: title.text };
  const inches = (cm: number) => measureText(cm / CM_PER_INCH, language);
  return (
    <div className={words.label}>
      <p>{word('wall.work')}</p>
      <h1>
        <PageLink className={primitives.bare} to={pathTo.artwork(work)}>
          <Words of={title} />
        </PageLink>
      </h1>
      <p>
        {t('wall.cm', measureTexts(size, language))}
        {' · '}
        {t('wall.inches', { width: inches(size.width), height: inches(size.height) })}
      </p>
      <p>
        {t('wall.height', {
          middle: centimetres(middle),
          middleInches: inches(middle),
          edge: centimetres(edge),
          edgeInches: inches(edge),
        })}
      </p>
      <div className={primitives.actions}>
        <ScriptButton {...trueSizeButton.props()}>{t('wall.trueSize')}</ScriptButton>
        <ScriptButton {...outlineButton.props(JSON.stringify(outline))}>
          {t('wall.printOutline', { sheets: outlineSheets(size).length })}
        </ScriptButton>
      </div>
    </div>
  );
}

function Choices({ previous, next }: Pick<WorkOnWallProps, 'previous' | 'next'>) {
  const { t } = usePage();
  return (
    <div className={words.choices}>
      {(['comparison', 'wall', 'light'] as const).map((name) => (
        <fieldset key={name}>
          <legend>
            <small>{t(`wall.${name}`)}</small>
          </legend>
          {CHOICES[name].map((option, index) => (
            <label key={option}>
              <input type="radio" name={name} value={option} defaultChecked={index === 0} />
              {t(`wall.${option}`)}
            </label>
          ))}
        </fieldset>
      ))}
      {(previous ?? next) && (
        <fieldset>
          <legend>
            <small>{t('wall.beside')}</small>
          </legend>
          {Object.entries({ previous, next }).map(
            ([name, work]) =>
              work && (
                <label key={name}>
                  <input type="checkbox" name={name} />
                  <Words of={work.title} />
                </label>
              ),
          )}
        </fieldset>
      )}
    </div>
  );
}

function TrueSize({ work }: Pick<WorkOnWallProps, 'work'>) {
  const { t } = usePage();
  const { width, height } = work.size;
  return (
    <dialog className={trueSize.dialog} aria-label={t('wall.trueSize')}>
      <section
        className={trueSize.view}
        aria-label={t('wall.trueSize')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
        tabIndex={0}
        style={{ '--cm-width': width, '--cm-height': height }}
      >
        <Picture photo={work.photo} alt={altOf(work)} sizes="100vw" />
      </section>
      <div className={trueSize.comparison}>
        <p>{t('wall.layCard')}</p>
        <div className={trueSize.card} data-card="" />
        <label>
          {t('wall.cardSize')}
          <input type="range" min="20" max="100" step="0.1" />
        </label>
        <button className={primitives.primary} type="button" {...trueSizeStep.props('painting')}>
          {t('wall.compared')}
        </button>
      </div>
      <form className={trueSize.tools} method="dialog">
        <button className={primitives.plain} type="button" {...trueSizeStep.props('card')}>
          {t('wall.compareAgain')}
        </button>
        <button className={primitives.sign} type="submit" aria-label={t('close')}>
          ×
        </button>
      </form>
    </dialog>
  );
}
