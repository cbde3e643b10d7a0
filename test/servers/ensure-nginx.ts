import { installDebianPackages } from '#test/debian-packages.ts';
import { findNginx } from './find-nginx.ts';

if (!findNginx()) {
  try {
    installDebianPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
  } catch (error) {
    console.error(String(error));
  }
}
if (!findNginx()) {
  console.warn(
    'No nginx with its module for brotli files: the tests against it are left out (Debian: nginx-light, libnginx-mod-http-brotli-static)',
  );
}
