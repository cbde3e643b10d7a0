import { counted, messages, type Told, told } from '#pipeline/messages.ts';
import { systemFailureOf } from '#pipeline/system-failure.ts';

export interface PhotoFault {
  readonly status: 'faulty';
  readonly message: string;
  readonly remedy: string;
}

export function faulty([message, remedy]: Told): PhotoFault {
  return { status: 'faulty', message, remedy };
}

/** Of a file that cannot be read; a cloud or network drive may have taken it away. */
export function readingFault(error: unknown): PhotoFault {
  const { code = String(error) } = error as NodeJS.ErrnoException;
  const failure = systemFailureOf(error);
  return failure
    ? faulty([`${failure.cause} (${code})`, failure.remedy])
    : faulty(say().unreadable(code));
}

const AS_JPEG = {
  en: 'open it in a photo program and save it as JPEG',
  ru: 'откройте в программе для фото и сохраните как JPEG',
};

const REMOTE_REMEDY = {
  en: 'check the address and the connection, or put the photo into images/gallery/details',
  ru: 'проверьте адрес и связь или положите фото в images/gallery/details',
};

export const say = messages(
  {
    other: (name: string) => told(`this is ${name}, which the website does not use`, AS_JPEG.en),
    others: {
      gif: 'a GIF picture',
      bmp: 'a BMP picture',
      psd: 'a Photoshop file (PSD)',
      xcf: 'a GIMP file (XCF)',
      jxl: 'a JPEG XL picture',
      jp2: 'a JPEG 2000 picture',
      ico: 'an icon (ICO)',
      pdf: 'a PDF document',
      svg: 'an SVG drawing',
      animation: 'an animated AVIF picture',
    },
    compression: (name: string) => `a TIFF file with ${name} compression`,
    kinds: {
      heic: told(
        'this is a HEIC photo, which only some Apple programs can open',
        "save it as JPEG: in Apple's Photos 'Export as JPEG'; for new photos on the iPhone Settings, Camera, Formats, 'Most Compatible'",
      ),
      raw: told(
        'this is a raw camera file',
        'develop it in the program that came with the camera and save it as JPEG',
      ),
      video: told(
        'this is a video, not a photo',
        'put it on VK or YouTube and name its address in vk_videos or yt_videos',
      ),
      archive: told('this is an archive or an office document', 'take the photo out of it'),
      lfs: told(
        'this is a Git LFS pointer; the photo itself was never downloaded',
        "run 'git lfs install' and 'git lfs pull' in the project folder",
      ),
      html: told(
        'this is an HTML page, not a photo',
        'open its address in a browser and save the picture itself, not the page around it',
      ),
      text: told('this is a text file, not a photo', 'replace it with the photo'),
      empty: told('the file is empty (zero bytes)', 'copy the photo here again'),
      unknown: told(
        'this is not a photo that can be read',
        `${AS_JPEG.en}, or copy the original again`,
      ),
    },
    bytes: (megabytes: number) =>
      told(
        `the file has ${megabytes} MB; at most 60 MB can be used`,
        'save it as JPEG of high quality, about 4000 pixels wide',
      ),
    pixels: (megapixels: number, size: string) =>
      told(
        `the photo has ${megapixels} megapixels (${size}); at most 210 can be used`,
        'make it smaller: about 4000 pixels on the longer side are enough',
      ),
    damaged: told(
      'the photo is damaged, cut short or of an unusual kind',
      'copy it again from the camera or the original, or save it anew as JPEG',
    ),
    changed: told('the photo was changed while it was being read', 'start again'),
    unreadable: (reason: string) =>
      told(`the file cannot be opened (${reason})`, 'check that it exists and may be read'),
    noAnswer: (seconds: number) => `no answer within ${seconds} seconds`,
    status: (address: string, status: number) =>
      told(`${address} answers with status ${status}`, REMOTE_REMEDY.en),
    unreachable: (address: string, reason: string) =>
      told(`${address} cannot be reached (${reason})`, REMOTE_REMEDY.en),
    privateHost: (host: string) => `it leads on to ${host}, which is no public host`,
    redirects: 'it leads on too often',
  },
  {
    other: (name) => told(`это ${name}, сайт таких не берёт`, AS_JPEG.ru),
    others: {
      gif: 'картинка GIF',
      bmp: 'картинка BMP',
      psd: 'файл Photoshop (PSD)',
      xcf: 'файл GIMP (XCF)',
      jxl: 'картинка JPEG XL',
      jp2: 'картинка JPEG 2000',
      ico: 'значок (ICO)',
      pdf: 'документ PDF',
      svg: 'рисунок SVG',
      animation: 'анимация AVIF',
    },
    compression: (name) => `файл TIFF со сжатием ${name}`,
    kinds: {
      heic: told(
        'это фото HEIC, его открывают лишь некоторые программы Apple',
        'сохраните как JPEG: в «Фото» Apple «Экспортировать» как JPEG; для новых фото на айфоне: Настройки, Камера, Форматы, «Наиболее совместимые»',
      ),
      raw: told(
        'это сырой файл камеры (RAW)',
        'проявите его в программе от камеры и сохраните как JPEG',
      ),
      video: told(
        'это видео, а не фото',
        'выложите его в VK или YouTube и напишите адрес в vk_videos или yt_videos',
      ),
      archive: told('это архив или офисный документ', 'достаньте фото из него'),
      lfs: told(
        'это указатель Git LFS; само фото не загружено',
        'выполните в папке проекта «git lfs install» и «git lfs pull»',
      ),
      html: told(
        'это страница HTML, а не фото',
        'откройте её адрес в браузере и сохраните саму картинку, а не страницу вокруг неё',
      ),
      text: told('это текстовый файл, а не фото', 'замените его на фото'),
      empty: told('файл пуст (ноль байт)', 'скопируйте фото сюда ещё раз'),
      unknown: told(
        'это не фото, которое можно прочесть',
        `${AS_JPEG.ru} или ещё раз скопируйте оригинал`,
      ),
    },
    bytes: (megabytes) =>
      told(
        `в файле ${megabytes} МБ; самое большее — 60 МБ`,
        'сохраните его как JPEG высокого качества, около 4000 точек в ширину',
      ),
    pixels: (megapixels, size) =>
      told(
        `в фото ${counted(megapixels, ['миллион точек', 'миллиона точек', 'миллионов точек'])} (${size}); самое большее — 210`,
        'уменьшите его: по длинной стороне хватит 4000 точек',
      ),
    damaged: told(
      'фото повреждено, обрезано или необычного вида',
      'скопируйте его ещё раз с камеры или с оригинала или сохраните заново как JPEG',
    ),
    changed: told('фото изменилось, пока его читали', 'запустите ещё раз'),
    unreadable: (reason) =>
      told(`файл не открывается (${reason})`, 'проверьте, что он есть и что его можно читать'),
    noAnswer: (seconds) => `нет ответа за ${seconds} с`,
    status: (address, status) => told(`${address} отвечает кодом ${status}`, REMOTE_REMEDY.ru),
    unreachable: (address, reason) => told(`${address} недоступен (${reason})`, REMOTE_REMEDY.ru),
    privateHost: (host) => `он ведёт дальше на ${host}, а это не общедоступный сайт`,
    redirects: 'он слишком часто ведёт дальше',
  },
);
