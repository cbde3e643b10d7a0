interface IconProps {
  readonly path: string;
  readonly filled?: string;
  /** Side of the square in which the paths are drawn. */
  readonly grid?: number;
  readonly size?: number | string;
  readonly strokeWidth?: number;
}

export function Icon(props: IconProps) {
  const { path, filled, grid = 24, size = grid, strokeWidth = 1.5 } = props;
  const stroke = { stroke: 'currentcolor', strokeWidth };
  return (
    <svg viewBox={`0 0 ${grid} ${grid}`} width={size} height={size} aria-hidden="true">
      <path d={path} fill="none" {...stroke} />
      {filled && <path d={filled} fill="currentcolor" {...stroke} />}
    </svg>
  );
}
