import { usePortrait } from '@telehealth/data/profiles/portrait-address';
import { Avatar } from '@telehealth/ui/parts/avatar';

interface PortraitProps {
  of: { specialistId: string; name: string; portraitAt: Date | null };
  size?: 'm' | 'l';
}

export function Portrait({ of, size = 'm' }: PortraitProps) {
  const src = usePortrait(of);
  return <Avatar name={of.name} size={size} {...(src !== undefined && { src })} />;
}
