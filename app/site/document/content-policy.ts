import { createHash } from 'node:crypto';
import { PLAYER_ORIGINS } from '#app/ui/video-player.ts';

interface PolicySource {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly hasVideos: boolean;
  readonly takesPhotos: boolean;
  readonly host?: string | false | undefined;
}

export function contentPolicy(source: PolicySource): string {
  const { scripts, styles, hasVideos, takesPhotos, host } = source;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    // `data:` for the backdrop of a post.
    'img-src': ["'self'", 'data:', ...(takesPhotos ? ['blob:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(host ? [host] : [])],
    'frame-src': hasVideos ? PLAYER_ORIGINS : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

// Browsers normalize line breaks before they compute the hash.
function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
