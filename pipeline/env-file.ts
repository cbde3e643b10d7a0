import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ExpectedError } from './expected-error.ts';
import { messages } from './messages.ts';
import { failureLine, systemFailureOf } from './system-failure.ts';

/** What commands and the tools that they start read of the environment. */
const KNOWN =
  /^(CONTENT_DIR|OUT_DIR|SITE_URL|BASE_PATH|PORT|MESSAGES|(AWS|S3|FTP|SSH|GIT|GITHUB|NODE|NPM)_\w+|(HTTPS?|NO|ALL)_PROXY)$/;

const MISNAMED = /^(env|\.?env(\.(txt|rtf|docx?))+)$/i;

const ASSIGNMENT = /^\s*(?:export\s+)?(.*?)\s*=/;

/**
 * Variables that are set already stay.
 * @throws {ExpectedError} for a file that is not understood
 */
export function loadEnvFile(): void {
  const entries = readdirSync('.', { withFileTypes: true });
  const misnamed = entries.find((entry) => entry.isFile() && MISNAMED.test(entry.name));
  if (misnamed) throw new ExpectedError(text().misnamed(misnamed.name));
  if (!entries.some(({ name }) => name.toLowerCase() === '.env')) return;

  const content = readText();
  for (const [index, line] of content.split(/\r\n?|\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const name = ASSIGNMENT.exec(line)?.[1];
    if (!name) throw new ExpectedError(text().noAssignment(index + 1));
    if (!KNOWN.test(name)) throw new ExpectedError(text().unknown(name));
  }
  for (const [name, value] of Object.entries(parseEnv(content))) process.env[name] ??= value;
}

function readText(): string {
  try {
    const bytes = readFileSync('.env');
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    const failure = systemFailureOf(error);
    throw new ExpectedError(failure ? failureLine(failure) : text().unreadable);
  }
}

/** Windows PowerShell writes UTF-16. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

const text = messages(
  {
    misnamed: (name: string) => `The settings must be in a file '.env': rename or remove '${name}'`,
    unreadable: "The file '.env' is no text in UTF-8: save it as UTF-8",
    noAssignment: (line: number) =>
      `Line ${line} of '.env' is not understood: write it like CONTENT_DIR='../elena'`,
    unknown: (name: string) =>
      `There is no setting '${name}' in '.env': use CONTENT_DIR, OUT_DIR, SITE_URL, BASE_PATH, PORT or MESSAGES`,
  },
  {
    misnamed: (name) => `Настройки читаются из файла «.env»: переименуйте или удалите «${name}»`,
    unreadable: 'Файл «.env» — не текст в UTF-8: сохраните его в UTF-8',
    noAssignment: (line) =>
      `Строка ${line} файла «.env» непонятна: напишите её как CONTENT_DIR='../elena'`,
    unknown: (name) =>
      `Настройки «${name}» из «.env» нет: есть CONTENT_DIR, OUT_DIR, SITE_URL, BASE_PATH, PORT и MESSAGES`,
  },
);
