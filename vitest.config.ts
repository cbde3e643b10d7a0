import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScriptsPlugin } from '#pipeline/site/inline-scripts-plugin.ts';

const UNIT_TESTS = ['{app,bench,catalogue,pipeline,tools}/**/*.test.{ts,tsx}', 'test/*.test.ts'];

/** Each takes half a minute or more, so they run first. Without results of an earlier run, Vitest sorts files by size. */
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

// On a slow and busy machine, tests take ten times as long.
const UNIT_TIMEOUT_MS = 60_000;

export default defineConfig({
  plugins: [inlineScriptsPlugin()],
  test: {
    env: {
      // Independent of the language of the system.
      MESSAGES: 'en',
      // Tests start more than a hundred programs, which would all compile the same modules again.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
    },
    // By default, Vitest leaves one processor unused: half of a machine with two.
    maxWorkers: '100%',
    tags: [{ name: 'full' }],
    sequence: { sequencer: LongFilesFirst },
    // One second, the default, is too short for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          // Modules are loaded once for all files, which saves a quarter of the time.
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
        // Only on machines with these engines.
        test: {
          name: 'engines',
          include: ['test/engines/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Tests of the built site that need no browser.
        test: { name: 'site', include: ['test/site/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
