// Runs inline in every head before the first paint (docs/decisions/language-switch.md).
(() => {
  const KEY = 'i18nextLng';
  const SCROLL_KEY = 'language-switch';
  const { documentElement, currentScript } = document;
  const { base } = currentScript.dataset;
  const languages = currentScript.dataset.languages.split(' ');
  documentElement.dataset.scripts = '';

  // Storage and cookies can be blocked, and then throw.
  const attempt = (task) => {
    try {
      return task();
    } catch {}
  };

  // Hosts may add a trailing slash.
  const withoutSlash = (path) => path.replace(/(.)\/$/, '$1');

  const go = (url) => {
    const path = withoutSlash(new URL(url, location).pathname);
    attempt(() => sessionStorage.setItem(SCROLL_KEY, `${scrollY} ${path}`));
    location.replace(url);
  };

  // Like i18next: case-insensitive, and without the region if the site lacks it.
  const siteLanguage = (saved = '') =>
    [saved, saved.split('-')[0]]
      .map((code) => languages.find((each) => each.toLowerCase() === code.toLowerCase()))
      .find(Boolean);

  // Spec §7: local storage first, then the cookie.
  const followChoice = () => {
    const path = location.pathname.slice(base.length - 1);
    const choice =
      siteLanguage(attempt(() => localStorage[KEY])) ??
      siteLanguage(attempt(() => document.cookie.match(/(?:^|; )i18nextLng=([^;]*)/)?.[1]));
    const isPrefixed = languages.indexOf(path.split('/')[1]) > 0;
    if (isPrefixed || languages.indexOf(choice) < 1) return false;
    go(`${base}${choice}${path === '/' ? '' : path}${location.search}${location.hash}`);
    return true;
  };

  // Scrolls in the first frame if the page is complete by then, else as soon as it is tall enough.
  const returnTo = (top) => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY < top && document.readyState === 'loading') {
      requestAnimationFrame(() => returnTo(top));
    }
  };

  const arrive = () => {
    if (followChoice()) return;
    const [top, path] = attempt(() => sessionStorage.getItem(SCROLL_KEY))?.split(' ') ?? [];
    attempt(() => sessionStorage.removeItem(SCROLL_KEY));
    if (top > 0 && path === withoutSlash(location.pathname)) returnTo(+top);
  };

  // A prerendered page is not visited yet, and a restored one predates the choice.
  if (document.prerendering) document.addEventListener('prerenderingchange', arrive);
  else arrive();
  addEventListener('pageshow', ({ persisted }) => persisted && followChoice());

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
    const { search, hash } = location;
    link.search = search;
    // The new page must not open a dialog as its target. `#_` is what a closed dialog leaves.
    link.hash = hash === '#_' || document.querySelector('dialog:target') ? '' : hash;
    // shell/notice.ts follows it once the host answers.
    if (!navigator.onLine) return;
    event.preventDefault();
    go(link.href);
  });
})();
