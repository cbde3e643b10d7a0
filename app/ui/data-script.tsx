interface DataScriptProps {
  readonly id?: string;
  readonly type?: string;
  readonly data: object;
}

export function DataScript({ data, type = 'application/json', id }: DataScriptProps) {
  // `<` could end the element.
  const __html = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotation marks.
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html }} />;
}
