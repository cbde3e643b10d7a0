/** A `data-*` attribute that components write and scripts look for. */
export function dataAttribute<Value extends string | number = string>(name: string) {
  const attribute = `data-${name}`;
  return {
    selector: `[${attribute}]`,
    selectorOf: (value: Value) => `[${attribute}="${value}"]`,
    props: (value: Value | '' = ''): Readonly<Record<string, Value | ''>> => ({
      [attribute]: value,
    }),
    read: (element: Element) => (element.getAttribute(attribute) ?? '') as `${Value}` | '',
  };
}
