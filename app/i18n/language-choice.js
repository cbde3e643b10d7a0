// Runs inline in the head of every page, before anything is painted (design: languages).
// An unprefixed address obeys the saved choice of a language; a language link saves its choice and keeps the place in the page.
// docs/decisions/language-switch.md says why a switch replaces the history entry.
(() => {
  const KEY = 'i18nextLng';
  const PLACE_KEY = 'language-switch';
  const { documentElement, currentScript } = document;
  const { base } = currentScript.dataset;
  const languages = currentScript.dataset.languages.split(' ');
  const [firstLanguage] = languages;
  documentElement.dataset.scripts = '';

  // Storage and cookies can be blocked: what throws is as good as nothing.
  const attempt = (work) => {
    try {
      return work();
    } catch {}
  };

  // Hosts may add a slash to the end of an address.
  const withoutSlash = (path) => path.replace(/(.)\/$/, '$1');

  const go = (address) => {
    const path = withoutSlash(new URL(address, location).pathname);
    attempt(() => sessionStorage.setItem(PLACE_KEY, `${scrollY} ${path}`));
    location.replace(address);
  };

  // Like i18next: in any case, and by its language where the site does not have the region.
  const siteLanguage = (saved) => {
    const code = saved?.toLowerCase();
    return [code, code?.split('-')[0]]
      .map((each) => languages.find((language) => language.toLowerCase() === each))
      .find(Boolean);
  };

  // Spec §7: local storage first, then the cookie.
  const savedLanguage = () =>
    siteLanguage(attempt(() => localStorage.getItem(KEY))) ??
    siteLanguage(attempt(() => document.cookie.match(/(?:^|; )i18nextLng=([^;]*)/)?.[1]));

  const obey = () => {
    const path = location.pathname.slice(base.length - 1);
    const isPrefixed = languages.indexOf(path.split('/')[1]) > 0;
    const choice = savedLanguage() ?? firstLanguage;
    if (isPrefixed || choice === firstLanguage) return;
    go(`${base}${choice}${path === '/' ? '' : path}${location.search}${location.hash}`);
    return true;
  };

  // In the first frame where the whole page is waited for, else as soon as enough of it is there.
  const returnTo = (top) => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY < top && document.readyState === 'loading') {
      requestAnimationFrame(() => returnTo(top));
    }
  };

  const arrive = () => {
    if (obey()) return;
    const [top, path] = attempt(() => sessionStorage.getItem(PLACE_KEY))?.split(' ') ?? [];
    attempt(() => sessionStorage.removeItem(PLACE_KEY));
    if (top > 0 && path === withoutSlash(location.pathname)) returnTo(+top);
  };

  // A page made ahead of a press has not been chosen yet, and one that comes back was made before the choice.
  if (document.prerendering) document.addEventListener('prerenderingchange', arrive);
  else arrive();
  addEventListener('pageshow', ({ persisted }) => persisted && obey());

  document.addEventListener('click', (event) => {
    const link = event.target.closest('[data-chooses-language]');
    if (!link) return;
    const language = link.dataset.choosesLanguage;
    attempt(() => localStorage.setItem(KEY, language));
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and too late before a load.
      document.cookie = `${KEY}=${language}; path=${base}; max-age=31536000; samesite=lax`;
    });
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A dialog that is open as the target of the address is not to open again, nor `#_` to stay, which has closed one.
    const { hash } = location;
    const kept = hash === '#_' || document.querySelector('dialog:target') ? '' : hash;
    if (navigator.onLine) go(link.href + location.search + kept);
  });
})();
