import type { ComponentProps } from 'react';
import { FULL_SCREEN, Icon, WallIcon } from '#app/ui/icon.tsx';
import { useFullScreen } from '#app/ui/use-full-screen.ts';

export const CLOSE_ICON = 'M5 5l10 10M15 5 5 15';

export const WALLS = ['dark', 'white'] as const;

interface ToolProps extends ComponentProps<'button'> {
  readonly label: string;
  /** Path of an icon, unless it has children. */
  readonly icon?: string;
}

export function Tool({ label, icon, children, ...props }: ToolProps) {
  return (
    <button type="button" aria-label={label} {...props}>
      {icon ? <Icon path={icon} /> : children}
    </button>
  );
}

interface WallToolProps extends ToolProps {
  readonly wall: (typeof WALLS)[number];
}

export function WallTool({ wall, ...props }: WallToolProps) {
  return (
    <Tool {...props} aria-pressed={wall === 'white'}>
      <WallIcon />
    </Tool>
  );
}

export function FullScreenTool(props: ToolProps) {
  const { isPossible, isOn, toggle } = useFullScreen();
  if (!isPossible) return null;
  return <Tool {...props} icon={FULL_SCREEN} aria-pressed={isOn} onClick={toggle} />;
}
