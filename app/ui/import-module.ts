/** Takes the place of Vite's helper around `import()`: vite.config.ts. */
export function __vitePreload<Module>(load: () => Promise<Module>): Promise<Module> {
  return load();
}
