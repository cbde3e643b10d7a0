declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat: 'woff2';
    /** Leaves out other shapes of the same letters, which only features like small capitals would show. */
    readonly noLayoutClosure: boolean;
  }

  /** A font with the letters of a text and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Buffer>;
}
