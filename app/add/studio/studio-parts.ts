import type { StudioPart } from '#app/add/studio/edited-texts.ts';
import { SITE_FILE, translationPath } from '#catalogue/change/folder-json.ts';
import { OFFERS } from '#catalogue/schema/site-entry.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';

function ofSite(...fields: readonly string[]): StudioPart['places'] {
  return Object.fromEntries(fields.map((field) => [field, { file: SITE_FILE, path: [field] }]));
}

/** Named `biography ru`, for example. */
function inLanguages(field: string): StudioPart['places'] {
  return Object.fromEntries(
    siteLanguages().map((language) => [
      `${field} ${language}`,
      { file: translationPath(language), path: [field] },
    ]),
  );
}

export function contactsPart(): StudioPart {
  return {
    key: 'contacts',
    places: {
      ...ofSite('contacts', 'answers', 'offers', 'links'),
      ...inLanguages('invitation'),
    },
    phrases: [['answers'], ...OFFERS.map((offer) => ['offers', offer])],
  };
}

export function aboutPart(): StudioPart {
  return {
    key: 'about',
    places: { ...ofSite('about'), ...inLanguages('biography') },
    phrases: [],
  };
}

export function heroesPart(): StudioPart {
  return { key: 'heroes', places: ofSite('hero', 'categories'), phrases: [] };
}
