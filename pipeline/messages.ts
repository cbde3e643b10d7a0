import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageLanguage } from '#catalogue/check/finding.ts';

/** Chooses the language when called, not when defined: `const text = messages(…)`, then `text().done`. */
export function messages<Texts>(english: Texts, russian: NoInfer<Texts>): () => Texts {
  return () => (messageLanguage() === 'ru' ? russian : english);
}

/** Set while a page is answered, because its language may differ from that of the commands. */
export const pageLanguage = new AsyncLocalStorage<MessageLanguage>();

export function messageLanguage(): MessageLanguage {
  process.env.MESSAGES ||= languageOfMessages(process.env);
  return pageLanguage.getStore() ?? languageOfMessages(process.env);
}

// Read once, because a report of 2,000 works would take 0.2 s longer otherwise.
const SYSTEM_LANGUAGE = Intl.DateTimeFormat().resolvedOptions().locale;

/** Precedence: the environment, `site.json`, the system. */
export function languageOfMessages(
  { MESSAGES, CONTENT_DIR }: Readonly<Record<string, string | undefined>>,
  locale = SYSTEM_LANGUAGE,
): MessageLanguage {
  const language = MESSAGES || readSiteFile(CONTENT_DIR || 'content').messages || locale;
  return /^ru(?![a-z])/i.test(String(language)) ? 'ru' : 'en';
}

/** Does not throw, because the content check reports a faulty file. */
export function readSiteFile(contentDir: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8')) };
  } catch {
    return {};
  }
}
