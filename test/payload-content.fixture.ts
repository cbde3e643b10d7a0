import { ContentDraft } from './content.fixture.ts';

const FLAG = 'isAttacked';

/** What ends scripts, styles, attributes, comments and CDATA, and what would run where one of them has ended. */
const BREAKOUT =
  `</script></style></title></textarea>--><script>${FLAG}=1</script>` +
  `<img src=x onerror=${FLAG}=1>"'><svg onload=${FLAG}=1><a href=javascript:${FLAG}=1>]]>&lt;b&gt;&#60;` +
  `\u2028\u2029\\u003cscript>@import"x";body{background:red}/*`;

/** The marks of i18next, which must mean nothing in the words of the artist. */
const PLACEHOLDERS = `{{constructor}}{{- name}}$t(menu)\${1+1}`;

const FILES = [
  'site.json',
  'gallery.json',
  'news.json',
  'locales/ru/translation.json',
  'locales/en/translation.json',
  'locales/ru/gallery.json',
  'locales/en/gallery.json',
];

/** What is a name, an address or a number written as a text: the check refuses anything else there. */
const TECHNICAL = [
  /^site\/(?:contacts|links|hero|categories|about)/,
  /^gallery\/\d+\/(?:category|title|src|active)$/,
  /^gallery\/\d+\/details\/(?:images|vk_videos|yt_videos|text\/\d+\/classes)/,
  /^news\/\d+\/(?:image|content\/(?:images|vk_videos))/,
];

/** What is understood besides being shown: it stays behind the payload. */
const UNDERSTOOD = /^(?:gallery|news)\/\d+\/(?:details\/)?(?:date|desc)$/;

const FILLED_IN = /^gallery\/\d+\/details\/text/;

/** Where links are understood: one stands behind the payload, and its address tries to get out too. */
const LINKED =
  /(?:^news\/\d+\/content\/text|\/biography\/(?:lead|text)|\/gallery\/[^/]+\/art-\d+\/text)/;
const LINK = `*x* [y](https://example.org/?"'><script>${FLAG}=1</script>)`;

const TEMPLATE = /^[a-z]{2}\/translation\/(?!biography|vocabulary)/;

/** Writes a small content folder with a payload in every text of it. */
export async function savePayloads(parent: string): Promise<string> {
  const draft = new ContentDraft();
  const spoil = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => spoil(each, `${place}/${index}`));
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([key, each]) => [
        key,
        spoil(each, `${place}/${key.replaceAll(' ', '_')}`),
      ]);
      return Object.fromEntries(entries);
    }
    if (typeof value !== 'string' || TECHNICAL.some((pattern) => pattern.test(place))) return value;
    // The words of the interface are templates: there, such marks have their meaning.
    const payload = BREAKOUT + (TEMPLATE.test(place) ? '' : PLACEHOLDERS);
    const text = `§${place}§${payload}`;
    if (LINKED.test(place)) return `${text} ${LINK}`;
    return UNDERSTOOD.test(place) || FILLED_IN.test(place) ? `${text}, ${value}` : text;
  };
  for (const file of FILES) {
    const place = file.replace(/^locales\//, '').replace(/\.json$/, '');
    draft.write(file, JSON.stringify(spoil(JSON.parse(draft.text(file)), place)));
  }
  return draft.save(parent);
}
