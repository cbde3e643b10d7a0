import { messages, told } from '#pipeline/messages.ts';

export const say = messages(
  {
    pages: (count: number) => `${count} pages are the ones that were just built`,
    picture: 'pictures are there',
    script: 'scripts are there, sent compressed',
    lost: 'an unknown address is answered as not found',
    map: 'the map for search engines is there',
    tls: 'the address is safe (https)',
    unreachable: (address: string, reason: string) =>
      told(
        `${address} does not answer (${reason})`,
        'see whether the address in site.json is right, and leads to this host',
      ),
    status: (address: string, status: number) =>
      told(
        `${address} is answered with ${status}`,
        'see in the settings of the host which folder and address it shows',
      ),
    old: (address: string) =>
      told(
        `${address} is not the page that was just built`,
        'wait some minutes and open it; if it stays old, empty the cache of the host or CDN',
      ),
    altered: (address: string) =>
      told(
        `${address} is the new page, but changed on its way`,
        "turn off what changes pages in the settings of the host or CDN ('minify', 'e-mail protection')",
      ),
    gone: (address: string, status: number) =>
      told(
        `${address} is answered with ${status}, and pages need it`,
        'publish again; if it stays so, bring the folders images and assets there by hand',
      ),
    kept: (seconds: number) =>
      told(
        `browsers may keep pictures for ${seconds} seconds only`,
        'let the host send its Cache-Control as deploy/README.md says; some hosts cannot',
      ),
    plain: told(
      'scripts are sent uncompressed',
      'turn on compression in the settings of the host or CDN',
    ),
    found: (status: number) =>
      told(
        `an unknown address is answered with ${status} in place of 404`,
        'name 404.html as the error page in the settings of the host',
      ),
    framed: told(
      'other sites can show this one in a frame',
      'let the host send the headers that _headers in the built site lists; some hosts cannot',
    ),
    noMap: told(
      'there is no sitemap.xml',
      'see whether the address in site.json is the one at which you publish',
    ),
    noTls: told(
      'the address is not safe (http)',
      'turn on https in the settings of the host, and write it into site.json',
    ),
  },
  {
    pages: (count) => `страниц из этой сборки проверено: ${count}`,
    picture: 'картинки на месте',
    script: 'скрипты на месте и приходят сжатыми',
    lost: 'на неизвестный адрес сайт отвечает «не найдено»',
    map: 'карта для поисковиков на месте',
    tls: 'адрес защищён (https)',
    unreachable: (address, reason) =>
      told(
        `${address} не отвечает (${reason})`,
        'проверьте, верен ли адрес в site.json и ведёт ли он на этот хостинг',
      ),
    status: (address, status) =>
      told(
        `${address} отвечает кодом ${status}`,
        'проверьте в настройках хостинга, какую папку и по какому адресу он показывает',
      ),
    old: (address) =>
      told(
        `${address} — не та страница, что сейчас собрана`,
        'подождите несколько минут и откройте её; если не меняется, очистите кэш хостинга или CDN',
      ),
    altered: (address) =>
      told(
        `${address} — новая страница, но по дороге изменённая`,
        'выключите в настройках хостинга или CDN то, что меняет страницы (minify, защита почты)',
      ),
    gone: (address, status) =>
      told(
        `${address} отвечает кодом ${status}, а страницам он нужен`,
        'опубликуйте ещё раз; если не поможет, отправьте папки images и assets вручную',
      ),
    kept: (seconds) =>
      told(
        `браузеры хранят картинки лишь ${seconds} с`,
        'пусть хостинг отдаёт Cache-Control, как сказано в deploy/README.ru.md; не каждый это умеет',
      ),
    plain: told('скрипты приходят несжатыми', 'включите сжатие в настройках хостинга или CDN'),
    found: (status) =>
      told(
        `на неизвестный адрес приходит код ${status} вместо 404`,
        'назовите 404.html страницей ошибки в настройках хостинга',
      ),
    framed: told(
      'чужой сайт может показать этот внутри себя',
      'пусть хостинг отдаёт заголовки из файла _headers собранного сайта; не каждый это умеет',
    ),
    noMap: told(
      'нет sitemap.xml',
      'проверьте, тот ли адрес в site.json, по которому вы публикуете',
    ),
    noTls: told(
      'адрес не защищён (http)',
      'включите https в настройках хостинга и напишите его в site.json',
    ),
  },
);
