import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite } from './built-site.ts';

/**
 * Everything that the HTML standard demands, and what a whole document needs. The rules of accessibility and taste are
 * left to axe, which sees the finished page in a browser.
 */
const CHECKED = ['html-validate:standard', 'html-validate:document'];

const RULES = {
  // Whoever could change a file of our own origin could change the page that names its hash.
  'require-sri': 'off',
} as const;

/** One configuration for all pages: to resolve it anew for each, which is what the library does, takes a third of the time. */
class ResolvedConfigLoader extends StaticConfigLoader {
  readonly #config = super.getConfigFor('');

  override getConfigFor() {
    return this.#config;
  }
}

const checker = new HtmlValidate(
  new ResolvedConfigLoader({ root: true, extends: CHECKED, rules: RULES }),
);

/** Every page, and every document that stands in a frame of one, is HTML as the standard writes it. */
export function auditHtml({ pages }: BuiltSite): string[] {
  return pages.flatMap((page) => {
    const frames = page.elements.flatMap(({ attributes }) => attributes.get('srcdoc') ?? []);
    const documents = [page.html, ...new Set(frames)];
    return documents.flatMap((html) =>
      checker
        .validateStringSync(html, page.file)
        .results.flatMap(({ messages }) =>
          messages.map(
            ({ line, ruleId, message, selector }) =>
              `${page.file}: is not valid in line ${line}: ${message} (${ruleId}${selector ? ` at ${selector}` : ''})`,
          ),
        ),
    );
  });
}
