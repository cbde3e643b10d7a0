import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { photoPath } from '#app/add/photo/photo-file-name.ts';
import { PhotoPicker } from '#app/add/photo/photo-picker.tsx';
import { type EditedTexts, valueIn, withValue } from '#app/add/studio/edited-texts.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import styles from './fields/fields.module.css';
import { PhotoAt } from './fields/photo-at.tsx';
import { PhotoButton } from './fields/photo-button.tsx';
import { PhotoFaults } from './fields/photo-faults.tsx';
import { PhotoView } from './fields/photo-view.tsx';
import { RowButtons } from './fields/row-buttons.tsx';
import { usePhotoTaker } from './fields/use-photo-taker.ts';
import { useStudioForm } from './studio-form-context.ts';

type Hero = SiteFile['hero'][number];

export function HeroesFields() {
  const { t } = useTranslation();
  const { texts, write, edit } = useStudioForm();
  const { state, take } = usePhotoTaker('hero');
  const heroes = heroesIn(texts);
  const categories = Object.keys((valueIn(texts, ['categories']) as object | undefined) ?? {});
  const change = (list: readonly Hero[]) => write(['hero'], list);
  const replace = (picture: string, by: (hero: Hero) => Hero) =>
    edit((all) => {
      const list = heroesIn(all).map((hero) => (pictureOf(hero) === picture ? by(hero) : hero));
      return withValue(all, ['hero'], list);
    });
  return (
    <>
      <div className={styles.group}>
        <p className={styles.hint}>{t('add.studio.hero.hint')}</p>
        <ol className={styles.rows}>
          {heroes.map((hero, index) => (
            <li key={pictureOf(hero)} className={styles.row}>
              <HeroRow
                hero={hero}
                number={index + 1}
                onChange={(by) => replace(pictureOf(hero), by)}
              >
                <RowButtons
                  what={t('add.studio.hero.picture', { number: index + 1 })}
                  index={index}
                  list={heroes}
                  onChange={change}
                />
              </HeroRow>
            </li>
          ))}
        </ol>
        <h2 className={styles.heading}>{t('add.studio.hero.add')}</h2>
        <PhotoPicker
          state={state}
          isMultiple={false}
          onPick={async ([file]) => {
            const taken = file && (await take(file, `hero-${heroes.length + 1}.jpg`));
            if (taken === undefined) return;
            edit((all) => withValue(all, ['hero'], [...heroesIn(all), taken]));
          }}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>{t('add.studio.hero.categories')}</legend>
        <div className={styles.tiles}>
          {categories.map((category) => (
            <PhotoAt
              key={category}
              at={['categories', category]}
              kind="categories"
              label={t(`category.${category}`)}
              wanted={`${category}.jpg`}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface HeroRowProps {
  readonly hero: Hero;
  /** Counted from 1. */
  readonly number: number;
  readonly onChange: (by: (hero: Hero) => Hero) => void;
  /** Beside the large photo, because below the upright one they would seem to belong to it. */
  readonly children: ReactNode;
}

/** Phones show an upright photo in place of the large one. */
function HeroRow({ hero, number, onChange, children }: HeroRowProps) {
  const { t } = useTranslation();
  const picture = pictureOf(hero);
  const portrait = typeof hero === 'string' ? undefined : hero.portrait;
  const label = t('add.studio.hero.picture', { number });
  const portraitLabel = t('add.studio.hero.portrait', { number });
  const at = ['hero', number - 1];
  return (
    <div className={styles.pair}>
      <figure className={styles.photo}>
        <figcaption>{label}</figcaption>
        <PhotoView kind="hero" name={picture} />
        <PhotoFaults
          at={typeof hero === 'string' ? at : [...at, 'picture']}
          file={photoPath('hero', picture)}
        />
        <div className={styles.ways}>
          <PhotoButton
            kind="hero"
            label={t('add.studio.replaceShort')}
            name={t('add.studio.replace', { what: label })}
            wanted={`hero-${number}.jpg`}
            onTake={(taken) =>
              onChange((now) => (typeof now === 'string' ? taken : { ...now, picture: taken }))
            }
          />
          {children}
        </div>
      </figure>
      <figure className={styles.photo}>
        <figcaption>{portraitLabel}</figcaption>
        {portrait !== undefined && (
          <>
            <PhotoView kind="hero" name={portrait} />
            <PhotoFaults at={[...at, 'portrait']} file={photoPath('hero', portrait)} />
          </>
        )}
        <div className={styles.ways}>
          <PhotoButton
            kind="hero"
            label={t(portrait ? 'add.studio.replaceShort' : 'add.studio.hero.addPortrait')}
            name={
              portrait
                ? t('add.studio.replace', { what: portraitLabel })
                : `${t('add.studio.hero.addPortrait')}, ${label}`
            }
            wanted={`hero-${number}-portrait.jpg`}
            onTake={(taken) => onChange((now) => ({ picture: pictureOf(now), portrait: taken }))}
          />
          {portrait !== undefined && (
            <button
              type="button"
              className={styles.way}
              aria-label={t('add.studio.remove', { what: portraitLabel })}
              onClick={() => onChange(pictureOf)}
            >
              {t('add.studio.removeShort')}
            </button>
          )}
        </div>
      </figure>
    </div>
  );
}

function heroesIn(texts: EditedTexts): readonly Hero[] {
  return (valueIn(texts, ['hero']) as readonly Hero[] | undefined) ?? [];
}

function pictureOf(hero: Hero): string {
  return typeof hero === 'string' ? hero : hero.picture;
}
