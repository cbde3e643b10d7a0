import { existsSync } from 'node:fs';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  readonly program: string;
  readonly module: string;
}

/** Debian's nginx, if it is there with all that the shipped configuration needs. */
export function findNginx(): Nginx | undefined {
  const isThere = existsSync(PROGRAM) && existsSync(BROTLI_MODULE);
  return isThere ? { program: PROGRAM, module: BROTLI_MODULE } : undefined;
}
