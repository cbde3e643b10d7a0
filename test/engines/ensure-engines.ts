import { installDebianPackages } from '#test/debian-packages.ts';
import { hasFirefox } from './firefox.ts';
import { hasWebKit } from './webkit.ts';

if (!hasFirefox || !hasWebKit) {
  try {
    installDebianPackages(['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']);
  } catch (error) {
    console.error(String(error));
    console.warn(
      'Without Firefox or WebKitGTK, their smoke visits are left out (Debian: firefox-esr, webkit2gtk-driver, xvfb)',
    );
  }
}
