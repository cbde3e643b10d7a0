import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ExpectedError } from './expected-error.ts';
import { messages } from './messages.ts';
import { failureLine } from './system-failure.ts';

const MISNAMED = /^(env|\.?env(\.(txt|rtf|docx?))+)$/i;

const ASSIGNMENT =
  /^\s*(export\s+)?(CONTENT_DIR|OUT_DIR|SITE_URL|BASE_PATH|PORT|MESSAGES|(AWS|S3|FTP|SSH|GIT|GITHUB|NODE|NPM)_\w+|(HTTPS?|NO|ALL)_PROXY)\s*=/;

export function loadEnvFile(): void {
  const entries = readdirSync('.', { withFileTypes: true });
  const misnamed = entries.find((entry) => entry.isFile() && MISNAMED.test(entry.name));
  if (misnamed) throw new ExpectedError(text().misnamed(misnamed.name));
  if (!entries.some(({ name }) => name.toLowerCase() === '.env')) return;

  const content = readText();
  for (const [index, line] of content.split(/\r\n?|\n/).entries()) {
    const isUnderstood = /^\s*(#|$)/.test(line) || ASSIGNMENT.test(line);
    if (!isUnderstood) throw new ExpectedError(text().line(index + 1));
  }
  for (const [name, value] of Object.entries(parseEnv(content))) process.env[name] ??= value;
}

function readText(): string {
  try {
    const bytes = readFileSync('.env');
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ExpectedError(failureLine(error) ?? text().unreadable);
  }
}

/** Windows PowerShell writes UTF-16. UTF-8 has neither 0xff nor 0xfe, and its texts no zero byte. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff || second === 0) return 'utf-16le';
  return first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8';
}

const text = messages(
  {
    misnamed: (name: string) => `The settings must be in a file '.env': rename or remove '${name}'`,
    unreadable: "The file '.env' is not UTF-8 text: save it as UTF-8",
    line: (line: number) =>
      `Line ${line} of '.env' is not understood: set CONTENT_DIR, OUT_DIR, SITE_URL, BASE_PATH, PORT or MESSAGES, like CONTENT_DIR='../elena'`,
  },
  {
    misnamed: (name) => `Настройки читаются из файла «.env»: переименуйте или удалите «${name}»`,
    unreadable: 'Файл «.env» — не текст в UTF-8: сохраните его в UTF-8',
    line: (line) =>
      `Строка ${line} файла «.env» непонятна: есть настройки CONTENT_DIR, OUT_DIR, SITE_URL, BASE_PATH, PORT и MESSAGES, например CONTENT_DIR='../elena'`,
  },
);
