/** A `data-*` attribute that components write and scripts look for. */
export function dataAttribute<Value extends string | number = string>(name: string) {
  const attribute = `data-${name}`;
  return {
    selector: `[${attribute}]`,
    selectorOf: (value: Value) => `[${attribute}="${value}"]`,
    /** Without a value, the attribute is a mark. */
    props: (value: Value | '' = ''): Readonly<Record<string, Value | ''>> => ({
      [attribute]: value,
    }),
    /** Empty where the element lacks it. */
    read: (element: Element) => (element.getAttribute(attribute) ?? '') as `${Value}` | '',
  };
}
