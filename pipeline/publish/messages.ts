import { messages } from '#pipeline/messages.ts';

const EXAMPLES = `
  "publish": { "to": "server", "host": "elena@example.org", "folder": "/var/www/gallery" }
  "publish": { "to": "ftp", "host": "ftp.example.org", "folder": "/public_html", "user": "elena" }
  "publish": { "to": "storage", "bucket": "paintings", "endpoint": "https://storage.yandexcloud.net", "region": "ru-central1" }
  "publish": { "to": "github-pages", "repository": "https://github.com/elena/gallery.git" }
`;

export const text = messages(
  {
    noTarget: `site.json does not say where to publish, or has an error there, which npm run check:content reports. Write one of these:${EXAMPLES}The README.md of the folder says more about each`,
    missingSetting: (name: string) =>
      `Not set: ${name}. The README.md of the folder says under 'Publishing' where to write it`,
    notInstalled: (program: string) =>
      `'${program}' is not installed on this computer; install it (on Windows, rsync needs WSL)`,
    otherSite: (location: string) =>
      `There is another site in ${location}; choose another folder, or remove its index.html`,

    counts: (files: number, removals: number, unchanged: number) =>
      `Files to send: ${files}, to remove: ${removals}, unchanged: ${unchanged}`,
    progress: (sent: number, total: number) => `${sent} of ${total} files are sent`,
    continueLater: 'Run the command again to continue from there',

    // host-error.ts replaces `<location>`.
    failures: {
      noConnection: 'There is no connection to <location>; check it in site.json, and your network',
      hostKey: 'The key of <location> is not the known one; log in by ssh and compare the keys',
      noTls:
        'FTPS does not work at <location>; ask your host for the server name, or add "secure": false, which sends the password readable',
      untrusted:
        'The certificate of <location> is self-signed, so this may be another server; ask your host for a certificate of a known authority. If the server is your own, save its certificate as a file and run the command with NODE_EXTRA_CA_CERTS=file.pem',
      refusedLogin: '<location> refuses the login; check the user, and the password or key',
      noRsync: 'There is no rsync at <location>; install it there, or publish by FTP',
      printingShell: 'The login shell of <location> prints something; remove that from its .bashrc',
      missing: '<location> does not exist; create it, or correct it in site.json',
      noWriting:
        'You may not write to <location>; allow your user to list, read, write and delete there',
      full: 'There is no room left at <location>; remove something, or ask for more',
      otherPublication: 'Somebody else is publishing to <location>; try again later',
      wrongClock: 'The clock of this computer is wrong; set it, then try again',
      expiredKey: 'The key for <location> has expired; create a new one',
      wrongKey: '<location> refuses AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY; check both',
      otherRegion: "<location> is in another region; check 'region' and 'endpoint' in site.json",
      failed: 'Publishing to <location> failed with this message:',
    },

    checking: (url: string) => `Checking ${url} …`,
    verified: 'The new home page and its pictures are online, and a missing page gives 404',
    unreachable: (url: string, reason: string) =>
      `${url} does not answer (${reason}); does 'address' in site.json lead to your host?`,
    wrongStatus: (url: string, status: number) =>
      `${url} responds with ${status}; check which folder your host shows there`,
    oldPage: (url: string) =>
      `${url} is not the page that was just built. Open it in some minutes; if it stays so, empty the cache of the host or CDN, and turn off features that change pages ('minify')`,
    no404: (status: number) =>
      `A missing page responds with ${status} instead of 404; set 404.html as the error page at your host`,
    noUrl: 'Sent. With "address" in site.json, this command also looks at the published site',
  },
  {
    noTarget: `В site.json не сказано, куда публиковать, или сказано с ошибкой, — её назовёт npm run check:content. Запишите одно из этого:${EXAMPLES}О каждом подробнее — в README.md папки`,
    missingSetting: (name) =>
      `Не задано: ${name}. Куда это записать, сказано в README.md папки, в разделе «Публикация»`,
    notInstalled: (program) =>
      `На этом компьютере нет программы «${program}»; установите её (в Windows для rsync нужен WSL)`,
    otherSite: (location) =>
      `В ${location} лежит другой сайт; выберите другую папку или удалите его index.html`,

    counts: (files, removals, unchanged) =>
      `Отправить файлов: ${files}, удалить: ${removals}, без изменений: ${unchanged}`,
    progress: (sent, total) => `Отправлено файлов: ${sent} из ${total}`,
    continueLater: 'Запустите команду ещё раз, и публикация продолжится с этого места',

    failures: {
      noConnection: 'Нет связи с <location>; проверьте запись в site.json и интернет',
      hostKey: 'Ключ <location> — не тот, что был известен; войдите по ssh и сверьте ключи',
      noTls:
        'FTPS на <location> не работает; спросите у хостинга имя сервера или добавьте "secure": false — тогда пароль уйдёт открытым',
      untrusted:
        'Сертификат <location> никем не заверен, и это может быть чужой сервер; попросите у хостинга сертификат известного центра. Если сервер ваш, сохраните его сертификат в файл и запустите команду с NODE_EXTRA_CA_CERTS=файл.pem',
      refusedLogin: '<location> не пускает; проверьте имя пользователя и пароль или ключ',
      noRsync: 'На <location> нет rsync; установите его там или публикуйте по FTP',
      printingShell: 'Оболочка на <location> при входе что-то печатает; уберите это из .bashrc',
      missing: '<location>: этого места нет; создайте его или исправьте запись в site.json',
      noWriting:
        'В <location> нельзя записывать; разрешите там просмотр, чтение, запись и удаление',
      full: 'На <location> кончилось место; удалите там лишнее или попросите больше',
      otherPublication: 'В <location> сейчас публикует кто-то ещё; попробуйте позже',
      wrongClock: 'Часы этого компьютера идут неверно; поставьте их и попробуйте ещё раз',
      expiredKey: 'Срок ключа для <location> истёк; создайте новый',
      wrongKey: '<location> не принимает AWS_ACCESS_KEY_ID или AWS_SECRET_ACCESS_KEY; проверьте их',
      otherRegion: '<location> — в другом регионе; проверьте «region» и «endpoint» в site.json',
      failed: 'Публикация в <location> не удалась, вот сообщение:',
    },

    checking: (url) => `Проверяем ${url} …`,
    verified:
      'Новая главная страница и картинки на месте, а на несуществующую страницу приходит 404',
    unreachable: (url, reason) =>
      `${url} не отвечает (${reason}); ведёт ли «address» в site.json на ваш хостинг?`,
    wrongStatus: (url, status) =>
      `${url} отвечает кодом ${status}; проверьте, какую папку хостинг показывает по этому адресу`,
    oldPage: (url) =>
      `${url} — не та страница, что сейчас собрана. Откройте её через несколько минут; если не изменится, очистите кэш хостинга или CDN и выключите то, что меняет страницы (minify)`,
    no404: (status) =>
      `На несуществующий адрес приходит код ${status} вместо 404; укажите на хостинге 404.html как страницу ошибки`,
    noUrl: 'Отправлено. С "address" в site.json команда ещё и смотрит на опубликованный сайт',
  },
);
