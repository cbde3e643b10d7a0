import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,catalogue,pipeline,tools}/**/*.test.{ts,tsx}'],
          // What takes a second takes ten on a slow machine that does something else besides; what hangs, hangs longer.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Whole builds, one after the other: they share the folders of this project.
        test: {
          name: 'build',
          include: ['test/build/*.build.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
