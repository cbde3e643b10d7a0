import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const ASSETS = 'build/client/assets';

/** The built scripts with this name (`category`), whatever their hashes. */
export function builtScripts(name: string): string[] {
  return readdirSync(ASSETS).filter(
    (file) => file.startsWith(`${name}-`) && /-[\w-]{8}\.js$/.test(file),
  );
}

/** These scripts and all that they import before they run, each once. */
export function withImports(scripts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...scripts];
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    queue.push(...importsOf(script));
  }
  return found;
}

/** Scripts that this one names but loads only when they are asked for. */
export function loadsLater(script: string): string[] {
  const all = readAsset(script).matchAll(/\bimport\(\s*[`"']\.\/([\w.-]+\.js)/g);
  return [...all].map(([, file]) => file as string);
}

/** Bytes after brotli at its usual strength for files. */
export function compressedBytes(file: string): number {
  return brotliCompressSync(readAsset(file)).length;
}

function importsOf(script: string): string[] {
  const all = readAsset(script).matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
  return [...all].map(([, file]) => file as string);
}

function readAsset(file: string): string {
  return readFileSync(`${ASSETS}/${file}`, 'utf8');
}
