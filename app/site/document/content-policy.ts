import { createHash } from 'node:crypto';
import { PLAYER_ORIGINS } from '#app/ui/video-player.ts';

interface PolicySource {
  /** The texts of the scripts and styles that stand in the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly hasVideos: boolean;
  /** Whether it shows and works on photos that the visitor has chosen, without sending them anywhere. */
  readonly takesPhotos: boolean;
  /** The host that it may read from and write to. */
  readonly host?: string | undefined;
}

/**
 * The Content-Security-Policy of a page, as one line: it may load what is its own, show the players of videos, and run
 * exactly these scripts and styles.
 */
export function contentPolicy(source: PolicySource): string {
  const { scripts, styles, hasVideos, takesPhotos, host } = source;
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts.map(hashOf)]],
    ['style-src', ["'self'", ...styles.map(hashOf)]],
    // `data:` for what stands behind the headline of a post.
    ['img-src', ["'self'", 'data:', ...(takesPhotos ? ['blob:'] : [])]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...(host ? [host] : [])]],
    ['frame-src', hasVideos ? PLAYER_ORIGINS : ["'none'"]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** Browsers read every line break as one character before they look at the text. */
function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
