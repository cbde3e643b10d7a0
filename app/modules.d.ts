/** The minified text of a script that stands in the page: pipeline/site/inline-scripts-plugin.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}

/** One chunk for each language, which the content check has validated: pipeline/site/prepare.ts. */
declare module '#generated/labels.js' {
  const files: Readonly<
    Record<string, () => Promise<{ readonly default: import('#catalogue/texts/labels.ts').Labels }>>
  >;
  export default files;
}
