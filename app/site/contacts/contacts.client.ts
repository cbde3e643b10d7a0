// Screen readers and eyes notice a repeated message only after it was gone.
const MESSAGE_PAUSE_MS = 150;

/** Design, the e-mail icon: if the browser refuses to copy, selects the address and offers an e-mail. */
export function start(row: HTMLElement): void {
  const address = row.querySelector('a');
  const alert = row.querySelector('[role="alert"]');
  if (!address || !alert) return;
  const { copied = '', failed = '', write = '' } = row.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  row.querySelector('button')?.addEventListener('click', async () => {
    const message = document.createElement('span');
    try {
      await navigator.clipboard.writeText(address.textContent);
      message.append(copied);
    } catch {
      window.getSelection()?.selectAllChildren(address);
      const { href } = address;
      const link = Object.assign(document.createElement('a'), { href, textContent: write });
      message.append(failed, ' ', link);
    }
    alert.toggleAttribute('data-pending', true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      alert.toggleAttribute('data-pending', false);
      alert.replaceChildren(message);
    }, MESSAGE_PAUSE_MS);
  });
}
