interface DataScriptProps {
  readonly id?: string;
  readonly type?: string;
  readonly data: object;
}

/** Data that a script or a search engine reads from the page. */
export function DataScript({ data, type = 'application/json', id }: DataScriptProps) {
  // `<` could end the element.
  const __html = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotation marks.
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html }} />;
}
