// Screen readers and eyes notice a repeated message only after it was gone.
const MESSAGE_PAUSE_MS = 150;

/** Design, the e-mail icon: if the browser refuses to copy, selects the address and offers an e-mail. */
export function start(): void {
  const row = document.querySelector('[data-copy-email]');
  const button = row?.querySelector<HTMLElement>('[data-copy]');
  const address = row?.querySelector<HTMLAnchorElement>('a[href]');
  const alert = row?.querySelector<HTMLElement>('[role="alert"]');
  if (!button || !address || !alert) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    const message = document.createElement('span');
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      message.append(alert.dataset.copied ?? '');
    } catch {
      window.getSelection()?.selectAllChildren(address);
      message.append(alert.dataset.failed ?? '', ' ', letterLink(address, alert.dataset.write));
    }
    alert.toggleAttribute('data-pending', true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      alert.toggleAttribute('data-pending', false);
      alert.replaceChildren(message);
    }, MESSAGE_PAUSE_MS);
  });
}

function letterLink({ href }: HTMLAnchorElement, words = ''): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = words;
  return link;
}
