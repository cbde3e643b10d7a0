import { counted, messages, type Told, told } from '#pipeline/messages.ts';

export interface PhotoFault {
  readonly status: 'faulty';
  readonly message: string;
  readonly remedy: string;
}

export function faulty([message, remedy]: Told): PhotoFault {
  return { status: 'faulty', message, remedy };
}

const AS_JPEG = {
  en: 'open it in a photo program and save it as JPEG',
  ru: 'откройте в программе для фото и сохраните как JPEG',
};

function otherPicture(what: string): Told {
  return told(`this is ${what}, which the website does not use`, AS_JPEG.en);
}

function otherPictureRu(what: string): Told {
  return told(`это ${what}, сайт таких не берёт`, AS_JPEG.ru);
}

export const say = messages(
  {
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
      gif: otherPicture('a GIF picture'),
      bmp: otherPicture('a BMP picture'),
      psd: otherPicture('a Photoshop file (PSD)'),
      xcf: otherPicture('a GIMP file (XCF)'),
      jxl: otherPicture('a JPEG XL picture'),
      jp2: otherPicture('a JPEG 2000 picture'),
      ico: otherPicture('an icon (ICO)'),
      pdf: otherPicture('a PDF document'),
      svg: otherPicture('an SVG drawing'),
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
        `the photo has ${megapixels} megapixels (${size}); at most 100 can be used`,
        'make it smaller: about 4000 pixels on the longer side are enough',
      ),
    cutShort: told(
      'the photo is damaged: the file ends too early',
      'copy it again from the camera or the original, or save it anew as JPEG',
    ),
    damaged: (detail: string) =>
      told(
        `the photo is damaged or of an unusual kind${detail}`,
        'copy it again from the camera or the original, or save it anew as JPEG',
      ),
    changed: told('the photo was changed while it was being read', 'start again'),
    unreadable: (reason: string) =>
      told(`the file cannot be opened (${reason})`, 'check that it exists and may be read'),
    noAnswer: (seconds: number) => `no answer within ${seconds} seconds`,
    status: (address: string, status: number) =>
      told(
        `${address} answers with status ${status}`,
        'check the address and the connection, or put the photo into images/gallery/details',
      ),
    unreachable: (address: string, reason: string) =>
      told(
        `${address} cannot be reached (${reason})`,
        'check the address and the connection, or put the photo into images/gallery/details',
      ),
  },
  {
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
      gif: otherPictureRu('картинка GIF'),
      bmp: otherPictureRu('картинка BMP'),
      psd: otherPictureRu('файл Photoshop (PSD)'),
      xcf: otherPictureRu('файл GIMP (XCF)'),
      jxl: otherPictureRu('картинка JPEG XL'),
      jp2: otherPictureRu('картинка JPEG 2000'),
      ico: otherPictureRu('значок (ICO)'),
      pdf: otherPictureRu('документ PDF'),
      svg: otherPictureRu('рисунок SVG'),
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
        `в фото ${counted(megapixels, ['миллион точек', 'миллиона точек', 'миллионов точек'])} (${size}); самое большее — 100`,
        'уменьшите его: по длинной стороне хватит 4000 точек',
      ),
    cutShort: told(
      'фото повреждено: файл кончается слишком рано',
      'скопируйте его ещё раз с камеры или с оригинала или сохраните заново как JPEG',
    ),
    damaged: (detail) =>
      told(
        `фото повреждено или необычного вида${detail}`,
        'скопируйте его ещё раз с камеры или с оригинала или сохраните заново как JPEG',
      ),
    changed: told('фото изменилось, пока его читали', 'запустите ещё раз'),
    unreadable: (reason) =>
      told(`файл не открывается (${reason})`, 'проверьте, что он есть и что его можно читать'),
    noAnswer: (seconds) => `нет ответа за ${seconds} с`,
    status: (address, status) =>
      told(
        `${address} отвечает кодом ${status}`,
        'проверьте адрес и связь или положите фото в images/gallery/details',
      ),
    unreachable: (address, reason) =>
      told(
        `${address} недоступен (${reason})`,
        'проверьте адрес и связь или положите фото в images/gallery/details',
      ),
  },
);
