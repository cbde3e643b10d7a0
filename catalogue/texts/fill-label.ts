/**
 * Inserted values are never searched again.
 * @example fillLabel('{{name}}: news', { name: 'Anna' }) // 'Anna: news'
 */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark);
}
