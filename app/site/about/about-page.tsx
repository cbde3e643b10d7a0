import { definePage } from '#app/site/define-page.ts';
import { artistData } from '#app/site/structured-data.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { Site } from '#catalogue/site.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import styles from './about.module.css';
import { splitYears } from './timeline.ts';

export const aboutPage = definePage('/about', {
  page({ site, t }) {
    const { portrait, biography } = site;
    return {
      title: t('about'),
      description: plainText([biography.lead, ...Object.values(biography.text)].join(' ')),
      image: portrait,
      images: [portrait],
      structuredData: [artistData(site)],
      content: <About {...site} />,
    };
  },
});

function About({ name, portrait, biography, pathTo }: Site) {
  return (
    <div className={styles.root}>
      <Picture
        className={styles.portrait}
        photo={portrait}
        alt={name}
        sizes="(width < 768px) 92vw, 36vw"
        isFirst
      />
      <div className={styles.story}>
        <div className={primitives.prose}>
          <h1>{word('about')}</h1>
          <p className={styles.lead}>
            <MarkedText text={biography.lead} />
          </p>
          {Object.entries(biography.text).map(([number, paragraph]) => (
            <p key={number}>
              <MarkedText text={paragraph} />
            </p>
          ))}
          <PageLink to={pathTo.timeline}>{word('timeline.open')}</PageLink>
        </div>
        <div className={styles.cv}>
          {Object.entries(biography.cv).map(([number, { title, items }]) => (
            <section key={number}>
              <h2>{title}</h2>
              <ul>
                {Object.entries(items).map(([item, line]) => {
                  const { years, text } = splitYears(line);
                  return (
                    <li key={item}>
                      {years && <span>{years} </span>}
                      <span>
                        <MarkedText text={text} />
                      </span>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
