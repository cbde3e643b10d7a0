import { messages } from '#pipeline/messages.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';

export const text = messages(
  {
    link: 'this is a link to a folder → put its photos into this folder',
    noCategory: 'its folder is named after no category → rename it, or add --category landscape',
    unknownCategory: (name: string, known: string) =>
      `There is no category '${name}'; name one of ${known}`,
    gaps: { title: 'title', material: 'ground and medium', size: 'size', date: 'date' },
    pixels: (fewest: number) => `pixels (less than ${fewest} on the longer side)`,
    sold: 'sold',
    missing: (gaps: string) => `missing: ${gaps}`,
    price: (price: string) => `the price '${price}' is left out, the site shows none`,
    converted: (size: string) => `converted from '${size}', check the size`,
    impossibleDate: (date: string) => `the date '${date}' inside the photo is impossible, ignored`,
    known: (work: string) => `is there already as ${work}`,
    leftOut: ({ message, remedy }: PhotoFault) => `left out: ${message}\n    → ${remedy}`,
  },
  {
    link: 'это ссылка на папку → положите фото из неё в эту папку',
    noCategory: 'папка названа не по разделу → переименуйте её или добавьте --category landscape',
    unknownCategory: (name, known) => `Раздела «${name}» нет; назовите один из этих: ${known}`,
    gaps: { title: 'название', material: 'основа и материал', size: 'размер', date: 'дата' },
    pixels: (fewest) => `точек (по длинной стороне меньше ${fewest})`,
    sold: 'продано',
    missing: (gaps) => `не хватает: ${gaps}`,
    price: (price) => `цена «${price}» не взята, сайт цен не показывает`,
    converted: (size) => `пересчитано из «${size}», проверьте размер`,
    impossibleDate: (date) => `даты «${date}», записанной в фото, не бывает, она не взята`,
    known: (work) => `уже есть: ${work}`,
    leftOut: ({ message, remedy }) => `не взято: ${message}\n    → ${remedy}`,
  },
);
