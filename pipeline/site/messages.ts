import { messages } from '#pipeline/messages.ts';

export const text = messages(
  {
    nothingBuilt: 'Nothing was built: correct the errors above, then try again',
    withoutUrl: `The public address of the site is not known. It gets no sitemap, no feeds and no previews of shared links, and
search engines cannot match the pages of its languages.
  → write it into site.json, like "address": "https://example.org", or set SITE_URL`,
    pages: 'Building the pages …',
    failed: 'The pages could not be built',
    taken: (files: string) =>
      `The site makes these files itself: ${files}
  → remove yours, or give them other names`,
    locked: (owner: number) =>
      `Another build is running (process ${owner}); wait until it has ended, or stop it`,
    done: (folder: string) => `The site is in ${folder}`,
  },
  {
    nothingBuilt: 'Ничего не собрано: исправьте ошибки, названные выше, и попробуйте ещё раз',
    withoutUrl: `Адрес сайта неизвестен. Не будет карты сайта, лент и картинок рядом со ссылками, и поисковики не узнают,
какие страницы на разных языках соответствуют друг другу.
  → напишите его в site.json, например "address": "https://example.org", или в SITE_URL`,
    pages: 'Собираем страницы …',
    failed: 'Страницы собрать не удалось',
    taken: (files) =>
      `Эти файлы сайт делает сам: ${files}
  → уберите свои или назовите их иначе`,
    locked: (owner) =>
      `Уже идёт другая сборка (процесс ${owner}); подождите, пока она закончится, или остановите её`,
    done: (folder) => `Сайт лежит в ${folder}`,
  },
);
