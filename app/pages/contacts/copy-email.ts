/**
 * Copies the e-mail address, and says so; where a browser refuses that, selects it and offers a letter (design: the
 * e-mail icon).
 *
 * Synchronizes with the clipboard.
 */
export function startCopyEmail(): void {
  const row = document.querySelector('[data-copy-email]');
  const button = row?.querySelector<HTMLElement>('[data-copy]');
  const address = row?.querySelector<HTMLAnchorElement>('a[href]');
  const alert = row?.querySelector<HTMLElement>('[role="alert"]');
  if (!button || !address || !alert) return;
  button.addEventListener('click', async () => {
    const message = document.createElement('span');
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      message.append(alert.dataset.copied ?? '');
    } catch {
      window.getSelection()?.selectAllChildren(address);
      message.append(alert.dataset.failed ?? '', ' ', letterLink(address, alert.dataset.write));
    }
    alert.replaceChildren(message);
  });
}

function letterLink({ href }: HTMLAnchorElement, words = ''): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = words;
  return link;
}
