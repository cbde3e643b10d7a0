import { CURRENT_IMAGE } from '#app/islands/lightbox/lightbox-item.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import modal from '#app/ui/modal.module.css';
import primitives from '#app/ui/primitives.module.css';
import { qrCode } from '#app/ui/qr-code.ts';
import { escapeHtml } from '#catalogue/texts/escape-html.ts';
import { sharedPath } from './share.client.ts';
import styles from './share.module.css';

interface Shared {
  readonly url: string;
  readonly title: string;
  readonly picture?: string | undefined;
}

type ShareLabels = IslandLabels['share'];

export function openSharePanel(labels: IslandLabels, button: HTMLElement): void {
  const shared = sharedBy(button);
  const { title, url } = shared;
  const dialog = document.createElement('dialog');
  dialog.className = styles.root ?? '';
  dialog.setAttribute('aria-label', labels.share.open);
  dialog.innerHTML = panelHtml(shared, labels);
  addEventListener('popstate', () => dialog.close(), { once: true });
  dialog.addEventListener('close', () => dialog.remove());
  // Otherwise the lightbox below would react to the keys.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('click', ({ target }) => {
    const { value } = target as HTMLButtonElement;
    // The content fills the dialog, so the click was on the backdrop.
    if (target === dialog) dialog.close();
    else if (value === 'copy') copyLink(dialog, url, labels.share);
    else if (value === 'device') navigator.share({ title, url }).catch(() => {});
  });
  document.body.append(dialog);
  dialog.showModal();
}

function sharedBy(button: HTMLElement): Shared {
  const path = sharedPath.read(button);
  const lightbox = button.closest('dialog');
  const title = lightbox?.querySelector('h2')?.textContent ?? document.title;
  const url = new URL(path || location.pathname, location.origin).href;
  const image = lightbox?.querySelector<HTMLImageElement>(CURRENT_IMAGE);
  const preview = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return { url, title, picture: image?.src ?? (path ? undefined : preview?.content) };
}

async function copyLink(dialog: Element, url: string, labels: ShareLabels): Promise<void> {
  const status = dialog.querySelector('[role="status"]') ?? dialog;
  try {
    await navigator.clipboard.writeText(url);
    status.textContent = labels.linkCopied;
  } catch {
    status.textContent = labels.linkNotCopied;
    getSelection()?.selectAllChildren(dialog.querySelector(`.${styles.url}`) ?? dialog);
  }
}

function panelHtml(shared: Shared, { share: labels, close }: IslandLabels): string {
  const { size, path } = qrCode(shared.url);
  const links = Object.entries(shareLinks(shared, labels)).map(([name, href]) => {
    const newTab = href.startsWith('http') ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<li><a href="${escapeHtml(href)}"${newTab}>${escapeHtml(name)}</a></li>`;
  });
  const button = (value: string, label: string) =>
    `<button class="${primitives.button}" type="button" value="${value}">${escapeHtml(label)}</button>`;
  return `<form class="${styles.content}" method="dialog">
<h2>${escapeHtml(labels.open)}</h2>
<button class="${modal.close}" aria-label="${escapeHtml(close)}">×</button>
<svg class="${styles.code}" viewBox="0 0 ${size} ${size}" role="img" aria-label="${escapeHtml(labels.scanCode)}"><path d="${path}"/></svg>
<p class="${styles.hint}" aria-hidden="true">${escapeHtml(labels.scanCode)}</p>
<p class="${styles.url}">${escapeHtml(shared.url)}</p>
${'share' in navigator ? button('device', labels.device) : ''}
${button('copy', labels.copyLink)}
<p role="status"></p>
<ul class="${styles.services}">${links.join('')}</ul>
</form>`;
}

export function shareLinks(
  { url, title, picture }: Shared,
  { vk, email }: Pick<ShareLabels, 'vk' | 'email'>,
): Readonly<Record<string, string>> {
  const pin = picture && { url, media: picture, description: title };
  return {
    Telegram: link('https://t.me/share/url', { url, text: title }),
    [vk]: link('https://vk.com/share.php', { url, title }),
    WhatsApp: link('https://wa.me/', { text: `${title}\n${url}` }),
    [email]: link('mailto:', { subject: title, body: `${title}\r\n${url}` }),
    ...(pin && { Pinterest: link('https://www.pinterest.com/pin/create/button/', pin) }),
  };
}

function link(to: string, values: Readonly<Record<string, string>>): string {
  // Mail programs would show a plus sign for a space.
  return `${to}?${new URLSearchParams(values)}`.replaceAll('+', '%20');
}
