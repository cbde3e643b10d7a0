import { messages, type Told, told } from '#pipeline/messages.ts';
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
  if (!failure) return faulty(faults().unreadable(code));
  return faulty(told(`${failure.cause} (${code})`, failure.remedy));
}

const AS_JPEG = 'open it in a photo program and save it as JPEG';
const AS_JPEG_RU = 'откройте в программе для фото и сохраните как JPEG';
const AGAIN = 'copy the original again, or save it anew as JPEG';
const AGAIN_RU = 'скопируйте оригинал ещё раз или сохраните заново как JPEG';
const SMALLER = 'save it as JPEG, about 4000 pixels on the longer side';
const SMALLER_RU = 'сохраните как JPEG, около 4000 точек по длинной стороне';
const ADDRESS =
  'check the address and the connection, or put the photo into images/gallery/details';
const ADDRESS_RU = 'проверьте адрес и связь или положите фото в images/gallery/details';

function other(name: string): Told {
  return told(`this is ${name}, which the website does not use`, AS_JPEG);
}

function otherRu(name: string): Told {
  return told(`это ${name}, сайт таких не берёт`, AS_JPEG_RU);
}

function inMillions(count: number): number {
  return Math.ceil(count / 1_000_000);
}

export const faults = messages(
  {
    compression: (name: string) => other(`a TIFF file with ${name} compression`),
    kinds: {
      animation: other('an animated AVIF picture'),
      bmp: other('a BMP picture'),
      gif: other('a GIF picture'),
      jxl: other('a JPEG XL picture'),
      pdf: other('a PDF document'),
      psd: other('a Photoshop file (PSD)'),
      svg: other('an SVG drawing'),
      archive: told('this is an archive or an office document', 'take the photo out of it'),
      empty: told('the file is empty (zero bytes)', 'copy the photo here again'),
      heic: told(
        'this is a HEIC photo, which only some Apple programs can open',
        "save it as JPEG: 'Export as JPEG' in Apple's Photos; for new photos on the iPhone Settings, Camera, Formats, 'Most Compatible'",
      ),
      html: told('this is an HTML page, not a photo', 'save the picture itself from the browser'),
      lfs: told('this is a Git LFS pointer, not the photo', "run 'git lfs pull' in the project"),
      raw: told(
        'this is a raw camera file',
        "develop it in the camera's program and save it as JPEG",
      ),
      text: told('this is a text file, not a photo', 'replace it with the photo'),
      unknown: told('this is not a photo that can be read', AS_JPEG),
      video: told(
        'this is a video',
        'put it on VK or YouTube, its address into vk_videos or yt_videos',
      ),
    },
    bytes: (count: number) =>
      told(`the file has ${inMillions(count)} MB; at most 60 MB can be used`, SMALLER),
    pixels: (size: string, count: number, limit: number) =>
      told(
        `the photo has ${inMillions(count)} megapixels (${size}); at most ${inMillions(limit)} can be used`,
        SMALLER,
      ),
    damaged: told('the photo is damaged, cut short or of an unusual kind', AGAIN),
    changed: told('the photo was changed while it was being read', 'start again'),
    unreadable: (code: string) =>
      told(`the file cannot be opened (${code})`, 'check that it exists and may be read'),
    unreachable: (reason: string) => told(`no photo comes from this address (${reason})`, ADDRESS),
    status: (status: number) => `status ${status}`,
    noAnswer: (seconds: number) => `no answer within ${seconds} seconds`,
    privateHost: (host: string) => `it redirects to ${host}, which is no public host`,
  },
  {
    compression: (name) => otherRu(`файл TIFF со сжатием ${name}`),
    kinds: {
      animation: otherRu('анимация AVIF'),
      bmp: otherRu('картинка BMP'),
      gif: otherRu('картинка GIF'),
      jxl: otherRu('картинка JPEG XL'),
      pdf: otherRu('документ PDF'),
      psd: otherRu('файл Photoshop (PSD)'),
      svg: otherRu('рисунок SVG'),
      archive: told('это архив или офисный документ', 'достаньте фото из него'),
      empty: told('файл пуст (ноль байт)', 'скопируйте фото сюда ещё раз'),
      heic: told(
        'это фото HEIC, его открывают лишь некоторые программы Apple',
        'сохраните как JPEG: «Экспортировать» в «Фото» Apple; для новых фото на айфоне Настройки, Камера, Форматы, «Наиболее совместимые»',
      ),
      html: told('это страница HTML, а не фото', 'сохраните из браузера саму картинку'),
      lfs: told('это указатель Git LFS, а не фото', 'выполните «git lfs pull» в папке проекта'),
      raw: told('это сырой файл камеры (RAW)', 'проявите в программе камеры и сохраните как JPEG'),
      text: told('это текстовый файл, а не фото', 'замените его на фото'),
      unknown: told('это не фото, которое можно прочесть', AS_JPEG_RU),
      video: told('это видео', 'выложите его в VK или YouTube, адрес — в vk_videos или yt_videos'),
    },
    bytes: (count) => told(`в файле ${inMillions(count)} МБ; самое большее — 60 МБ`, SMALLER_RU),
    pixels: (size, count, limit) =>
      told(
        `в фото ${inMillions(count)} Мп (${size}); самое большее — ${inMillions(limit)}`,
        SMALLER_RU,
      ),
    damaged: told('фото повреждено, обрезано или необычного вида', AGAIN_RU),
    changed: told('фото изменилось, пока его читали', 'запустите ещё раз'),
    unreadable: (code) =>
      told(`файл не открывается (${code})`, 'проверьте, что он есть и что его можно читать'),
    unreachable: (reason) => told(`по этому адресу не пришло фото (${reason})`, ADDRESS_RU),
    status: (status) => `код ${status}`,
    noAnswer: (seconds) => `нет ответа за ${seconds} с`,
    privateHost: (host) => `перенаправляет на ${host}, а это не общедоступный сайт`,
  },
);
