/** The text of a script that stands in the page, made small: pipeline/site/inline-scripts-plugin.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
