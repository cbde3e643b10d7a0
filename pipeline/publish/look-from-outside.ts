import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { messages, type Told, told } from '#pipeline/messages.ts';
import type { Problem } from '#pipeline/problem.ts';

interface PublishedSite {
  /** The public address with the path below which the site lies, and a slash at its end. */
  readonly address: string;
  /** What was brought there. */
  readonly siteDir: string;
  /** Hosts and what stands before them may show old pages for a while. */
  readonly patienceMs: number;
}

/** What was found, in the order in which it was looked at. */
export interface Sight {
  readonly seen: readonly string[];
  readonly problems: readonly Pick<Problem, 'severity' | 'message' | 'remedy'>[];
}

/** Before an old page is asked for again. */
const PAUSE_MS = 2000;

/** Of one answer. */
const TIMEOUT_MS = 20_000;

/** Less than this, and whoever comes back loads the pictures again. */
const SHORTEST_KEEPING_S = 86_400;

const UNKNOWN = 'there-is-no-such-page';

const say = messages(
  {
    pages: (count: number) => `${count} pages are the ones that were just built`,
    picture: 'pictures are there',
    script: 'scripts are there, sent compressed',
    lost: 'an unknown address is answered as not found',
    map: 'the map for search engines is there',
    tls: 'the address is safe (https)',
    unreachable: (address: string, reason: string) =>
      told(
        `${address} does not answer (${reason})`,
        'see whether the address in site.json is right, and leads to this host',
      ),
    status: (address: string, status: number) =>
      told(
        `${address} is answered with ${status}`,
        'see in the settings of the host which folder and address it shows',
      ),
    old: (address: string) =>
      told(
        `${address} is not the page that was just built`,
        'wait some minutes and open it; if it stays old, empty the cache of the host or CDN',
      ),
    altered: (address: string) =>
      told(
        `${address} is the new page, but changed on its way`,
        "turn off what changes pages in the settings of the host or CDN ('minify', 'e-mail protection')",
      ),
    gone: (address: string, status: number) =>
      told(
        `${address} is answered with ${status}, and pages need it`,
        'publish again; if it stays so, bring the folders images and assets there by hand',
      ),
    kept: (seconds: number) =>
      told(
        `browsers may keep pictures for ${seconds} seconds only`,
        'let the host send its Cache-Control as deploy/README.md says; some hosts cannot',
      ),
    plain: told(
      'scripts are sent uncompressed',
      'turn on compression in the settings of the host or CDN',
    ),
    found: (status: number) =>
      told(
        `an unknown address is answered with ${status} in place of 404`,
        'name 404.html as the error page in the settings of the host',
      ),
    framed: told(
      'other sites can show this one in a frame',
      'let the host send the headers that _headers in the built site lists; some hosts cannot',
    ),
    noMap: told(
      'there is no sitemap.xml',
      'see whether the address in site.json is the one at which you publish',
    ),
    noTls: told(
      'the address is not safe (http)',
      'turn on https in the settings of the host, and write it into site.json',
    ),
  },
  {
    pages: (count) => `страниц из этой сборки проверено: ${count}`,
    picture: 'картинки на месте',
    script: 'скрипты на месте и приходят сжатыми',
    lost: 'на неизвестный адрес сайт отвечает «не найдено»',
    map: 'карта для поисковиков на месте',
    tls: 'адрес защищён (https)',
    unreachable: (address, reason) =>
      told(
        `${address} не отвечает (${reason})`,
        'проверьте, верен ли адрес в site.json и ведёт ли он на этот хостинг',
      ),
    status: (address, status) =>
      told(
        `${address} отвечает кодом ${status}`,
        'проверьте в настройках хостинга, какую папку и по какому адресу он показывает',
      ),
    old: (address) =>
      told(
        `${address} — не та страница, что сейчас собрана`,
        'подождите несколько минут и откройте её; если не меняется, очистите кэш хостинга или CDN',
      ),
    altered: (address) =>
      told(
        `${address} — новая страница, но по дороге изменённая`,
        'выключите в настройках хостинга или CDN то, что меняет страницы (minify, защита почты)',
      ),
    gone: (address, status) =>
      told(
        `${address} отвечает кодом ${status}, а страницам он нужен`,
        'опубликуйте ещё раз; если не поможет, отправьте папки images и assets вручную',
      ),
    kept: (seconds) =>
      told(
        `браузеры хранят картинки лишь ${counted(seconds)}`,
        'пусть хостинг отдаёт Cache-Control, как сказано в deploy/README.md; не каждый это умеет',
      ),
    plain: told('скрипты приходят несжатыми', 'включите сжатие в настройках хостинга или CDN'),
    found: (status) =>
      told(
        `на неизвестный адрес приходит код ${status} вместо 404`,
        'назовите 404.html страницей ошибки в настройках хостинга',
      ),
    framed: told(
      'чужой сайт может показать этот внутри себя',
      'пусть хостинг отдаёт заголовки из файла _headers собранного сайта; не каждый это умеет',
    ),
    noMap: told(
      'нет sitemap.xml',
      'проверьте, тот ли адрес в site.json, по которому вы публикуете',
    ),
    noTls: told(
      'адрес не защищён (http)',
      'включите https в настройках хостинга и напишите его в site.json',
    ),
  },
);

