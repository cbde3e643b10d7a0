export const WORDS_QUERY = 'q';

export function wordsInQuery(search: string): string {
  const words = new URLSearchParams(search).get(WORDS_QUERY) ?? '';
  return words.replace(/\s+/g, ' ').trim();
}

export function withWords(search: string, words: string): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => key !== WORDS_QUERY);
  return `?${new URLSearchParams([[WORDS_QUERY, words], ...others])}`;
}
