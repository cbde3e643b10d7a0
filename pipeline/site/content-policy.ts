import { createHash } from 'node:crypto';
import { PLAYER_ORIGINS } from '#catalogue/video-links.ts';
import { UnexpectedPageError } from './unexpected-page-error.ts';

/** What a page does besides showing what is its own. */
export interface PolicyNeeds {
  /** Frames for the players of videos. */
  readonly players: boolean;
  /** Photos that the visitor has chosen, shown and worked on without leaving the browser. */
  readonly photos: boolean;
}

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const SCRIPT = new RegExp(`<script(?<attributes>${ATTRIBUTES})>(?<text>[\\s\\S]*?)</script>`, 'gi');
const STYLE = new RegExp(`<style${ATTRIBUTES}>(?<text>[\\s\\S]*?)</style>`, 'gi');
const TAG = new RegExp(`<[a-z]${ATTRIBUTES}>`, 'gi');
const FORBIDDEN_ATTRIBUTE = /\s(?<name>style|on[a-z]+)\s*=/i;
const CHARSET = /<head[^>]*><meta charset="utf-8"\s*\/?>/i;

/** Types of script elements that browsers run or obey; all others are data. */
const SCRIPT_TYPES = [
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
];

/**
 * A page with its Content-Security-Policy in it: it may load what is its own, and run exactly the scripts and styles
 * that stand in it now. So this comes last of all that is done to a page.
 *
 * @throws {UnexpectedPageError} when the page holds what the policy would block, or has no place for it.
 */
export function allowOnly(needs: PolicyNeeds, html: string): string {
  refuseForbiddenAttributes(html);
  const match = CHARSET.exec(html);
  if (!match) throw new UnexpectedPageError('A page does not begin with its charset');
  const end = match.index + match[0].length;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(needs, html)}"/>`;
  return html.slice(0, end) + policy + html.slice(end);
}

/** The policy of a page, as one line. */
export function contentPolicy({ players, photos }: PolicyNeeds, html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].filter(isRun).map(hashOf);
  const styles = [...html.matchAll(STYLE)].map(hashOf);
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...new Set(scripts)]],
    ['style-src', ["'self'", ...new Set(styles)]],
    // `data:` for what stands behind the headline of a post.
    ['img-src', ["'self'", 'data:', ...(photos ? ['blob:'] : [])]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['frame-src', players ? PLAYER_ORIGINS : ["'none'"]],
    ['worker-src', [photos ? "'self'" : "'none'"]],
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function isRun({ groups }: RegExpExecArray): boolean {
  const attributes = groups?.attributes ?? '';
  const type = /\stype\s*=\s*["']?(?<type>[^"'\s>]*)/i.exec(attributes)?.groups?.type ?? '';
  return !/\ssrc\s*=/i.test(attributes) && SCRIPT_TYPES.includes(type.toLowerCase());
}

/** Browsers read every line break as one character before they look at the text. */
function hashOf({ groups }: RegExpExecArray): string {
  const text = (groups?.text ?? '').replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function refuseForbiddenAttributes(html: string): void {
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  for (const [tag] of markup.matchAll(TAG)) {
    // What stands between quotes is text, whatever it looks like.
    const name = FORBIDDEN_ATTRIBUTE.exec(tag.replace(/"[^"]*"|'[^']*'/g, '""'))?.groups?.name;
    if (name)
      throw new UnexpectedPageError(`A page has ${name}="…", which its policy forbids: ${tag}`);
  }
}
