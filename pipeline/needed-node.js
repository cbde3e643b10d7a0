// Loaded before anything that an older Node cannot parse.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';

const NEEDED_MAJOR = 24;

const isRussian = /^ru\b/.test(
  process.env.MESSAGES || Intl.DateTimeFormat().resolvedOptions().locale,
);

if (!existsSync('node_modules')) {
  refuse(
    isRussian
      ? 'Не хватает пакетов, без которых программа не работает: выполните «npm ci» и попробуйте ещё раз'
      : "The packages that this project needs are missing: run 'npm ci', then try again",
  );
}
if (Number.parseInt(process.versions.node, 10) < NEEDED_MAJOR) {
  refuse(
    isRussian
      ? `Программе нужен Node ${NEEDED_MAJOR}, а это Node ${process.versions.node}: выполните «npm ci», он принесёт нужный (без --omit=optional), или установите его с https://nodejs.org`
      : `This project needs Node ${NEEDED_MAJOR}, and this is Node ${process.versions.node}: run 'npm ci', which brings the right one (not with --omit=optional), or install it from https://nodejs.org`,
  );
}
// Vite takes both for parts of a URL.
if (/[#?]/.test(process.cwd())) {
  refuse(
    isRussian
      ? `В пути к программе есть «#» или «?», с ними она не работает: переименуйте папку (${process.cwd()})`
      : `The path of this project has '#' or '?', which does not work: rename the folder (${process.cwd()})`,
  );
}

// Compiling takes half of the time of an unchanged build. Child processes inherit the variable.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
module.enableCompileCache();

// So nobody has to type variables: `CONTENT_DIR='../elena'` in a file beside package.json.
const { loadEnvFile } = await import('./env-file.ts');
try {
  loadEnvFile();
} catch (error) {
  refuse(error.message);
}

function refuse(line) {
  console.error(line);
  process.exit(1);
}
