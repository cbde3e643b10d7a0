// A repeated message is noticed only if it disappears first.
const MESSAGE_PAUSE_MS = 150;

export function start(row: HTMLElement): void {
  const link = row.querySelector('a');
  const alert = row.querySelector('[role="alert"]');
  const [copied, failed] = row.querySelectorAll('template');
  if (!link || !alert || !copied || !failed) return;
  let timer: number | undefined;
  row.querySelector('button')?.addEventListener('click', async () => {
    let message = copied;
    try {
      await navigator.clipboard.writeText(link.textContent);
    } catch {
      getSelection()?.selectAllChildren(link);
      message = failed;
    }
    alert.toggleAttribute('data-pending', true);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      alert.toggleAttribute('data-pending', false);
      alert.replaceChildren(message.content.cloneNode(true));
    }, MESSAGE_PAUSE_MS);
  });
}
