import { ContentDraft } from './content.fixture.ts';

const FLAG = 'isAttacked';

/** Ends scripts, styles, attributes, comments and CDATA, and runs where one of them has ended. */
const BREAKOUT =
  `</script></style></title></textarea>--><script>${FLAG}=1</script>` +
  `<img src=x onerror=${FLAG}=1>"'><svg onload=${FLAG}=1><a href=javascript:${FLAG}=1>]]>&lt;b&gt;&#60;` +
  `\u2028\u2029\\u003cscript>@import"x";body{background:red}/*`;

/** Placeholders of i18next, which must mean nothing in texts of the artist. */
const PLACEHOLDERS = `{{constructor}}{{- name}}$t(menu)\${1+1}`;

/** Names, links and numbers in a text, where the check refuses anything else. */
const TECHNICAL = [
  /^site\.json\/(?:contacts|links|hero|categories|about)/,
  /^gallery\.json\/\d+\/(?:category|title|src|active)$/,
  /^gallery\.json\/\d+\/details\/(?:images|vk_videos|yt_videos|text\/\d+\/classes)/,
  /^news\.json\/\d+\/(?:image|content\/(?:images|vk_videos))/,
];

/** The build reads these texts, or fills them in: their own value stays behind the payload. */
const READ = /^(?:gallery|news)\.json\/\d+\/(?:(?:details\/)?(?:date|desc)$|details\/text)/;

const LINKED = /^news\.json\/\d+\/content\/text|biography\/(?:lead|text)|\/art-\d+\/text/;
const LINK = `*x* [y](https://example.org/?"'><script>${FLAG}=1</script>)`;

/** In labels, placeholders have their meaning. */
const LABEL = /^locales\/\w+\/translation\.json\/(?!biography|vocabulary)/;

export async function savePayloads(parent: string): Promise<string> {
  const draft = new ContentDraft();
  for (const [file, value] of Object.entries(draft.folder())) {
    draft.write(file, JSON.stringify(spoil(value, file)));
  }
  return draft.save(parent);
}

function spoil(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((each, index) => spoil(each, `${path}/${index}`));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, spoil(each, `${path}/${key}`)]),
    );
  }
  if (typeof value !== 'string' || TECHNICAL.some((pattern) => pattern.test(path))) return value;
  const text = `§${path}§${BREAKOUT}${LABEL.test(path) ? '' : PLACEHOLDERS}`;
  if (LINKED.test(path)) return `${text} ${LINK}`;
  return READ.test(path) ? `${text}, ${value}` : text;
}
