import type { Biography } from '#catalogue/schema/locale-files.ts';
import type { PostView } from '#catalogue/site/post-view.ts';
import type { Language } from '#catalogue/words/language.ts';
import { typeset } from '#catalogue/words/typeset.ts';
import { workTexts } from '#catalogue/works/work-texts.ts';
import type { Wording, WorkCard, WorkPage } from '#catalogue/works/work-view.ts';

export function typesetCard(card: WorkCard, language: Language): WorkCard {
  return {
    ...card,
    ...workTexts((text) => typeset(card[text], language)),
    ...(card.title && { title: typesetTitle(card.title) }),
  };
}

export function typesetWork(work: WorkPage, language: Language): WorkPage {
  return {
    ...work,
    ...typesetCard(work, language),
    paragraphs: work.paragraphs.map(({ segments, ...paragraph }) => ({
      ...paragraph,
      segments: segments.map(typesetParagraph),
    })),
  };
}

export function typesetPost<Post extends PostView>(post: Post, language: Language): Post {
  const { title, shortDesc, paragraphs, date, exhibition } = post;
  return {
    ...post,
    title: typesetTitle(title),
    shortDesc: typesetTitle(shortDesc),
    paragraphs: paragraphs.map(typesetParagraph),
    date: typeset(date, language),
    ...(exhibition && {
      exhibition: { ...exhibition, place: typeset(exhibition.place, language) },
    }),
  };
}

export function typesetBiography(biography: Biography, language: Language): Biography {
  return JSON.parse(JSON.stringify(biography), (_, value) =>
    typeof value === 'string' ? typeset(value, language) : value,
  );
}

// Only visible text is typeset: attributes and messages keep it as typed.
function typesetTitle({ text, language }: Wording): Wording {
  const shown = typeset(text, language);
  return { text, language, ...(shown !== text && { shown }) };
}

function typesetParagraph({ text, language }: Wording): Wording {
  return { text: typeset(text, language), language };
}
