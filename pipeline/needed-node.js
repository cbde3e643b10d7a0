// Must run before all modules that an older Node cannot parse.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';

const NEEDED_MAJOR = 24;
const { node } = process.versions;
const folder = process.cwd();

if (!existsSync('node_modules')) {
  refuse(
    "The packages that this project needs are missing: run 'npm ci', then try again",
    'Не хватает пакетов, без которых программа не работает: выполните «npm ci» и попробуйте ещё раз',
  );
}
if (Number.parseInt(node, 10) < NEEDED_MAJOR) {
  refuse(
    `This project needs Node ${NEEDED_MAJOR}, and this is Node ${node}: run 'npm ci', which brings the right one (not with --omit=optional), or install it from https://nodejs.org`,
    `Программе нужен Node ${NEEDED_MAJOR}, а это Node ${node}: выполните «npm ci», он принесёт нужный (без --omit=optional), или установите его с https://nodejs.org`,
  );
}
// Vite would read these characters as parts of a URL or of a pattern.
if (/[#?*]/.test(folder)) {
  refuse(
    `The path of this project has '#', '?' or '*', which does not work: rename the folder (${folder})`,
    `В пути к программе есть «#», «?» или «*», с ними она не работает: переименуйте папку (${folder})`,
  );
}

// Compiling takes half of the time of an unchanged build. Child processes inherit the variable.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
module.enableCompileCache();

const { loadEnvFile } = await import('./env-file.ts');
try {
  loadEnvFile();
} catch (error) {
  refuse(error.message, error.message);
}

function refuse(english, russian) {
  const language = process.env.MESSAGES || Intl.DateTimeFormat().resolvedOptions().locale;
  console.error(/^ru\b/.test(language) ? russian : english);
  process.exit(1);
}