function counted(seconds: number): string {
  return `${seconds} с`;
}

/** Looks at a published site as a visitor's browser does, and holds it against what was brought there. */
export async function lookFromOutside(site: PublishedSite): Promise<Sight> {
  const seen: string[] = [];
  const problems: Pick<Problem, 'severity' | 'message' | 'remedy'>[] = [];
  const wrong = ([message, remedy]: Told) => problems.push({ severity: 'error', message, remedy });
  const note = ([message, remedy]: Told) => problems.push({ severity: 'notice', message, remedy });

  const pages = await somePages(site.siteDir);
  const deadline = Date.now() + site.patienceMs;
  let policy = '';
  let good = 0;
  for (const page of pages) {
    const answer = await askUntilNew(site, page, deadline);
    // Where nothing answers, there is no more to see.
    if (answer.status === 'unreachable') {
      wrong(say().unreachable(answer.address, answer.reason));
      return { seen, problems };
    }
    policy ||= answer.headers.get('content-security-policy') ?? '';
    if (answer.status !== 200) wrong(say().status(answer.address, answer.status));
    else if (answer.sight === 'old') wrong(say().old(answer.address));
    else if (answer.sight === 'altered') note(say().altered(answer.address));
    else good += 1;
  }
  if (good > 0) seen.push(say().pages(good));

  const [picture] = await filesOf(site.siteDir, 'images/*');
  if (picture) {
    const { status, headers, address } = await ask(site.address + picture);
    if (status !== 200) wrong(say().gone(address, status));
    else {
      seen.push(say().picture);
      const seconds = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
      if (seconds < SHORTEST_KEEPING_S) note(say().kept(seconds));
    }
  }
  const [script] = await filesOf(site.siteDir, 'assets/*.js');
  if (script) {
    const { status, headers, address } = await ask(site.address + script);
    if (status !== 200) wrong(say().gone(address, status));
    else if (headers.get('content-encoding')) seen.push(say().script);
    else note(say().plain);
  }
  const lost = await ask(site.address + UNKNOWN);
  if (lost.status === 404) seen.push(say().lost);
  else note(say().found(lost.status));
  const map = await ask(`${site.address}sitemap.xml`);
  if (map.status === 200) seen.push(say().map);
  else note(say().noMap);
  if (site.address.startsWith('https:')) seen.push(say().tls);
  else note(say().noTls);
  if (!/frame-ancestors/.test(policy)) note(say().framed);
  return { seen, problems };
}

/** One of each kind, so far as there are any. */
const KINDS = [
  /^index\.html$/,
  /^gallery\/index\.html$/,
  /^gallery\/[^/]+\/\d+\/index\.html$/,
  /^about\/index\.html$/,
  /^[a-z]{2}\/index\.html$/,
];

async function somePages(siteDir: string): Promise<string[]> {
  const files = await filesOf(siteDir, '**/index.html');
  return KINDS.flatMap((kind) => files.find((file) => kind.test(file)) ?? []);
}

async function filesOf(siteDir: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: siteDir }));
  return files.map((file) => file.replaceAll(sep, '/')).sort();
}

interface Answer {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, {
    // Whatever stands between shall not answer from its memory, where it can be told so.
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status, headers } = response;
  return { address, status, headers, text: await response.text() };
}

type PageAnswer =
  | (Answer & { readonly sight: 'new' | 'altered' | 'old' })
  | { readonly status: 'unreachable'; readonly address: string; readonly reason: string };

/** Asks for a page again and again until it is the one that was built, or patience ends. */
async function askUntilNew(
  { address, siteDir }: PublishedSite,
  page: string,
  deadline: number,
): Promise<PageAnswer> {
  const built = await readFile(join(siteDir, page), 'utf8');
  const url = address + page.replace(/\/?index\.html$/, '');
  for (;;) {
    const answer = await ask(url).catch((error: unknown) => {
      return { status: 'unreachable', address: url, reason: reasonOf(error) } as const;
    });
    const isReached = answer.status !== 'unreachable';
    const sight = isReached ? sightOf(answer.text, built) : 'old';
    const isDone = isReached && answer.status === 200 && sight !== 'old';
    if (isDone || Date.now() + PAUSE_MS > deadline) {
      return isReached ? { ...answer, sight } : answer;
    }
    await setTimeout(PAUSE_MS);
  }
}

/** What a page loads has names that change with its content: by them a page is known that was changed on its way. */
function sightOf(text: string, built: string): 'new' | 'altered' | 'old' {
  if (text === built) return 'new';
  const loaded = built.match(/\b(?:images|assets)\/[\w.-]+/g) ?? [];
  return loaded.length > 0 && loaded.every((file) => text.includes(file)) ? 'altered' : 'old';
}

/** `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}
