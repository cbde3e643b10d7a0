import { type ComponentProps, useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';

export const CLOSE_ICON = 'M5 5l10 10M15 5 5 15';

const FULL_SCREEN_ICON = 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5';

// Grows with the text size of the visitor.
export const TOOL_ICON = { grid: 20, size: '1.25rem' };

export const WALLS = ['dark', 'white'] as const;

interface ToolProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly icon?: string;
}

export function Tool({ label, icon, children, ...props }: ToolProps) {
  return (
    <button type="button" aria-label={label} {...props}>
      {icon ? <Icon path={icon} {...TOOL_ICON} /> : children}
    </button>
  );
}

export function WallTool({ wall, ...props }: ToolProps & { wall: (typeof WALLS)[number] }) {
  return (
    <Tool {...props} aria-pressed={wall === 'white'}>
      <Icon
        path="M10 2.75a7.25 7.25 0 0 0 0 14.5 7.25 7.25 0 0 0 0-14.5z"
        filled="M10 2.75a7.25 7.25 0 0 1 0 14.5z"
        {...TOOL_ICON}
      />
    </Tool>
  );
}

/** The whole document, because a dialog cannot be a full-screen element. */
export function FullScreenTool(props: ToolProps) {
  const [isOn, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const handleChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      leaveFullScreen();
    };
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    if (isOn) leaveFullScreen();
    else document.documentElement.requestFullscreen().catch(() => {});
  };
  return <Tool {...props} icon={FULL_SCREEN_ICON} aria-pressed={isOn} onClick={toggle} />;
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}
