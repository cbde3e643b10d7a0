// Screen readers and eyes notice a repeated message only after it was gone.
const MESSAGE_PAUSE_MS = 150;

/** What the button says after a press. */
interface CopyLabels {
  readonly copied: string;
  readonly failed: string;
  readonly write: string;
}

export function copyEmail(labels: CopyLabels) {
  return { 'data-copy-email': JSON.stringify(labels) };
}

/** Design, the e-mail icon: if the browser refuses to copy, selects the address and offers an e-mail. */
export function start(row: HTMLElement): void {
  const address = row.querySelector('a');
  const alert = row.querySelector('[role="alert"]');
  if (!address || !alert) return;
  const labels: CopyLabels = JSON.parse(row.dataset.copyEmail ?? '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  row.querySelector('button')?.addEventListener('click', async () => {
    const message = document.createElement('span');
    try {
      await navigator.clipboard.writeText(address.textContent);
      message.append(labels.copied);
    } catch {
      window.getSelection()?.selectAllChildren(address);
      const { href } = address;
      const link = Object.assign(document.createElement('a'), { href, textContent: labels.write });
      message.append(labels.failed, ' ', link);
    }
    alert.toggleAttribute('data-pending', true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      alert.toggleAttribute('data-pending', false);
      alert.replaceChildren(message);
    }, MESSAGE_PAUSE_MS);
  });
}
