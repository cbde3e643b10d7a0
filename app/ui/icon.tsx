interface IconProps {
  readonly path: string;
  readonly size?: number;
  readonly strokeWidth?: number;
}

export function Icon({ path, size = 24, strokeWidth = 1.5 }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} fill="none" stroke="currentcolor" strokeWidth={strokeWidth} />
    </svg>
  );
}
