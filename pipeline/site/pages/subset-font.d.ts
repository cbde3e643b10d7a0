declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat: 'woff2' | 'sfnt';
    /** Leaves out other shapes of the same letters, which only features like small capitals would show. */
    readonly noLayoutClosure?: boolean;
    readonly noHinting?: boolean;
    /** Tags of the OpenType features that stay. */
    readonly keepFeatures?: string[];
  }

  /** A font with the letters of a text and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Buffer>;
}
