declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      /** Leaves out alternates that only features like small capitals would show. */
      readonly noLayoutClosure: boolean;
      readonly noHinting: boolean;
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
