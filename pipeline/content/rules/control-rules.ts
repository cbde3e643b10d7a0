import { controlCharacters } from '#catalogue/texts/normalize-text.ts';
import { type Finding, type JsonPath, noticeAt } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    controls: (found: string) =>
      told(
        `the text holds invisible control characters (${found}), which the site leaves out`,
        'remove them, or type the text anew',
      ),
  },
  {
    controls: (found) =>
      told(
        `в тексте невидимые управляющие знаки (${found}), сайт их пропустит`,
        'уберите их или наберите текст заново',
      ),
  },
);

export function controlFindings(file: string, value: unknown, path: JsonPath = []): Finding[] {
  if (typeof value === 'string') return findingOf(file, path, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const itemPath = [...path, Array.isArray(value) ? Number(key) : key];
    return [...findingOf(file, itemPath, key), ...controlFindings(file, item, itemPath)];
  });
}

function findingOf(file: string, path: JsonPath, text: string): Finding[] {
  const found = new Set(controlCharacters(text).map(({ code }) => code));
  if (found.size === 0) return [];
  return [noticeAt({ file, path }, ...say().controls([...found].join(', ')))];
}
