import type { ComponentProps } from 'react';
import { FULL_SCREEN, Icon, WallIcon } from '#app/ui/icon.tsx';
import { useFullScreen } from '#app/ui/use-full-screen.ts';

interface ToolProps extends ComponentProps<'button'> {
  readonly label: string;
}

export function Tool({ label, ...props }: ToolProps) {
  return <button type="button" aria-label={label} {...props} />;
}

export const WALLS = ['dark', 'white'] as const;

interface WallToolProps {
  readonly label: string;
  readonly wall: (typeof WALLS)[number];
  readonly onClick: () => void;
}

export function WallTool({ wall, ...props }: WallToolProps) {
  return (
    <Tool {...props} aria-pressed={wall === 'white'}>
      <WallIcon />
    </Tool>
  );
}

export function FullScreenTool({ label }: { readonly label: string }) {
  const { isPossible, isOn, toggle } = useFullScreen();
  if (!isPossible) return null;
  return (
    <Tool label={label} aria-pressed={isOn} onClick={toggle}>
      <Icon path={FULL_SCREEN} />
    </Tool>
  );
}
