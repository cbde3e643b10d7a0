import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Whatever the system speaks.
    env: { MESSAGES: 'en' },
    // One processor less is Vitest's own choice: half of a machine with two.
    maxWorkers: '100%',
    // What is waited for is there at once on an idle machine; one second, which is the default, is too little on a busy one.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,catalogue,pipeline,tools}/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          // What takes a second takes ten on a slow machine that does something else besides; what hangs, hangs longer.
          testTimeout: 30_000,
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
