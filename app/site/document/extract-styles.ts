/**
 * The Content-Security-Policy forbids `style` attributes, so their declarations become rules of one stylesheet.
 * React escapes the quotes in texts, and JSON those in data.
 */
export function extractStyles(html: string) {
  const ids = new Map<string, number>();
  const body = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    const id = ids.get(declarations) ?? ids.size;
    ids.set(declarations, id);
    return ` data-style="${id}"`;
  });
  const rules = Array.from(ids, ([declarations, id]) => `[data-style="${id}"]{${declarations}}`);
  // Pages have many numbers below 1.
  return { body, rules: rules.join('').replaceAll(':0.', ':.') };
}
