import { readFile } from 'node:fs/promises';
import { minifySync, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

export function inlineScriptsPlugin(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.js\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -SUFFIX.length);
        this.addWatchFile(file);
        const { code, errors } = minifySync(file, await readFile(file, 'utf8'), { module: false });
        const [fault] = errors;
        if (fault) this.error(`${file}: ${fault.message}`);
        return `export default ${JSON.stringify(code)};`;
      },
    },
  };
}
