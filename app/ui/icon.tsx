export const FULL_SCREEN = 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5';

interface IconProps {
  readonly path: string;
  readonly filled?: string;
}

export function Icon({ path, filled }: IconProps) {
  return (
    <svg
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} />
      {filled && <path d={filled} fill="currentcolor" />}
    </svg>
  );
}

export function WallIcon() {
  return (
    <Icon
      path="M10 2.75a7.25 7.25 0 0 0 0 14.5 7.25 7.25 0 0 0 0-14.5z"
      filled="M10 2.75a7.25 7.25 0 0 1 0 14.5z"
    />
  );
}
