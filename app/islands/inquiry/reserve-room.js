// Runs inline in the head, before the first paint: the URL may ask for an inquiry about works.
{
  const [, plural] = /[?&]work(s?)=[1-9]/.exec(location.search) ?? [];
  if (plural !== undefined) document.documentElement.dataset.inquiry = plural;
}
