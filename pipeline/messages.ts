import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageLanguage } from '#catalogue/check/finding.ts';

/**
 * Chooses the language when called, not when defined.
 * @example const text = messages({ done: 'Done' }, { done: 'Готово' }); text().done
 */
export function messages<Texts>(english: Texts, russian: NoInfer<Texts>): () => Texts {
  return () => (spokenLanguage() === 'ru' ? russian : english);
}

/** Chosen at the first message, for this process and its children. */
export function spokenLanguage(): MessageLanguage {
  const language = languageOfMessages(process.env);
  process.env.MESSAGES = language;
  return language;
}

// Asking the system at each message would take a fifth of a second for a report of 2,000 works.
const SYSTEM_LANGUAGE = Intl.DateTimeFormat().resolvedOptions().locale;

/** Precedence: the environment, `site.json`, the system. */
export function languageOfMessages(
  { MESSAGES, CONTENT_DIR }: Readonly<Record<string, string | undefined>>,
  locale = SYSTEM_LANGUAGE,
): MessageLanguage {
  const language = MESSAGES || readSiteFile(CONTENT_DIR || 'content').messages || locale;
  return /^ru(?![a-z])/i.test(String(language)) ? 'ru' : 'en';
}

/** The content check reports a faulty file. */
export function readSiteFile(contentDir: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8')) };
  } catch {
    return {};
  }
}
