import { About } from '#app/site/about/about.tsx';
import { definePage } from '#app/site/define-page.ts';
import { artist } from '#app/site/structured-data.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';

export const aboutPage = definePage('/about', {
  page({ site, t }) {
    const { name, portrait, biography } = site;
    const { lead, text } = biography;
    return {
      title: t('about'),
      description: plainText([lead, ...Object.values(text)].join(' ')),
      image: portrait,
      images: [portrait],
      structuredData: [artist(site)],
      content: <About name={name} portrait={portrait} biography={biography} />,
    };
  },
});
