// Runs inline before the first paint: an inquiry in the URL needs space, or the page would shift.
{
  const [, plural] = /[?&]work(s?)=[1-9]/.exec(location.search) ?? [];
  if (plural !== undefined) document.documentElement.dataset.inquiry = plural;
}
