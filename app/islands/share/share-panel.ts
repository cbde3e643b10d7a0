import { escapeHtml } from '#app/ui/escape-html.ts';
import { type IslandLabels, loadLabels } from '#app/ui/island-labels.ts';
import { qrCode } from '#app/ui/qr-code.ts';
import styles from './share.module.css';
import { type Shared, shareLinks } from './share-links.ts';

/** Loads nothing from the services that it links to. Rejects when its labels fail to load. */
export async function openSharePanel(shared: Shared): Promise<void> {
  const labels = await loadLabels();
  const dialog = document.createElement('dialog');
  dialog.className = styles.root ?? '';
  dialog.setAttribute('aria-label', labels.share.open);
  dialog.innerHTML = panelHtml(shared, labels);
  const closed = new AbortController();
  // Back closes the view below the panel.
  addEventListener('popstate', () => dialog.close(), closed);
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
  });
  // A lightbox below must not react to these keys.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  const status = dialog.querySelector('[role="status"]') ?? dialog;
  dialog.querySelector('button[type="button"]')?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(shared.url);
      status.textContent = labels.share.linkCopied;
    } catch {
      status.textContent = labels.share.linkNotCopied;
      getSelection()?.selectAllChildren(dialog.querySelector('[data-url]') ?? dialog);
    }
  });
  document.body.append(dialog);
  dialog.showModal();
}

function panelHtml(shared: Shared, { share: labels, close }: IslandLabels): string {
  const code = qrCode(shared.url);
  const { vk, email } = labels;
  const names = { telegram: 'Telegram', vk, whatsapp: 'WhatsApp', email, pinterest: 'Pinterest' };
  const links = Object.entries(shareLinks(shared)).map(([service, href]) => {
    const newTab = service === 'email' ? '' : ' target="_blank" rel="noopener noreferrer"';
    const name = names[service as keyof typeof names];
    return `<li><a href="${escapeHtml(href)}"${newTab}>${escapeHtml(name)}</a></li>`;
  });
  return `<div class="${styles.content}">
<form class="${styles.header}" method="dialog">
<h2 class="${styles.title}">${escapeHtml(labels.open)}</h2>
<button class="${styles.close}" aria-label="${escapeHtml(close)}">×</button>
</form>
<svg class="${styles.code}" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label="${escapeHtml(labels.point)}"><path d="${code.path}"/></svg>
<p class="${styles.point}" aria-hidden="true">${escapeHtml(labels.point)}</p>
<p class="${styles.url}" data-url>${escapeHtml(shared.url)}</p>
<button class="${styles.copy}" type="button">${escapeHtml(labels.copyLink)}</button>
<p class="${styles.status}" role="status"></p>
<ul class="${styles.services}">${links.join('')}</ul>
</div>`;
}
