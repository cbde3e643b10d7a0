import bench from './bench.svg';
import door from './door.svg';
import figure from './figure.svg';
import { FIGURE, hungStyle } from './hanging.ts';
import styles from './wall.module.css';

// In centimetres; the door includes its frame. The bench stands away from the wall, so lower.
const FURNITURE = {
  bench: { src: bench, width: 100, height: 45, above: -16 },
  figure: { src: figure, ...FIGURE },
  door: { src: door, width: 96, height: 208, above: 0 },
};

export function Furniture({ name }: { readonly name: keyof typeof FURNITURE }) {
  const { src, ...hung } = FURNITURE[name];
  const { width, height } = hung;
  return (
    <img
      className={styles.hung}
      style={hungStyle(hung)}
      {...{ src, width, height }}
      alt=""
      loading="lazy"
      data-option={name}
    />
  );
}
