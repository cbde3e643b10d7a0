/** How wide the picture is, in pixels: sharp on a phone, light in a letter. */
const PICTURE_WIDTH = 1600;

/** Of the strip below the wall for the words, in its pixels. */
const CAPTION_HEIGHT = 110;

/** How wide the part of a wall is at most, in parts of its height. */
const WIDEST = 1.8;

const SKIRTING_CM = 7;

/** What a picture is made of: what is on the page. */
interface Scene {
  readonly room: HTMLElement;
  readonly title: string;
  readonly facts: string;
}

/**
 * Saves a picture of a wall, or shares it where the system can.
 *
 * @param title what hangs there: in the caption, and as the name of the file
 * @throws {Error} when the browser makes no pictures.
 */
export async function savePicture(wall: HTMLElement, title: string): Promise<void> {
  const room = wall.querySelector<HTMLElement>('[data-room]');
  if (!room) return;
  const facts = wall.querySelector('[data-facts]')?.textContent ?? '';
  await shareOrDownload(await draw({ room, title, facts }), `${title}.jpg`);
}

async function shareOrDownload(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && navigator.canShare?.({ files: [file] })) {
    // Whoever closes the list of programs has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  // Some browsers fetch it later than in this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Paints what is on screen, at the places where it is there. */
async function draw({ room, title, facts }: Scene): Promise<Blob> {
  const frame = room.getBoundingClientRect();
  // Of a wide window, the part around the works.
  const shown = Math.min(frame.width, frame.height * WIDEST);
  const left = frame.left + (frame.width - shown) / 2;
  const scale = PICTURE_WIDTH / shown;
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = Math.round(frame.height * scale + CAPTION_HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser makes no pictures');
  context.scale(scale, scale);
  const size = { width: shown, height: frame.height };
  const style = getComputedStyle(room);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const floor = Number(token('--floor'));
  const cm = frame.height / (Number(room.dataset.room) + floor);
  paintRoom(context, { ...size, cm, floor, wall: token('--wall'), ground: token('--ground') });
  for (const image of room.querySelectorAll('img')) {
    if (image.offsetParent === null) continue;
    await image.decode();
    const { x, y, width, height } = image.getBoundingClientRect();
    context.save();
    if (image.closest('[data-cm]') !== room) {
      context.shadowColor = 'rgb(20 16 12 / 30%)';
      context.shadowBlur = cm * scale * 3;
      context.shadowOffsetY = cm * scale * 1.5;
    }
    context.drawImage(image, x - left, y - frame.top, width, height);
    context.restore();
  }
  const light = room.querySelector('[data-light]');
  if (light && getComputedStyle(light).opacity !== '0') paintLamp(context, size);
  context.resetTransform();
  paintWords(context, { title, facts, font: style.fontFamily });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser makes no pictures'))),
      'image/jpeg',
      0.9,
    );
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Room extends Size {
  readonly cm: number;
  /** In centimetres. */
  readonly floor: number;
  readonly wall: string;
  readonly ground: string;
}

function paintRoom(context: CanvasRenderingContext2D, room: Room): void {
  const { width, height, cm, floor, wall, ground } = room;
  const top = height - floor * cm;
  fill(context, wall, [0, 0, width, top]);
  fill(context, 'rgb(255 255 255 / 50%)', [0, top - SKIRTING_CM * cm, width, SKIRTING_CM * cm]);
  fill(context, ground, [0, top, width, floor * cm]);
  const shade = context.createLinearGradient(0, top, 0, top + floor * cm * 0.35);
  shade.addColorStop(0, 'rgb(20 16 12 / 25%)');
  shade.addColorStop(1, 'rgb(20 16 12 / 0%)');
  fill(context, shade, [0, top, width, floor * cm]);
}

/** As `.light` of work-on-wall.module.css does. */
function paintLamp(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const light = context.createRadialGradient(
    width / 2,
    height * 0.3,
    0,
    width / 2,
    height * 0.3,
    Math.max(width * 0.62, height * 0.95),
  );
  light.addColorStop(0.18, '#fff6e6');
  light.addColorStop(0.55, '#e3cfae');
  light.addColorStop(1, '#857560');
  context.globalCompositeOperation = 'multiply';
  fill(context, light, [0, 0, width, height]);
  context.globalCompositeOperation = 'source-over';
}

interface Caption {
  readonly title: string;
  readonly facts: string;
  readonly font: string;
}

function paintWords(context: CanvasRenderingContext2D, { title, facts, font }: Caption): void {
  const { width, height } = context.canvas;
  const top = height - CAPTION_HEIGHT;
  fill(context, '#f6f2ea', [0, top, width, CAPTION_HEIGHT]);
  context.fillStyle = '#1f1b16';
  context.textBaseline = 'middle';
  context.font = `${CAPTION_HEIGHT * 0.3}px ${font}`;
  const text = [title, facts].filter(Boolean).join(' — ');
  const margin = CAPTION_HEIGHT / 2;
  context.fillText(text, margin, top + CAPTION_HEIGHT / 2, width - 2 * margin);
}

function fill(
  context: CanvasRenderingContext2D,
  style: string | CanvasGradient,
  box: readonly [x: number, y: number, width: number, height: number],
): void {
  context.fillStyle = style;
  context.fillRect(...box);
}
