import { withinTime } from './within-time.ts';

/** A route as React Router's manifest has it. */
interface ManifestRoute {
  readonly id: string;
  readonly path?: string;
  /** The address of its code. */
  readonly module: string;
  /** The addresses of what that code imports, and of what this imports in turn. */
  readonly imports?: readonly string[];
}

const codeByPattern = new Map<string, Promise<unknown>>();

/**
 * Loads the code of a route; what was loaded before is known by the route's id.
 *
 * The build puts it in the place of React Router's own function of this name (`pipeline/site/own-route-loading.ts`),
 * which reloads the page that is being read when the code of the next one does not come.
 *
 * @throws when it does not come, or not in time.
 */
export async function loadRouteModule(
  { id, path = '', module, imports = [] }: ManifestRoute,
  known: Record<string, unknown>,
): Promise<unknown> {
  if (id in known) return known[id];
  // All at once: what a file imports is known to the browser only when that file has come.
  const files = [module, ...imports].map((file) => import(/* @vite-ignore */ file));
  const code = withinTime(Promise.all(files).then(([first]) => first));
  codeByPattern.set(path, code);
  known[id] = await code;
  return known[id];
}

/**
 * The code that was asked for, for pages of this pattern. React Router goes on without it.
 *
 * @throws when it has not come.
 */
export async function codeOfPages(pattern: string): Promise<unknown> {
  return codeByPattern.get(pattern);
}
