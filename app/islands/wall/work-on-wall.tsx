import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word, Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { measureText, measureTexts } from '#app/ui/measure-text.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import { altOf } from '#catalogue/works/work.ts';
import chair from './chair.svg';
import door from './door.svg';
import figure from './figure.svg';
import { FIGURE, hang, hungStyle, type SizedWork, wallHeight } from './hanging.ts';
import { type Outline, outlineSheets } from './print-outline.ts';
import trueSizeStyles from './true-size.module.css';
import styles from './work-on-wall.module.css';

const CM_PER_INCH = 2.54;

// In centimetres; the door includes its frame.
const COMPANIONS = [
  { name: 'figure', src: figure, ...FIGURE },
  { name: 'chair', src: chair, width: 46, height: 85, above: -9 },
  { name: 'door', src: door, width: 96, height: 208, above: 0 },
];

const CHOICES = {
  wall: ['white', 'linen', 'grey'],
  light: ['daylight', 'lamp'],
  comparison: ['figure', 'chair', 'door'],
} as const;

interface WorkOnWallProps {
  readonly work: SizedWork;
  readonly previous?: SizedWork | undefined;
  readonly next?: SizedWork | undefined;
}

export function WorkOnWall({ work, previous, next }: WorkOnWallProps) {
  const works = [previous, work, next].filter((each) => each !== undefined);
  return (
    <div className={styles.root} data-wall="room">
      <div className={styles.place}>
        <div
          className={styles.room}
          style={{
            '--row-width': work.size.width,
            '--previous-width': previous?.size.width,
            '--next-width': next?.size.width,
            '--wall-height': wallHeight(works.map(({ size }) => hang(size))),
          }}
        >
          <div className={styles.row}>
            {COMPANIONS.map(({ name, src, ...hung }) => (
              <img
                key={name}
                className={styles.hung}
                style={hungStyle(hung)}
                src={src}
                width={hung.width}
                height={hung.height}
                alt=""
                fetchPriority="low"
                loading={name === 'figure' ? 'eager' : 'lazy'}
                data-option={name}
              />
            ))}
            <Hung work={previous} beside="previous" />
            <Hung work={work} />
            <Hung work={next} beside="next" />
          </div>
          <div className={styles.light} />
        </div>
      </div>
      <div className={styles.words}>
        <WallLabel work={work} />
        <Choices previous={previous} next={next} />
      </div>
      <TrueSize work={work} />
    </div>
  );
}

interface HungProps {
  readonly work: SizedWork | undefined;
  /** Side of the main work, hidden until chosen. */
  readonly beside?: 'previous' | 'next';
}

function Hung({ work, beside }: HungProps) {
  if (!work) return null;
  const { width } = work.size;
  // A wall of 249 cm fills the window height; a narrow window shows little more than the work.
  const sizes = `min(${Math.round((100 * width) / (width + 148))}vw, ${Math.ceil(width * 0.36)}vh)`;
  return (
    <div className={styles.hung} style={hungStyle(hang(work.size))} data-option={beside}>
      <Picture
        photo={work.photo}
        alt={altOf(work)}
        sizes={sizes}
        loading={beside ? 'lazy' : 'eager'}
        isFirst={!beside}
      />
    </div>
  );
}

function WallLabel({ work: { size, ...work } }: Pick<WorkOnWallProps, 'work'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { above, width, height } = hang(size);
  const middle = above + height / 2;
  const inches = { width: width / CM_PER_INCH, height: height / CM_PER_INCH };
  const outline: Outline = {
    size,
    title: work.title.text,
    sheet: t('wall.sheet'),
    ruler: t('wall.ruler'),
  };
  return (
    <div className={styles.label}>
      <p>
        <Word of="wall.work" />
      </p>
      <h1 className={styles.title}>
        <PageLink to={paths(language).artwork(work)}>
          <Words of={work.title} />
        </PageLink>
      </h1>
      <p>
        {t('wall.cm', measureTexts(size, language))}
        {' · '}
        {t('wall.inches', measureTexts(inches, language))}
      </p>
      <p>
        {t('wall.height', {
          middle: measureText(middle, language),
          middleInches: measureText(middle / CM_PER_INCH, language),
          edge: measureText(above, language),
          edgeInches: measureText(above / CM_PER_INCH, language),
        })}
      </p>
      <div className={styles.actions}>
        <button className={styles.action} type="button" data-truesize="">
          {t('wall.trueSize')}
        </button>
        <button className={styles.action} type="button" data-outline={JSON.stringify(outline)}>
          {t('wall.printOutline', { sheets: outlineSheets(size).length })}
        </button>
      </div>
    </div>
  );
}

function Choices({ previous, next }: Pick<WorkOnWallProps, 'previous' | 'next'>) {
  const { t } = useTranslation();
  const beside = Object.entries({ previous, next });
  return (
    <div className={styles.choices}>
      {(['wall', 'light', 'comparison'] as const).map((name) => (
        <fieldset key={name} className={styles.choice}>
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
        <fieldset className={styles.choice}>
          <legend>
            <small>{t('wall.beside')}</small>
          </legend>
          {beside.map(
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
  const { t } = useTranslation();
  const { width, height } = work.size;
  return (
    <dialog className={trueSizeStyles.root} aria-label={t('wall.trueSize')}>
      <section
        className={trueSizeStyles.view}
        aria-label={t('wall.trueSize')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
        tabIndex={0}
        data-view=""
      >
        <div
          className={trueSizeStyles.painting}
          style={{ '--cm-width': width, '--cm-height': height }}
        >
          <Picture photo={work.photo} alt={altOf(work)} sizes="100vw" />
        </div>
      </section>
      <div className={trueSizeStyles.comparison}>
        <p>{t('wall.layCard')}</p>
        <div className={trueSizeStyles.card} data-card="" />
        <label className={trueSizeStyles.slider}>
          {t('wall.cardSize')}
          <input type="range" min="20" max="100" step="0.1" />
        </label>
        <button className={trueSizeStyles.button} type="button" data-shows="painting">
          {t('wall.compared')}
        </button>
      </div>
      <form className={trueSizeStyles.tools} method="dialog">
        <button className={trueSizeStyles.button} type="button" data-shows="card">
          {t('wall.compareAgain')}
        </button>
        <button className={trueSizeStyles.close} type="submit" aria-label={t('close')}>
          ×
        </button>
      </form>
    </dialog>
  );
}
