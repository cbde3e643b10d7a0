// Runs inline in the head of every page, before anything is painted and long before hydration (design: languages).
// An unprefixed address obeys a saved choice of English; a language link saves its choice, with or without React.
// docs/decisions/language-switch.md says why a switch replaces the history entry.
(() => {
  const KEY = 'i18nextLng';
  const { documentElement, currentScript } = document;
  documentElement.dataset.scripts = '';
  const base = currentScript.dataset.base;
  const path = location.pathname.slice(base.length - 1);

  // Spec §7: local storage first, then the cookie. Either can be blocked.
  const read = () => {
    try {
      const saved = localStorage.getItem(KEY);
      if (saved) return saved;
    } catch {}
    try {
      return document.cookie.match(/(?:^|; )i18nextLng=([^;]*)/)?.[1];
    } catch {}
  };

  const save = (language) => {
    try {
      localStorage.setItem(KEY, language);
    } catch {}
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and too late before a load.
      document.cookie = `${KEY}=${language}; path=${base}; max-age=31536000; samesite=lax`;
    } catch {}
  };

  window.readLanguageChoice = read;

  if (!/^\/en(\/|$)/.test(path) && read() === 'en') {
    location.replace(`${base}en${path === '/' ? '' : path}${location.search}${location.hash}`);
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest('[data-chooses-language]');
    if (!link) return;
    save(link.dataset.choosesLanguage);
    const isPlain = !(
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    );
    if (isPlain && !('hydrated' in documentElement.dataset)) {
      event.preventDefault();
      location.replace(link.href);
    }
  });
})();
