declare module 'hyphen/*/index.js' {
  /** What parts words by the patterns of a language. */
  const language: {
    hyphenateSync(text: string, options: { readonly hyphenChar: string }): string;
  };
  export default language;
}
