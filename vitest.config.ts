import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScriptsPlugin } from '#pipeline/site/inline-scripts-plugin.ts';

const UNIT_TESTS = ['{app,bench,catalogue,pipeline,tools}/**/*.test.{ts,tsx}', 'test/*.test.ts'];

/** They take half a minute or more. Where no earlier run tells so, Vitest begins with the largest files, which not all are. */
const LONG_FILES = /(?:whole-build|long-category)\.build\.ts$/;

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) =>
        Number(LONG_FILES.test(other.moduleId)) - Number(LONG_FILES.test(one.moduleId)),
    );
  }
}

// What takes a second takes ten on a slow machine that does something else besides; what hangs, hangs longer.
const UNIT_TIMEOUT_MS = 60_000;

export default defineConfig({
  plugins: [inlineScriptsPlugin()],
  test: {
    env: {
      // Whatever the system speaks.
      MESSAGES: 'en',
      // Of the programs that tests start, a hundred and more, which would each read the same modules anew.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
    },
    // One processor less is Vitest's own choice: half of a machine with two.
    maxWorkers: '100%',
    tags: [{ name: 'full' }],
    sequence: { sequencer: LongFilesFirst },
    // What is waited for is there at once on an idle machine; one second, which is the default, is too little on a busy one.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          // Modules are loaded once for all files: to load them anew for each takes a quarter of the time.
          isolate: false,
          setupFiles: ['test/unit-set-up.ts'],
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['test/build/*.build.ts'],
          setupFiles: ['test/build/set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Where the engines are installed.
        test: {
          name: 'engines',
          include: ['test/engines/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // What can be asked of the built site without a browser.
        test: { name: 'site', include: ['test/site/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
