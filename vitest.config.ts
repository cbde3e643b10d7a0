import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,catalogue,pipeline,tools}/**/*.test.{ts,tsx}'] },
});
