import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { measureText } from '#app/ui/measure-text.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import { altOf } from '#catalogue/works/work.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';
import chair from './chair.svg';
import door from './door.svg';
import figure from './figure.svg';
import { EYE_LINE_CM, hang, hungStyle, inInches, type SizedWork, wallHeight } from './hanging.ts';
import { outlineSheets } from './outline-sheets.ts';
import { TrueSize } from './true-size.tsx';
import styles from './work-on-wall.module.css';

interface WorkOnWallProps {
  readonly work: SizedWork;
  readonly previous?: SizedWork | undefined;
  readonly next?: SizedWork | undefined;
}

// Things of well-known size, in centimetres; the door includes its frame.
const COMPANIONS = {
  figure: { src: figure, width: 46, height: 165 },
  chair: { src: chair, width: 46, height: 85 },
  door: { src: door, width: 96, height: 208 },
} as const;

export function WorkOnWall({ work, previous, next }: WorkOnWallProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hung = hang(work.size);
  const beside = [
    { name: 'previous', work: previous },
    { name: 'next', work: next },
  ] as const;
  const others = [previous, next].filter((other) => other !== undefined);
  const wall = wallHeight([work, ...others].map(({ size }) => hang(size)));
  const inWords = (cm: number) => measureText(cm, language);
  const measures = {
    middle: inWords(Math.max(EYE_LINE_CM, hung.above + hung.height / 2)),
    middleInches: inWords(inInches(Math.max(EYE_LINE_CM, hung.above + hung.height / 2))),
    edge: inWords(hung.above),
    edgeInches: inWords(inInches(hung.above)),
  };
  return (
    <div className={styles.root} data-wall="">
      <div className={styles.place}>
        <div
          className={styles.room}
          style={{
            '--row-width': work.size.width,
            '--previous-width': previous?.size.width,
            '--next-width': next?.size.width,
            '--wall-height': wall,
          }}
        >
          <div className={styles.row}>
            {Object.entries(COMPANIONS).map(([name, picture]) => (
              <img
                key={name}
                className={styles[name]}
                {...picture}
                alt=""
                fetchPriority="low"
                loading={name === 'figure' ? 'eager' : 'lazy'}
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
            {t('wall.cm', sizeWords(work.size, inWords))}
            {' · '}
            {t('wall.inches', sizeWords(sizeInInches(work.size), inWords))}
          </p>
          <p>{t('wall.height', measures)}</p>
          <div className={styles.deeds}>
            <button className={styles.deed} type="button" data-deed="trueSize">
              {t('wall.trueSize')}
            </button>
            <button
              className={styles.deed}
              type="button"
              data-deed="outline"
              data-sheet={t('wall.sheet')}
              data-ruler={t('wall.ruler')}
            >
              {t('wall.printOutline', { sheets: outlineSheets(work.size).length })}
            </button>
          </div>
        </div>
        <div className={styles.choices}>
          <Choice name="wall" options={['white', 'linen', 'grey']} />
          <Choice name="light" options={['daylight', 'lamp']} />
          <Choice name="comparison" options={['figure', 'chair', 'door']} />
          {others.length > 0 && (
            <fieldset className={styles.choice}>
              <legend>{t('wall.beside')}</legend>
              {beside.map(
                ({ name, work: other }) =>
                  other && (
                    <label key={name}>
                      <input type="checkbox" name={name} />
                      <Words of={other.title} />
                    </label>
                  ),
              )}
            </fieldset>
          )}
        </div>
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
  return (
    <div className={styles.hung} style={hungStyle(hang(work.size))} data-beside={beside}>
      <Picture
        photo={work.photo}
        alt={altOf(work)}
        sizes={sizesOnWall(work.size)}
        loading={beside ? 'lazy' : 'eager'}
        isFirst={!beside}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly name: 'wall' | 'light' | 'comparison';
  readonly options: readonly (
    | 'white'
    | 'linen'
    | 'grey'
    | 'daylight'
    | 'lamp'
    | keyof typeof COMPANIONS
  )[];
}

function Choice({ name, options }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`wall.${name}`)}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={index === 0} />
          {t(`wall.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}

// A wall of 249 cm fills the window height; a narrow window shows little more than the work.
function sizesOnWall({ width }: WorkSize): string {
  return `min(${Math.round((100 * width) / (width + 148))}vw, ${Math.ceil(width * 0.36)}vh)`;
}

function sizeInInches({ width, height }: WorkSize): WorkSize {
  return { width: inInches(width), height: inInches(height) };
}

function sizeWords(size: WorkSize, inWords: (measure: number) => string) {
  return { width: inWords(size.width), height: inWords(size.height) };
}
