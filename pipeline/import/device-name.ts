import { possibleDate } from './photo-date.ts';

const DEVICE =
  /^(?:mv?img|imag|images?|_?mg|imgp?|dsc[nf]?|dsf|igp|sdim|pict?|pictures?|pxl|mvi|vid|dji|go?pr|sam|c?img|kimg|kic|hpim|rimg|dcp|epsn|epson|hp|wp|cam|scan(?:ned)?|skan|photo|foto|fullsizerender|untitled|unnamed|download|file|pano|lrm|export|kakaotalk|copy|копия|whatsapp|viber|signal|telegram|received|fb|mmexport|picsart|snapseed|camscanner|фото|фотография|скан|снимок|изображение|безымянный|без|имени|названия)$/iu;

/** Letter case matters: phones write 'PORTRAIT', but 'Portrait' is a title. */
const AFTER_NUMBER =
  /^(?:[EeNn]|WA|at|[AaPp][Mm]|в|[Ee]dit(?:ed)?|[Hh][Dd][Rr]|[Mm][Pp]|jpe?g|BURST|COVER|NIGHT|PORTRAIT|RAW|EFFECTS|COLLAGE|Bokeh|Enhanced|NR|Pro|SAI)$/u;

const SCREENSHOT = /^(?:screenshot|screen shot|снимок экрана|скриншот|adobe scan)(?!\p{L})/iu;

/** Canon's `1N0A1234`, hexadecimal numbers, and codes that mix letters with three groups of digits. */
const RANDOM =
  /^(?:(?=\w{0,3}\d)(?=\w{0,3}[a-z])[\da-z]{4}\d{4}|[\da-f]{12,}|[\da-f]{8}(?:[ -][\da-f]{4}){3}[ -][\da-f]{12}|(?=(?:\D*\d+\D+){3})[a-z\d]{15,})$/i;

const MESSENGER = /wa\d|whatsapp|viber|signal|telegram|received|photo|screen|снимок|скриншот/i;

export function isDeviceName(name: string): boolean {
  const tokens = name.match(/\p{L}+|\d+/gu) ?? [];
  const [first = '', second = ''] = tokens;
  const isNumber = (token: string) => /^\d/.test(token);
  if (RANDOM.test(name) || SCREENSHOT.test(name) || tokens.every(isNumber)) return true;
  // 'P1010001', 'L1000123', 'PB120012'
  const isCode = /^[A-Z]{1,2}$/i.test(first) && /^\d{6,8}$/.test(second);
  if (!DEVICE.test(first) && !isCode && !/^\d{6}/.test(first)) return false;
  return tokens
    .slice(1)
    .every((token) => isNumber(token) || DEVICE.test(token) || AFTER_NUMBER.test(token));
}

/** Ignores names from messengers: their day is when the photo was sent, maybe years later. */
export function dayInName(name: string): string {
  const [day = ''] = /(?<!\d)20\d\d(?:[-_. ]?\d\d){2}(?:(?!\d)|(?=\d{6}))/.exec(name) ?? [];
  return MESSENGER.test(name) ? '' : possibleDate(day);
}
