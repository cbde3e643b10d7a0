/** The pipeline writes these; a fresh checkout does not have them yet, and the compiler need not wait. */
declare module '#generated/words/*.json' {
  const words: import('#catalogue/words/interface-words.ts').InterfaceWords;
  export default words;
}
