/** Prints this HTML instead of the page, which styles/print.css hides. */
export function printAlone(html: string): void {
  const sheets = document.createElement('div');
  sheets.dataset.sheets = '';
  sheets.innerHTML = html;
  addEventListener('afterprint', () => sheets.remove(), { once: true });
  document.body.prepend(sheets);
  print();
}
