/**
 * Braces in inserted values stay literal.
 * @example fillLabel('{{name}}: news', { name: 'Anna' }) // 'Anna: news'
 */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}
