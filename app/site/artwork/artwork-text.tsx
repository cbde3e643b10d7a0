import { Fragment } from 'react';
import { sharedPath } from '#app/islands/share/share.client.ts';
import type { PageRequest } from '#app/site/define-page.ts';
import { ScriptButton } from '#app/ui/button.tsx';
import { CaptionLines, SelectionMark, workLines } from '#app/ui/caption.tsx';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import primitives from '#app/ui/primitives.module.css';
import { canBeUnrolled } from '#catalogue/photos/photo.ts';
import { canBeBought } from '#catalogue/schema/availability.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './artwork-text.module.css';

type Request = PageRequest<Work>;

export function ArtworkText(request: Request) {
  const { site, t, params: work } = request;
  const { pathTo } = site;
  const posts = site.posts.filter(({ works }) => works.includes(work));
  return (
    <>
      {work.facts.length > 0 && (
        <div className={styles.facts}>
          {work.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      )}
      {work.paragraphs.length > 0 && <Story {...request} />}
      {posts.length > 0 && (
        <div className={styles.exhibitions}>
          <p>{word('exhibition.shownAt')}</p>
          {posts.map(({ id, title, date }) => (
            <p key={id}>
              <PageLink to={pathTo.newsPost(id)}>
                <Words of={title} />
              </PageLink>
              {date && `, ${date}`}
            </p>
          ))}
        </div>
      )}
      <Offer {...request} />
      <div className={`${primitives.links} ${primitives.screen}`}>
        {work.size && <PageLink to={pathTo.workWall(work)}>{word('wall.work')}</PageLink>}
        {canBeUnrolled(work.photo) && (
          <PageLink to={pathTo.unrolledWork(work)}>{word('wall.unroll')}</PageLink>
        )}
        <ScriptButton {...sharedPath.props()}>{t('share.open')}</ScriptButton>
      </div>
    </>
  );
}

function Story({ site: { language }, t, params: { paragraphs } }: Request) {
  const foreign = paragraphs.map(
    ({ segments }) => segments.find((wording) => wording.language !== language)?.language,
  );
  return (
    <div className={styles.story}>
      {paragraphs.map(({ classes, segments }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a paragraph may stand in it twice.
        <Fragment key={index}>
          {foreign[index] && foreign[index] !== foreign[index - 1] && (
            <p>
              <small>{t(`writtenIn.${foreign[index]}`)}</small>
            </p>
          )}
          <p data-classes={classes.join(' ') || undefined}>
            {segments.map((wording, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may stand in a paragraph twice.
              <span key={at} lang={wording.language === language ? undefined : wording.language}>
                <MarkedText text={wording.text} />
              </span>
            ))}
          </p>{' '}
        </Fragment>
      ))}
    </div>
  );
}

function Offer({ site: { labels, pathTo }, params: work }: Request) {
  const { id, availability } = work;
  const isForSale = canBeBought(availability);
  return (
    <div className={styles.offer}>
      <CaptionLines lines={workLines({ facts: [], availability }, labels)} />
      {isForSale && <p>{word('priceOnRequest')}</p>}
      <span>
        <PageLink className={primitives.button} to={pathTo.contactAbout(id)}>
          {word(isForSale ? 'buy' : 'askForSimilar')}
        </PageLink>
        <SelectionMark work={work} labels={labels} />
      </span>
    </div>
  );
}
