import { messages } from '#pipeline/messages.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';

export const text = messages(
  {
    link: 'this is a link to a folder → put its photos into this folder',
    noCategory:
      'its folder does not have the name of a category → rename it, or add --category landscape',
    unknownCategory: (name: string, known: string) =>
      `There is no category '${name}'; use one of ${known}`,
    gaps: { title: 'title', material: 'ground and medium', size: 'size', date: 'date' },
    pixels: (fewest: number) => `pixels (less than ${fewest} on the longer side)`,
    sold: 'sold',
    missing: (gaps: string) => `missing: ${gaps}`,
    price: (price: string) => `the price '${price}' is left out, because the site shows no prices`,
    converted: (size: string) => `converted from '${size}', check the size`,
    impossibleDate: (date: string) =>
      `the date '${date}' inside the photo is impossible and was ignored`,
    known: (work: string) => `already there as ${work}`,
    leftOut: ({ message, remedy }: PhotoFault) => `left out: ${message}\n    → ${remedy}`,
  },
  {
    link: 'это ссылка на папку → положите фото из неё в эту папку',
    noCategory: 'папка названа не по разделу → переименуйте её или добавьте --category landscape',
    unknownCategory: (name, known) => `Раздела «${name}» нет; возьмите один из этих: ${known}`,
    gaps: { title: 'название', material: 'основа и материал', size: 'размер', date: 'дата' },
    pixels: (fewest) => `точек (по длинной стороне меньше ${fewest})`,
    sold: 'продано',
    missing: (gaps) => `не хватает: ${gaps}`,
    price: (price) => `цена «${price}» не взята: сайт не показывает цен`,
    converted: (size) => `пересчитано из «${size}», проверьте размер`,
    impossibleDate: (date) => `в фото записана невозможная дата «${date}», она не взята`,
    known: (work) => `уже есть: ${work}`,
    leftOut: ({ message, remedy }) => `не взято: ${message}\n    → ${remedy}`,
  },
);
