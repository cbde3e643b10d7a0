import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite } from './built-site.ts';

/** The library resolves the configuration for each page, which takes a third of the time. */
class ResolvedConfigLoader extends StaticConfigLoader {
  readonly #config = super.getConfigFor('');

  override getConfigFor() {
    return this.#config;
  }
}

// Accessibility is left to axe, which sees the finished page in a browser.
const checker = new HtmlValidate(
  new ResolvedConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    // Whoever could change a file of our own origin could change the page that names its hash.
    rules: { 'require-sri': 'off' },
  }),
);

/** Every page, and every document in a frame, is HTML as the standard writes it. */
export function auditHtml({ pages }: BuiltSite): string[] {
  return pages.flatMap(({ file, html, elements }) => {
    const frames = elements.flatMap(({ attributes }) => attributes.srcdoc ?? []);
    return [html, ...new Set(frames)]
      .flatMap((document) => checker.validateStringSync(document, file).results)
      .flatMap(({ messages }) => messages)
      .map(
        ({ line, ruleId, message }) =>
          `${file}: is not valid in line ${line}: ${message} (${ruleId})`,
      );
  });
}
