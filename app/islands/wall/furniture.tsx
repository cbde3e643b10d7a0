import bench from './bench.svg';
import brushes from './brushes.svg';
import door from './door.svg';
import figure from './figure.svg';
import { hungStyle, PERSON } from './hanging.ts';
import styles from './wall.module.css';

// In centimetres; the door includes its frame. The bench is nearer to the viewer, so its feet are below the floor line.
const FURNITURE = {
  brushes: { src: brushes, width: 12, height: 22, above: undefined },
  bench: { src: bench, width: 100, height: 45, above: -16 },
  figure: { src: figure, ...PERSON },
  door: { src: door, width: 96, height: 208, above: 0 },
};

interface FurnitureProps {
  readonly name: keyof typeof FURNITURE;
  readonly ledge?: number;
}

export function Furniture({ name, ledge = 0 }: FurnitureProps) {
  const { src, width, height, above = ledge } = FURNITURE[name];
  return (
    <img
      className={styles.hung}
      style={hungStyle({ width, height, above })}
      {...{ src, width, height }}
      alt=""
      loading="lazy"
      data-option={name}
    />
  );
}
