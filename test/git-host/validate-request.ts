import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

export function requestValidator(file: string) {
  const url = new URL(file, import.meta.url);
  const { operations } = JSON.parse(readFileSync(url, 'utf8')) as {
    operations: Record<string, { query: readonly string[]; body?: object }>;
  };
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const known = Object.entries(operations).map(([name, { query, body }]) => {
    const pattern = name.replaceAll(/\{(\w+)\}/g, (_, parameter) =>
      parameter === 'ref' ? '[^?]+' : '[^/?]+',
    );
    return { pattern: new RegExp(`^${pattern}$`), query, isValid: body && ajv.compile(body) };
  });

  return (method: string, path: string, query: URLSearchParams, body: unknown) => {
    const operation = known.find(({ pattern }) => pattern.test(`${method} ${path}`));
    if (!operation) return `unknown operation: ${method} ${path}`;
    const unknown = [...query.keys()].filter((name) => !operation.query.includes(name));
    if (unknown.length > 0) return `unknown parameters: ${unknown.join(', ')}`;
    return faultsOf(operation.isValid, body);
  };
}

function faultsOf(isValid: ValidateFunction | undefined, body: unknown): string | undefined {
  if (!isValid) return body === undefined ? undefined : 'unexpected body';
  return isValid(body) ? undefined : JSON.stringify(isValid.errors);
}
